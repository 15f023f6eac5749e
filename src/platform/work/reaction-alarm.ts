import { counted } from '#platform/formats.ts'
import type { WorkStatus } from './start-work.ts'

/** What passes by itself within seconds raises no alarm. */
const ALARMS_AFTER_TRIES = 4

/** What holds up the reactions, in a sentence; null: nothing, or nothing that has lasted. */
export const reactionAlarm = ({ reactions, parked }: Pick<WorkStatus, 'reactions' | 'parked'>): string | null => {
  const stuck = parked.streams.filter(({ attempts }) => attempts >= ALARMS_AFTER_TRIES)
  const said = [
    ...reactions.flatMap(({ name, error }) => (error === null ? [] : [`${name} waits before an event that fails`])),
    ...[...Map.groupBy(stuck, ({ reaction }) => reaction)].map(
      ([name, streams]) => `${name} leaves out ${counted(streams.length, 'parked stream')}`,
    ),
  ]
  return said.length === 0 ? null : said.join(', ')
}
