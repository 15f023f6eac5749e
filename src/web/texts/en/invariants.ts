import { count } from '#platform/text/formats.ts'
import { counted } from './language.ts'

/** What must be true of the log, checked while the portal runs. */
export const invariantTexts = {
  title: 'Invariants',
  lead: 'Rules that must always hold. They are checked continuously; if one is broken, analysts and administrators are notified once.',
  check: 'Check everything now',
  checking: 'The whole log is being checked in the background.',
  rule: 'Rule',
  state: 'State',
  lookedAt: 'Checked',
  upTo: 'Up to',
  last: 'Last check',
  never: 'Not yet',
  holds: 'Holds',
  violations: (violations: number) => counted(violations, 'violation'),
  inStreamsSince: (streams: number) => `in ${counted(streams, 'stream')}, since`,
  pages: (rule: string) => `Pages of: ${rule}`,
  waiting: 'Being checked',
  of: (position: string, head: string) => `${position} of ${head}`,
  found: 'What was found',
  more: (others: number) => `and ${count(others)} more`,
  list: 'Rules',
}
