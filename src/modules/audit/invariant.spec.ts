import { expect, test } from 'vitest'

import { type Moment, upcast } from '#platform/event.ts'
import { givenFor } from '#tests/given.ts'

import { InvariantBroken, InvariantHoldsAgain } from './events.ts'
import { type InvariantCheck, invariant, reportCheck } from './invariant.ts'

const NAME = 'balance-never-negative'
const rule = 'No balance of CareCoins is negative, after whichever event.'
const first = { streamKind: 'loyalty-account', streamKey: 'c-1', breach: 'The balance is -7 after event 3.' }
const since = '2026-11-10T08:00:00.000Z' as Moment
const outbreak = { streams: 13_000, violations: 26_000, since, first }
const check = (more: Partial<InvariantCheck>): InvariantCheck => ({
  rule,
  outbreak,
  atEnd: true,
  now: new Date('2026-11-10T08:00:10Z'),
  ...more,
})
const broken = (more = {}) =>
  InvariantBroken.make({
    invariant: NAME,
    rule,
    ...first,
    streams: 13_000,
    violations: 26_000,
    soFar: false,
    ...more,
  })
const holdsAgain = InvariantHoldsAgain.make({ invariant: NAME, rule })
const rules = (...happened: Parameters<typeof givenFor<typeof invariant>>[2][]) =>
  givenFor(NAME, invariant, ...happened)

test('a rule that breaks in thousands of streams is reported once, with the count', () => {
  rules()
    .when(reportCheck(check({})))
    .records(broken())
})

test('while it is reported as broken nothing more is reported, whatever the count becomes', () => {
  const reported = rules(broken({ streams: 1, violations: 1 }))
  reported.when(reportCheck(check({}))).records()
  reported.when(reportCheck(check({ atEnd: false, now: new Date('2026-11-11T08:00:00Z') }))).records()
})

test('it is whole again once all of the log was looked at, not before', () => {
  rules(broken())
    .when(reportCheck(check({ outbreak: null, atEnd: false })))
    .records()
  rules(broken())
    .when(reportCheck(check({ outbreak: null })))
    .records(holdsAgain)
  rules(broken(), holdsAgain)
    .when(reportCheck(check({ outbreak: null })))
    .records()
  rules()
    .when(reportCheck(check({ outbreak: null })))
    .records()
})

test('a rule that breaks after it was whole again is reported again', () => {
  rules(broken(), holdsAgain)
    .when(reportCheck(check({})))
    .records(broken())
})

test('a long log is counted for five minutes, then the count so far is reported', () => {
  const at = (now: string) => reportCheck(check({ atEnd: false, now: new Date(now) }))
  rules().when(at('2026-11-10T08:04:59.999Z')).records()
  rules()
    .when(at('2026-11-10T08:05:00Z'))
    .records(broken({ soFar: true }))
})

test('a log with an event for each breach says that the rule is broken, and no more', () => {
  const alone = { invariant: NAME, rule, ...first }
  const events = [1, 2].map(() => InvariantBroken.make(upcast(InvariantBroken, 1, alone) as never))
  expect(events[0]!.data).toEqual({ ...alone, streams: 1, violations: 1, soFar: true })
  rules(...events)
    .when(reportCheck(check({})))
    .records()
  rules(...events)
    .when(reportCheck(check({ outbreak: null })))
    .records(holdsAgain)
})
