import { beforeAll, expect, test } from 'vitest'

import { listNotifications } from '#modules/notifications/contract.ts'
import { showOrderHistory } from '#modules/ordering/contract.ts'
import * as messages from '#modules/ordering/fulfilment/messages-contract.ts'
import { calling } from '#tests/whole/every-endpoint.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

import { confirmedOrder } from './confirmed-order.ts'

type Person = { readonly jwt: string }

/** Messages about an order, and notes of staff. */
export const orderMessages = (begin: Begin) => {
  let whole: Whole
  let operations: Person
  let quality: Person

  beforeAll(async () => {
    whole = await begin()
    operations = await whole.world.person('Oscar', 'OPERATIONS', null)
    quality = await whole.world.person('Quentin', 'QUALITY', null)
  })

  test('both sides write to each other, and notes of staff are read by staff only', async () => {
    const { done } = whole.world
    const { buyer, reader } = whole.andina
    const { id, num } = await confirmedOrder(whole)
    await done(messages.writeMessage, { id, text: 'When will it be ready?' }, buyer)
    await done(messages.writeNote, { id, text: 'SECRET: they always ask twice' }, operations)
    await done(messages.writeOfficeMessage, { id, text: 'Next week.' }, operations)
    const theirs = await done(messages.listMessages, { id }, reader)
    expect(theirs.map(({ author, text, own }) => [author, text, own])).toEqual([
      ['Ann of Quetzalia Other of Quetzalia', 'When will it be ready?', false],
      ['PartnerCare', 'Next week.', false],
    ])
    const ours = await done(messages.listOfficeMessages, { id }, operations)
    expect(ours.map(({ kind, author, own }) => [kind, author, own])).toEqual([
      ['MESSAGE', 'Ann of Quetzalia Other of Quetzalia', false],
      ['NOTE', 'Oscar Restrepo', true],
      ['MESSAGE', 'Oscar Restrepo', true],
    ])
    expect(JSON.stringify(await done(showOrderHistory, { id }, reader))).not.toMatch(/note/i)
    const foreign = await calling(whole)(messages.listMessages, { id }, whole.nordmed.buyer.jwt)
    expect(foreign.status).toBe(404)
    expect(await whole.portal.everythingRecorded()).not.toContain('they always ask twice')

    await whole.portal.settle()
    const newMessagesOf = async (who: Person) =>
      (await done(listNotifications, { pageSize: 100 }, who))
        .filter(({ content, title }) => title === 'New message' && content.includes(num))
        .map(({ content }) => content)
    expect(await newMessagesOf(reader)).toEqual([`There is a new message about order ${num}.`])
    expect(await newMessagesOf(operations)).toEqual([`Andina Quetzal SA wrote to you about order ${num}.`])
    expect(await newMessagesOf(quality)).toEqual([])
  })
}
