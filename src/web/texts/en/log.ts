import type { LogFault } from '#modules/log-checks/events.ts'
import { count } from '#platform/text/formats.ts'

/** The event log itself: how far it is proven, and what its checks found. */
export const logTexts = {
  title: 'Event log',
  onlyAuditors: 'Only users with the role ANALYST or ADMIN can see the state of the log and start checks.',
  lead: 'Each event is chained to the one before it, and the end of the chain is signed. A check verifies that nothing has been changed.',
  check: 'Check now',
  checking: 'The whole log is being checked, in the background.',
  glance: 'Status of the log',
  sealedUpTo: 'Sealed up to',
  signedUpTo: 'Signed up to',
  notSigned: 'Nothing yet',
  waiting: 'Waiting to be sealed',
  nextNight: 'Next nightly check',
  noNight: 'Not planned',
  lastCheck: 'Last check',
  cutOff: 'The log was cut off',
  endsEarly: (endsAt: string, wentTo: string) =>
    `It ends at position ${endsAt}, and what followed, at least up to position ${wentTo}, was read and is gone.`,
  restore: 'Nothing is recorded until the log is restored from a backup.',
  running: 'A check is under way',
  progress: 'How far the check is',
  of: (done: string, target: string) => `${done} of ${target} positions`,
  beginning: 'It begins',
  noCheck: 'The log has not been checked yet. The portal checks it every night.',
  whole: (position: string) => `Nothing was changed, removed, added or moved, up to position ${position}.`,
  vouched: (heads: number, position: string) =>
    heads === 1
      ? `1 signed head agrees, at position ${position}.`
      : `${count(heads)} signed heads agree, the last at position ${position}.`,
  unvouched: 'No signed head vouches for it.',
  unknownHeads: (heads: number) =>
    heads === 1
      ? '1 signed head names a key that is not known here, and proves nothing here.'
      : `${count(heads)} signed heads name keys that are not known here, and prove nothing here.`,
  at: (position: string) => `position ${position}`,
  between: (from: string, to: string) => `somewhere after position ${from}, up to position ${to}`,
  outside: 'outside the log',
  before: 'Everything before it is as recorded.',
  beforeHead: 'Everything up to the last matching signed head is proven; the change is after it.',
  wholeCommit: 'A commit has one hash: any of its events may be the edited one, of which this position is the first.',
  list: 'Checks',
  who: 'Who',
  when: 'When',
  howFar: 'How far',
  commits: (count: string) => `${count} commits`,
  rate: 'Rate',
  perSecond: (commits: string) => `${commits} commits/s`,
  verdict: 'Verdict',
  night: 'at night',
  states: { RUNNING: 'Under way', ENDED_EARLY: 'Ended early', WHOLE: 'Intact', FAULT: 'Fault' },
  faults: {
    missing: 'Missing: an event or a commit is gone',
    inserted: 'Inserted: there is one that was never recorded here',
    edited: 'Edited: what is stored is not what was recorded',
    reordered: 'Reordered: another commit, or another event of this one, belongs here',
    're-hashed': 'Re-hashed: hashes were rewritten to fit what is stored',
    'cut off': 'Cut off: the log once went on from here',
    forged: 'Forged: a signed head was not signed by the key that it names',
  } satisfies Record<LogFault['what'], string>,
}

/** The backups of the last nights, and what the trial of each restore found. */
export const drillTexts = {
  title: 'Backups',
  planned: 'Each night a backup is made and a restore of it is tried: the copy is verified and compared with the log.',
  notPlanned: 'The portal makes no backups at night: no folder for them is configured.',
  list: 'Nightly backups',
  backup: 'Backup of',
  notMade: 'No backup was made',
  sealed: (file: string) => `${file}, sealed`,
  when: 'Restore tried',
  took: 'Took',
  seconds: (seconds: number) => `${count(seconds)} s`,
  commits: 'Commits',
  rows: 'Rows of tables',
  result: 'Result',
  matches: 'Matches the log',
  fault: 'Fault',
}
