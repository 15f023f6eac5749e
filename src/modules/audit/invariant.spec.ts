import { expect, test } from 'vitest'

import { type Moment, upcast } from '#platform/event.ts'
import { givenFor } from '#tests/given.ts'

import { InvariantBroken, InvariantHoldsAgain } from './events.ts'
import { invariant, type Standing, tellStanding } from './invariant.ts'

const NAME = 'balance-never-negative'
const rule = 'No balance of CareCoins is negative, after whichever event.'
const first = { streamKind: 'loyalty-account', streamKey: 'c-1', breach: 'The balance is -7 after event 3.' }
const since = '2026-11-10T08:00:00.000Z' as Moment
const outbreak = { streams: 13_000, violations: 26_000, since, first }
const standing = (more: Partial<Standing>): Standing => ({
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

test('a rule that breaks in thousands of streams is told as one, with the count', () => {
  rules()
    .when(tellStanding(standing({})))
    .records(broken())
})

test('while it is told as broken nothing more is said, whatever becomes of the count', () => {
  const told = rules(broken({ streams: 1, violations: 1 }))
  told.when(tellStanding(standing({}))).records()
  told.when(tellStanding(standing({ atEnd: false, now: new Date('2026-11-11T08:00:00Z') }))).records()
})

test('it is whole again once all of the log was looked at, not before', () => {
  rules(broken())
    .when(tellStanding(standing({ outbreak: null, atEnd: false })))
    .records()
  rules(broken())
    .when(tellStanding(standing({ outbreak: null })))
    .records(holdsAgain)
  rules(broken(), holdsAgain)
    .when(tellStanding(standing({ outbreak: null })))
    .records()
  rules()
    .when(tellStanding(standing({ outbreak: null })))
    .records()
})

test('broken again after it was whole, it is told again', () => {
  rules(broken(), holdsAgain)
    .when(tellStanding(standing({})))
    .records(broken())
})

test('a long log is counted for five minutes, then it is told how many there are so far', () => {
  const at = (now: string) => tellStanding(standing({ atEnd: false, now: new Date(now) }))
  rules().when(at('2026-11-10T08:04:59.999Z')).records()
  rules()
    .when(at('2026-11-10T08:05:00Z'))
    .records(broken({ soFar: true }))
})

test('a log that tells of each breach by itself says that the rule is broken, and no more', () => {
  const alone = { invariant: NAME, rule, ...first }
  const told = [1, 2].map(() => InvariantBroken.make(upcast(InvariantBroken, 1, alone) as never))
  expect(told[0]!.data).toEqual({ ...alone, streams: 1, violations: 1, soFar: true })
  rules(...told)
    .when(tellStanding(standing({})))
    .records()
  rules(...told)
    .when(tellStanding(standing({ outbreak: null })))
    .records(holdsAgain)
})
