import { describe, expect, test } from 'vitest'

import type { TrailEvent } from '#platform/log/trail.ts'

import { orderInvariants } from './invariants.ts'

const [confirmedOnce, numbered] = orderInvariants
const happened = (...events: [type: string, data?: object, at?: string][]): TrailEvent[] =>
  events.map(([type, data = {}, at = '2026-11-10T00:00:00.000Z'], place) => ({
    envelope: { type, at, version: place + 1, kind: 'order', key: 'o', position: place + 1 } as never,
    data: data as never,
    origin: {},
    correlation: '',
    causation: null,
  }))
const quote = (version: number, validUntil = '2026-12-01T00:00:00.000Z') =>
  ['QuoteIssued', { version, validUntil, options: [{ optionId: 'sea' }] }] as [string, object]
const approved = (quoteVersion: number, optionId = 'sea', at?: string) =>
  ['QuoteApproved', { quoteVersion, optionId }, at] as [string, object, string?]

describe('one accepted quote that stood', () => {
  const breaches = (...events: Parameters<typeof happened>) =>
    'breaches' in confirmedOnce!
      ? confirmedOnce.breaches({ kind: 'order', key: 'o', events: happened(...events), deadlines: new Set() })
      : []

  test.each([
    ['the quote that is out', [quote(1), approved(1)], []],
    ['the revised one', [quote(1), quote(2), approved(2)], []],
    ['an older version', [quote(1), quote(2), approved(1)], ['Quote 1 was confirmed, but it was not valid.']],
    [
      'one that was withdrawn',
      [quote(1), ['QuoteWithdrawn'], approved(1)],
      ['Quote 1 was confirmed, but it was not valid.'],
    ],
    ['a freight that was not offered', [quote(1), approved(1, 'air')], ['A freight was chosen that was not offered.']],
    [
      'one that had lapsed',
      [quote(1), approved(1, 'sea', '2026-12-01T00:02:00.000Z')],
      ['Quote 1 was confirmed after it had lapsed.'],
    ],
    ['one at the very last moment', [quote(1), approved(1, 'sea', '2026-12-01T00:00:30.000Z')], []],
    ['two of them', [quote(1), approved(1), quote(2), approved(2)], ['It was confirmed more than once.']],
    ['none, though it is shipped', [quote(1), ['OrderShipped']], ['It was fulfilled without an accepted quote.']],
    ['none yet', [quote(1)], []],
  ] as [string, Parameters<typeof happened>, string[]][])('%s', (_, events, expected) => {
    expect(breaches(...events)).toEqual(expected)
  })
})

test('numbers follow each other inside a year, and begin again with it', () => {
  const nums = ['2026-000001', '2026-000002', '2027-000001', '2026-000003', '2027-000003']
  let memory: unknown = null
  const found = happened(...nums.map((num) => ['OrderPlaced', { num }] as [string, object])).map((event) => {
    if (!('follow' in numbered!)) return null
    const step = numbered.follow(memory, event)
    memory = step.memory
    return step.breach
  })
  expect(found).toEqual([null, null, null, null, '2027-000003 is in the place of number 2 of 2027.'])
})
