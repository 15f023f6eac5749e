import { counted } from './language.ts'

/** The console of the read models. */
export const projectionTexts = {
  title: 'Projections',
  lead: 'Data tables built from the event log. Each can be rebuilt while people use it.',
  list: 'Projections',
  name: 'Projection',
  version: (table: number, code: number) => `Table ${table}, code version ${code}`,
  state: 'State',
  states: {
    live: 'Live',
    standby: 'Standby',
    building: 'Rebuilding',
    paused: 'Paused',
    halted: 'Halted',
  },
  position: 'Position',
  upToDate: 'up to date',
  /** All that is not parked. */
  othersUpToDate: 'otherwise up to date',
  parkedHere: (streams: number) => `${counted(streams, 'stream')} parked`,
  beyondTheEnd: 'beyond the end of the log',
  behind: (events: string) => `${events} behind`,
  rate: 'Rate',
  perSecond: (events: string) => `${events} events/s`,
  size: 'Size',
  check: 'Last check',
  neverChecked: 'Not yet',
  asTold: (leftOut: number) =>
    leftOut === 0 ? 'Matches the log' : `Matches the log, ${counted(leftOut, 'parked stream')} left out`,
  differs: 'Differs',
  /** The other one to switch to: `isNewer` once it was switched back from. */
  standby: (table: number, isNewer: boolean) => `${isNewer ? 'Next' : 'Previous'}: table ${table}`,
  actions: 'Actions',
  about: (name: string) => `for ${name}`,
  do: {
    rebuild: 'Rebuild',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel rebuild',
    back: 'Switch back to the previous one',
    check: 'Compare with the log',
  },
  done: {
    rebuild: (name: string) => `Rebuild of ${name} started. The current version stays live.`,
    pause: (name: string) => `Rebuild of ${name} paused.`,
    resume: (name: string) => `Rebuild of ${name} resumed.`,
    cancel: (name: string) => `Rebuild of ${name} cancelled.`,
    back: (name: string) => `${name} is read from its previous table again.`,
    check: (name: string) => `${name} was compared with the log.`,
  },
  rebuilding: (name: string, table: number, code: number) => `${name}, table ${table}, code version ${code}`,
  progress: (name: string) => `How far the rebuild of ${name} is`,
  rowProgress: (name: string) => `${name}, rebuilt so far`,
  rebuilt: (name: string, events: string, took: string | null) =>
    `${name} is rebuilt and read from its new table: ${events} events${took === null ? '' : ` in ${took}`}.`,
  of: (position: string, target: string) => `${position} of ${target} events`,
  left: (seconds: string) => `${seconds} left`,
  alone: 'You can leave this page. The rebuild continues and goes live when it is done.',
  finishing: 'Building indexes and comparing, then it goes live',
  standing: 'Stopped',
  resting: 'Paused until someone resumes it',
  parked: (name: string, count: number) => `${name}: ${counted(count, 'parked stream')}`,
  parkedLead: 'One of their events could not be applied. Later events wait in order.',
  parkedAt: (type: string, position: string) => `${type} at ${position}`,
  parkedInBuilt: (at: string, table: number) => `${at}, in table ${table}, which is being rebuilt`,
  more: (count: number) => `and ${count} more`,
  retry: 'Retry',
  retryOf: (stream: string) => `Retry ${stream}`,
  retryAll: 'Retry all',
  retried: (freed: number, left: number) =>
    left === 0
      ? freed === 1
        ? '1 stream runs again.'
        : `${freed} streams run again.`
      : freed === 0
        ? `${counted(left, 'stream')} still cannot be applied.`
        : `${counted(freed, 'stream')} ${freed === 1 ? 'runs' : 'run'} again, ${left} still cannot be applied.`,
  confirm: { cancel: 'Cancel the rebuild?', back: 'Switch back?' },
  confirmLead: {
    cancel: (name: string) => `The unfinished rebuild of ${name} is discarded. It is not in use yet.`,
    back: (name: string) =>
      `${name} is read from the table that was live before. It is up to date; you can switch again at any time.`,
  },
  keep: 'Leave it',
}
