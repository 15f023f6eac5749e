import { count, counted } from '#web/ui/format.ts'

/** What must be true of the log, checked while the portal runs. */
export const invariantWords = {
  title: 'Invariants',
  lead: 'What must be true whatever happened. Each rule follows the log by itself; when one breaks, analysts and administrators are told once, until it holds again.',
  check: 'Check everything now',
  checking: 'The whole log is being checked anew, in the background.',
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
