import { counted } from '#web/ui/format.ts'

/** What must be true of the log, checked while the portal runs. */
export const invariantWords = {
  title: 'Invariants',
  lead: 'What must be true whatever happened. Each rule follows the log by itself; a violation is told to analysts and administrators.',
  check: 'Check everything now',
  checking: 'The whole log is being checked anew, in the background.',
  rule: 'Rule',
  state: 'State',
  lookedAt: 'Checked',
  upTo: 'Up to',
  last: 'Last check',
  never: 'Not yet',
  holds: 'Holds',
  violations: (count: number) => counted(count, 'violation'),
  waiting: 'Being checked',
  of: (position: string, head: string) => `${position} of ${head}`,
  found: 'What was found',
  more: (count: number) => `and ${count} more`,
  list: 'Rules',
}
