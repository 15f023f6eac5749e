import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ines, startMailing } from '#tests/mailing.ts'
import type { MailGroup } from './mailer.ts'
import { outboxOn } from './outbox.ts'

const { begin, end, drop, pool, jobs, mailbox, openOffice, rowOf, settled } = await startMailing()

beforeEach(begin)
afterEach(end)
afterAll(drop)

/** Of an order, unless it says what else. */
const mail = (said: string, gathering: MailGroup, personId = ines) => ({
  effectId: randomUUID(),
  personId,
  template: { name: 'news', data: { said } },
  gathering,
})
const about = (order: string | null, cause: string = randomUUID()): MailGroup => ({ about: order, cause })
const outbox = outboxOn(pool)
const statesOf = (mails: readonly { effectId: string }[]) =>
  Promise.all(mails.map(async ({ effectId }) => (await rowOf(effectId)).state))
/** As a job does it whose time has come. */
const due = ({ effectId }: { effectId: string }) =>
  jobs().enqueue('mail', [{ id: randomUUID(), data: { effectIds: [effectId] } }])
const saidIn = async ({ effectId }: { effectId: string }) =>
  (await outbox.beginTries([effectId]))[0]?.facts.map(({ said }) => said)

test('mails about one order are one mail, with what each of them says, and one row of the outbox', async () => {
  const office = await openOffice(true, 3600)
  const order = randomUUID()
  const mails = ['It was withdrawn.', 'It was cancelled.', 'CareCoins came back.'].map((said) =>
    mail(said, about(order)),
  )
  for (const { effectId, personId, template, gathering } of mails)
    await office.queue(effectId, personId, template, { gathering })
  const before = await office.countTo(ines)
  expect(mailbox.arrived).toEqual([])

  await due(mails[1]!)
  await settled(mails[1]!.effectId, 'SENT')
  expect(await statesOf(mails)).toEqual(['JOINED', 'SENT', 'JOINED'])
  expect(mailbox.arrived.map(({ text }) => text?.match(/(It was|CareCoins)[^.]+\./g))).toEqual([
    ['It was withdrawn.', 'It was cancelled.', 'CareCoins came back.'],
  ])
  expect(await office.countTo(ines)).toBe(before - 2)
  const shown = (await office.outbox({ offset: 0, limit: 50 })).mails.filter(({ text }) =>
    text.includes('CareCoins came back.'),
  )
  expect(shown).toHaveLength(1)

  // A later job finds it done; sent again, it is the same mail.
  for (const one of mails) await due(one)
  expect(await office.resend((await rowOf(mails[0]!.effectId)).id)).toBe(false)
  expect(await office.resend(shown[0]!.id)).toBe(true)
  await vi.waitFor(() => expect(mailbox.arrived).toHaveLength(2), { timeout: 30_000 })
  expect(mailbox.arrived[1]!.text).toBe(mailbox.arrived[0]!.text)
})

test('a node that dies in the middle loses nothing, and what comes meanwhile is a mail of its own', async () => {
  await openOffice(true, 3600)
  const order = randomUUID()
  const of = (said: string) => mail(said, about(order))
  const [first, second, late] = [of('First.'), of('Second.'), of('Late.')]
  await outbox.ask([first, second])
  expect(await saidIn(first)).toEqual(['First.', 'Second.']) // and no one sends it
  await outbox.ask([first, second, late]) // heard again

  await due(first)
  await settled(first.effectId, 'SENT')
  await due(second)
  await due(late)
  await settled(late.effectId, 'SENT')
  expect(mailbox.arrived.map(({ text }) => text?.match(/(First|Second|Late)\./g))).toEqual([
    ['First.', 'Second.'],
    ['Late.'],
  ])
  expect((await rowOf(second.effectId)).state).toBe('JOINED')
})

test('tries that begin at once send each thing once', async () => {
  for (let round = 0; round < 10; round++) {
    const order = randomUUID()
    const mails = ['a', 'b', 'c', 'd'].map((said) => mail(said, about(order)))
    await outbox.ask(mails)
    const tried = await Promise.all(mails.map(saidIn))
    expect(tried.filter(Boolean)).toEqual([['a', 'b', 'c', 'd']])
  }
})

test('what is tried together is gathered alike, and two that try parts of a gathering make one mail of it', async () => {
  for (let round = 0; round < 10; round++) {
    const [order, another] = [randomUUID(), randomUUID()]
    const [a, x, b] = [mail('a', about(order)), mail('x', about(another)), mail('b', about(order))]
    await outbox.ask([a, x, b])
    const tried = await Promise.all([outbox.beginTries([b.effectId, x.effectId]), outbox.beginTries([a.effectId])])
    const said = tried.flat().map(({ facts }) => facts.map((fact) => fact['said']))
    expect(said.toSorted()).toEqual([['a', 'b'], ['x']])
  }
})

test('what is about another order, for another person, or alone, stays by itself', async () => {
  const [order, cause] = [randomUUID(), randomUUID()]
  const mine = mail('mine', about(order, cause))
  const others = [
    mail('another order', about(randomUUID(), cause)),
    mail('another person', about(order, cause), randomUUID()),
    mail('another cause', about(null)),
  ]
  const alone = { effectId: randomUUID(), personId: ines, template: { name: 'news', data: { said: 'alone' } } }
  await outbox.ask([mine, ...others, alone])
  expect(await saidIn(mine)).toEqual(['mine'])
  expect(await statesOf([...others, alone])).toEqual(['QUEUED', 'QUEUED', 'QUEUED', 'QUEUED'])
  expect(await saidIn(alone)).toEqual(['alone'])
})

test('what is about nothing goes with the order that has the same cause, and not with its like', async () => {
  const cause = randomUUID()
  const [level, other, delivered] = [
    mail('level', about(null, cause)),
    mail('other', about(null, cause)),
    mail('delivered', about(randomUUID(), cause)),
  ]
  await outbox.ask([level, other])
  expect(await saidIn(other)).toEqual(['other'])
  await outbox.ask([delivered])
  expect(await saidIn(delivered)).toEqual(['level', 'delivered'])
})
