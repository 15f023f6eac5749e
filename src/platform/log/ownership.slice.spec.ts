import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { andina, basket, nordmed, open, Put, purchase, purchaseLog, Spent, sales, spend } from '#tests/purchase-log.ts'
import { existing } from './commands.ts'

const it = purchaseLog()
const { as, opened, storedOf } = it

describe('whose streams', () => {
  test('another company’s stream, an absent one and one’s own that is not begun answer alike: 404', async () => {
    const key = await opened()
    const missing = { refusal: { status: 404 } }
    await expect(as(nordmed).decide(purchase, key, spend(1))).rejects.toMatchObject(missing)
    await expect(as(nordmed).stateOf(purchase, key)).rejects.toMatchObject(missing)
    await expect(as(andina).decide(purchase, randomUUID(), spend(1))).rejects.toMatchObject(missing)
    await expect(as(sales).decide(purchase, randomUUID(), spend(1))).rejects.toMatchObject(missing)
    await expect(
      as(andina).decideTogether(
        { mine: existing(basket, andina.userId), theirs: existing(basket, nordmed.userId) },
        () => ({}),
      ),
    ).rejects.toMatchObject(missing)
  })

  test('no one begins a stream for another company', async () => {
    const key = randomUUID()
    await expect(as(andina).begin(purchase, key, open(nordmed.distributorId))).rejects.toMatchObject({
      refusal: { status: 404 },
    })
    expect(await storedOf(key)).toEqual([])
  })

  test('staff pass, and an implicit stream needs no beginning', async () => {
    await as(andina).decide(basket, andina.userId, () => [Put.make({ what: 'pear' })])
    expect(await as(sales).stateOf(basket, andina.userId)).toEqual(['pear'])
    expect(await as(nordmed).stateOf(basket, nordmed.userId)).toEqual([])
  })

  test('one command never writes for two companies', async () => {
    const targets = { a: existing(purchase, await opened(andina)), b: existing(purchase, await opened(nordmed)) }
    const both = as(sales).decideTogether(targets, () => ({
      a: [Spent.make({ amount: 1, reason: '' })],
      b: [Spent.make({ amount: 1, reason: '' })],
    }))
    await expect(both).rejects.toThrow('two companies')
  })
})
