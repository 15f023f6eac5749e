import { counted } from '#platform/text/formats.ts'
import type { ReadModelStatus } from './projection-status.ts'

/** null: none. Includes stopped rebuilds. */
export const readModelAlarm = (
  tables: readonly Pick<ReadModelStatus, 'name' | 'state' | 'parked'>[],
): string | null => {
  const said = tables.flatMap(({ name, state, parked }) => [
    ...(state === 'halted' ? [`a table of ${name} is halted`] : []),
    ...(parked.length > 0 ? [`${name} leaves out ${counted(parked.length, 'parked stream')}`] : []),
  ])
  return said.length === 0 ? null : [...new Set(said)].join(', ')
}
