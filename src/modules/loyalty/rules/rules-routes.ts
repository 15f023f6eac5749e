import { programmeActivities } from '#modules/loyalty/contract.ts'
import { levelFor } from '#modules/loyalty/level.ts'
import { tradeFiguresOf } from '#modules/loyalty/level-reactions.ts'
import { type RulesEntry, showRules } from '#modules/loyalty/office-contract.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { Day } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { allDistributors } from '#projections/distributors.ts'
import { rulesAt, rulesEntries } from '#projections/loyalty_rules.ts'
import { namesOf } from '#projections/users.ts'
import { ladderOf, programmeRules, scheduleRules, withdrawRules } from './rules.ts'
import * as calls from './rules-contract.ts'
import { firstRules, PROGRAMME, rulesOn } from './rules-events.ts'

const answer = { success: true as const }

/** The rules of the programme, as they are set. */
export const rulesRoutes = [
  serve(programmeActivities, async (context) => (await rulesAt(context, context.now)).activities),

  serve(showRules, async (context) => {
    const { db, now, configuration, personal } = context
    const today = dayIn(now, configuration.officeTimeZone)
    const [inForce, entries] = await Promise.all([rulesAt(context, now), rulesEntries(db)])
    const setBy = entries.map((entry) => entry.setBy)
    const people = await personal.openAll([...(await namesOf(db, setBy)).values()])
    const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
    const current = entries.filter(({ endedAt }) => endedAt === null)
    const latest = current
      .map(({ from }) => from)
      .filter((from) => from <= today)
      .toSorted()
      .at(-1)
    const stateOf = ({ from, endedAt }: (typeof entries)[number]): RulesEntry['state'] => {
      if (endedAt !== null) return 'WITHDRAWN'
      if (from > today) return 'SCHEDULED'
      return from === latest ? 'IN_FORCE' : 'PAST'
    }
    const first = firstRules(configuration.brand)
    const before = (day: Day) =>
      rulesOn(
        first,
        current.filter(({ from }) => from < day),
        day,
      )
    const history = entries
      .map((entry) => ({
        ...entry,
        before: before(entry.from),
        by: names.get(entry.setBy) ?? '—',
        state: stateOf(entry),
      }))
      .map(({ setBy: _by, endedAt: _at, ...entry }) => entry)
      .toReversed()
    return { today, inForce, history }
  }),

  serve(calls.scheduleRules, async ({ log, now, configuration, input: { reason, ...change } }) => {
    const today = dayIn(now, configuration.officeTimeZone)
    const decision = scheduleRules(change, { first: firstRules(configuration.brand), today })
    return (await log.decide(programmeRules, PROGRAMME, decision, { answer, ...(reason && { reason }) })).answer
  }),

  serve(calls.withdrawRules, async ({ log, now, configuration, input: { from } }) => {
    const decision = withdrawRules(from, dayIn(now, configuration.officeTimeZone))
    return (await log.decide(programmeRules, PROGRAMME, decision, { answer })).answer
  }),

  serve(calls.previewRules, async (context) => {
    const { db, now, input } = context
    const [inForce, companies] = await Promise.all([rulesAt(context, now), allDistributors(db)])
    const [ladder, other] = [ladderOf(inForce), ladderOf(input)]
    const compared = companies
      .filter(({ loyaltyGroup }) => loyaltyGroup !== null)
      .map(async ({ id, organizationName: name }) => {
        const figures = await tradeFiguresOf(db, id, now)
        return { distributor: { id, name }, before: levelFor(figures, ladder), after: levelFor(figures, other) }
      })
    return (await Promise.all(compared)).filter(({ before, after }) => before !== after)
  }),
]
