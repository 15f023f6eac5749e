import { placeOf } from '#platform/log/proof/fault-place.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { count, dayWithZone } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'

import { logCheckStream, logWatchStream } from './events.ts'

/** What the checks of the log recorded, described for staff. */
export const checkDescriptions = describeEvents([logCheckStream, logWatchStream], {
  LogCheckStarted: ({ trigger }) => ({
    what: trigger === 'NIGHT' ? say('began the nightly check of the event log') : say('had the event log checked'),
    detail: null,
  }),
  LogCheckFinished: ({ commits, signedUpTo, fault }) => ({
    what: fault
      ? say('found a fault in the event log: {0}, {1}', fault.what, placeOf(fault, signedUpTo))
      : say('found the event log whole'),
    detail: say('{0} commits', count(commits)),
  }),
  LogNightPlanned: ({ at }) => ({ what: say('will check the event log on {0}', dayWithZone(at, 'UTC')), detail: null }),
  LogFaultFound: (fault) => ({ what: say('raised the alarm: {0}, {1}', fault.what, placeOf(fault)), detail: null }),
  LogFaultsOver: () => ({ what: say('called off the alarm: the event log is whole again'), detail: null }),
})
