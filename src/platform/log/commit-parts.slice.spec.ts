import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { unchecked } from '#platform/typed.ts'

import { andina, basket, Opened, open, type Purchase, Put, purchase, purchaseLog } from '#tests/purchase-log.ts'
import { AlreadyDone } from './append-refused.ts'
import { existing, fresh } from './commands.ts'

const it = purchaseLog()
const { as, opened, storedOf } = it

describe('committed with events: numbers, deadlines, repeats', () => {
  const series = { name: 'purchases', year: 2026 }
  const numbered = (_: Purchase, drawn: { number: string }) => [
    Opened.make({ distributorId: andina.distributorId, num: drawn.number }),
  ]

  test('the number is in the event, in the state and in the answer', async () => {
    const key = randomUUID()
    const answer = (state: Purchase, it: { number: string }) => ({ num: it.number, same: state.num })
    const done = await as(andina).begin(purchase, key, numbered, { series, answer })
    expect(done).toMatchObject({ state: { num: '2026-000001' }, answer: { num: '2026-000001', same: '2026-000001' } })
    expect((await storedOf(key))[0].data.num).toBe('2026-000001')
  })

  test('a number without a series is a bug', () =>
    expect(as(andina).begin(purchase, randomUUID(), numbered)).rejects.toThrow('names no series'))

  test('a deadline is written with its event and queued in the same transaction, under an id that follows from it', async () => {
    it.alarmed.length = 0
    const key = await opened()
    const { rows } = await it.pool.query('select id, due_at from es.deadline where stream_key = $1', [key])
    expect(it.alarmed).toMatchObject([
      {
        id: rows[0].id,
        kind: 'remind',
        streamKind: 'purchase',
        streamKey: key,
        version: 1,
        dueAt: '2026-11-20T12:00:01.000Z',
      },
    ])
    expect(rows[0].due_at).toEqual(new Date('2026-11-20T12:00:01Z'))
  })

  test('when the job cannot be queued, nothing was recorded', async () => {
    const key = randomUUID()
    const alarms = async () => {
      throw new Error('no queue')
    }
    await expect(as(andina, { alarms }).begin(purchase, key, open(andina.distributorId))).rejects.toThrow('no queue')
    expect(await storedOf(key)).toEqual([])
  })

  test('50 racing repeats of one command, each with its own fresh stream, are one', async () => {
    const idempotency = { owner: andina.userId, key: 'place', bodyHash: 'ab' }
    const place = () =>
      as(andina, { idempotency }).begin(purchase, randomUUID(), numbered, {
        series,
        answer: (_, it) => ({ num: it.number }),
      })
    const all = await Promise.allSettled(Array.from({ length: 50 }, place))
    const [first, ...others] = all.filter((it) => it.status === 'fulfilled').map((it) => it.value)
    expect(others).toEqual([])
    for (const it of all)
      if (it.status === 'rejected') {
        expect(it.reason).toBeInstanceOf(AlreadyDone)
        expect(it.reason).toMatchObject({ sameBody: true, answer: first!.answer })
      }
    expect(await it.log.findDone(idempotency)).toMatchObject({ answer: first!.answer, sameBody: true })
  })

  test('a number is never lost: as many as there are purchases with one', async () => {
    const { rows } = await it.pool.query(
      `select count(*) as n, max(data ->> 'num') as last from es.event where data ->> 'num' like '2026%'`,
    )
    expect(rows[0].last).toBe(`2026-${String(rows[0].n).padStart(6, '0')}`)
  })

  test('a command with a deadline takes two statements: the append writes the job, commits and is sealed', async () => {
    const said: string[] = []
    const heard = vi.spyOn(Client.prototype, 'query')
    await as(andina, { alarms: async () => ({ statement: 'select $1', jobs: '[]' }) }).decideTogether(
      { order: fresh(purchase, randomUUID()), cart: existing(basket, andina.userId) },
      () => ({
        order: [Opened.make({ distributorId: andina.distributorId, num: '-' })],
        cart: [Put.make({ what: 'x' })],
      }),
    )
    for (const [query] of unchecked<[string | { text: string }][]>(heard.mock.calls))
      said.push(typeof query === 'string' ? query : query.text)
    heard.mockRestore()
    expect(said.map((text) => text.match(/es\.\w+/)?.[0] ?? text)).toEqual(['es.load', 'es.append_all'])
  })
})
