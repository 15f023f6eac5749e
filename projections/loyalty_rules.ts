import {
  firstRules,
  PROGRAMME,
  type ProgrammeRules,
  programmeRulesStream,
  type RulesChange,
  rulesOn,
} from '#modules/loyalty/rules/rules-events.ts'
import type { Day, Moment } from '#platform/event.ts'
import type { Background } from '#platform/module.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { dayIn } from '#platform/time/time-zone.ts'

/** A change as it was made; `endedAt`: it was withdrawn, or another one of the same day took its place. */
export type RulesEntry = RulesChange & {
  readonly setBy: string
  readonly setAt: Moment
  readonly reason: string | null
  readonly endedAt: Moment | null
}
type LoyaltyRulesRow = { readonly id: string; readonly entries: readonly RulesEntry[] }

const ended = (entries: readonly RulesEntry[], from: Day, at: Moment): RulesEntry[] =>
  entries.map((entry) => (entry.from === from && entry.endedAt === null ? { ...entry, endedAt: at } : entry))

/** One row with every change of the programme's rules, in the order in which they were made. */
export const loyaltyRules = projection<LoyaltyRulesRow>()({
  name: 'loyalty_rules',
  version: 1,
  of: [programmeRulesStream],
  table: 'id text primary key, entries json not null',
  indexes: [],
  key: 'stream',
  when: {
    ProgrammeRulesScheduled: (row, { from, rules }, { key, actor, at, reason }) => ({
      id: key,
      entries: [
        ...ended(row?.entries ?? [], from, at),
        { from, rules, setBy: actor, setAt: at, reason, endedAt: null },
      ],
    }),
    ProgrammeRulesWithdrawn: (row, { from }, { key, at }) => ({
      id: key,
      entries: ended(row?.entries ?? [], from, at),
    }),
  },
  topics: () => ['office:loyalty', 'catalogue'],
  onPoison: 'halt',
})

export const rulesEntries = async (db: ReadModels): Promise<readonly RulesEntry[]> =>
  (await rows(db, loyaltyRules).selectAll().where('id', '=', PROGRAMME).executeTakeFirst())?.entries ?? []

/** The rules in force at a moment, by the office's calendar. */
export const rulesAt = async (
  {
    db,
    configuration,
    once = (_, ask) => ask(),
  }: Pick<Services, 'db' | 'configuration'> & Partial<Pick<Background, 'once'>>,
  at: Date | string,
): Promise<ProgrammeRules> => {
  const entries = await once('loyalty rules', () => rulesEntries(db))
  const changes = entries.filter(({ endedAt }) => endedAt === null)
  return rulesOn(firstRules(configuration.brand), changes, dayIn(at, configuration.officeTimeZone))
}
