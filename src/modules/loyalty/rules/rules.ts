import { levels } from '#modules/loyalty/events.ts'
import type { LevelTerms } from '#modules/loyalty/level.ts'
import {
  type Decision,
  decider,
  invalid,
  notFound,
  type RecordedBy,
  type Refusal,
  refused,
} from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import {
  type ProgrammeRules,
  ProgrammeRulesScheduled,
  ProgrammeRulesWithdrawn,
  programmeRulesStream,
  type RulesChange,
  rulesOn,
} from './rules-events.ts'

/** What levels ask for, as reviews take it. */
export const ladderOf = ({ levels: criteria }: Pick<ProgrammeRules, 'levels'>): readonly LevelTerms[] =>
  levels.map((reference) => ({ reference, ...criteria[reference] }))

type RulesHistory = { readonly changes: readonly RulesChange[] }
type Change = Decision<RulesHistory, RecordedBy<typeof programmeRules>>

const besides = (changes: readonly RulesChange[], day: Day) => changes.filter(({ from }) => from !== day)

/** The rules of the programme with their days. Of the provider: no company's log reaches it. */
export const programmeRules = decider<RulesHistory>()({
  stream: programmeRulesStream,
  implicit: true,
  owner: () => ({}),
  initial: () => ({ changes: [] }),
  evolve: {
    ProgrammeRulesScheduled: ({ changes }, change) => ({ changes: [...besides(changes, change.from), change] }),
    ProgrammeRulesWithdrawn: ({ changes }, { from }) => ({ changes: besides(changes, from) }),
  },
})

/** A level never requires less than the one below it. */
const outOfOrder = ({ levels: criteria }: ProgrammeRules): Refusal | null => {
  const errors: Record<string, string> = {}
  for (const [index, level] of levels.entries()) {
    const below = levels[index - 1]
    if (!below) continue
    for (const field of ['orders', 'units', 'turnover'] as const)
      if (criteria[level][field] < criteria[below][field])
        errors[`rules.levels.${level}.${field}`] = 'A status requires at least as much as the one below it'
  }
  return Object.keys(errors).length > 0 ? invalid(errors) : null
}

const isSame = (a: ProgrammeRules, b: ProgrammeRules): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What has happened until today was counted by the rules of then: a change begins tomorrow at the earliest. */
export const scheduleRules =
  ({ from, rules }: RulesChange, { first, today }: { readonly first: ProgrammeRules; readonly today: Day }): Change =>
  ({ changes }) => {
    if (from <= today) return invalid({ from: 'Choose a day that is still to come' })
    const wrong = outOfOrder(rules)
    if (wrong) return wrong
    const current = changes.find((change) => change.from === from)
    const instead = current?.rules ?? rulesOn(first, changes, from)
    return isSame(instead, rules)
      ? refused('These are the rules of that day already')
      : [ProgrammeRulesScheduled.make({ from, rules })]
  }

export const withdrawRules =
  (from: Day, today: Day): Change =>
  ({ changes }) => {
    if (!changes.some((change) => change.from === from)) return notFound('No change is scheduled for this day')
    if (from <= today) return refused('These rules are in force. Schedule others instead.')
    return [ProgrammeRulesWithdrawn.make({ from })]
  }
