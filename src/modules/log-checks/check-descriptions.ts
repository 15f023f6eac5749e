import { placeOf } from '#platform/log/proof/fault-place.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { count, dayWithZone } from '#platform/text/formats.ts'

import { logCheckStream, logWatchStream } from './events.ts'

/** What the checks of the log recorded, described for staff. */
export const checkDescriptions = describeEvents([logCheckStream, logWatchStream], {
  LogCheckStarted: ({ trigger }) => ({
    what: trigger === 'NIGHT' ? 'began the nightly check of the event log' : 'had the event log checked',
    detail: null,
  }),
  LogCheckFinished: ({ commits, signedUpTo, fault }) => ({
    what: fault
      ? `found a fault in the event log: ${fault.what}, ${placeOf(fault, signedUpTo)}`
      : 'found the event log whole',
    detail: `${count(commits)} commits`,
  }),
  LogNightPlanned: ({ at }) => ({ what: `will check the event log on ${dayWithZone(at, 'UTC')}`, detail: null }),
  LogFaultFound: (fault) => ({ what: `raised the alarm: ${fault.what}, ${placeOf(fault)}`, detail: null }),
  LogFaultsOver: () => ({ what: 'called off the alarm: the event log is whole again', detail: null }),
})
