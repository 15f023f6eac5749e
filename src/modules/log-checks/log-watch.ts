import { addDays } from 'date-fns/addDays'
import { millisecondsInDay } from 'date-fns/constants'
import { type Decision, decider } from '#platform/decision.ts'
import type { EventOf, Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'

import { type LogFault, LogFaultFound, LogFaultsOver, LogNightPlanned, logWatchStream } from './events.ts'

type WatchEvent = EventOf<typeof logWatchStream.events>

export type LogWatch = {
  /** When the next nightly check begins; null: none was ever planned. */
  readonly nextNight: Moment | null
  readonly reported: readonly string[]
}

export const NIGHT = 'log-watch.night'
/** UTC: little is ordered then, anywhere that we deliver to. */
const HOUR = 2
const MOST_REPORTED = 1_000

/** A log that was cut off goes on from there: where it would have to end moves with every event. */
const nameOf = ({ what, position }: LogFault): string => (what === 'cut off' ? what : `${what} at ${position}`)

export const logWatch = decider<LogWatch>()({
  stream: logWatchStream,
  implicit: true,
  initial: () => ({ nextNight: null, reported: [] }),
  owner: () => ({}),
  evolve: {
    LogNightPlanned: (it, { at }) => ({ ...it, nextNight: at }),
    LogFaultFound: (it, fault) => ({ ...it, reported: [...it.reported, nameOf(fault)].slice(-MOST_REPORTED) }),
    LogFaultsOver: (it) => ({ ...it, reported: [] }),
  },
  deadlines: { LogNightPlanned: ({ at }) => [{ kind: NIGHT, at: new Date(at) }] },
})

const nightAfter = (now: Date): Date => {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR))
  return today > now ? today : addDays(today, 1)
}

/** When the portal starts: the night is planned where none is, or where it went by unnoticed a day ago. */
export const planNight =
  (now: Date): Decision<LogWatch, WatchEvent> =>
  ({ nextNight }) =>
    nextNight !== null && now.getTime() - Date.parse(nextNight) < millisecondsInDay
      ? []
      : [LogNightPlanned.make({ at: moment(nightAfter(now)) })]

/** When a night has come: the next one is planned, however late this one is kept. */
export const nightCame =
  (now: Date): Decision<LogWatch, WatchEvent> =>
  () => [LogNightPlanned.make({ at: moment(nightAfter(now)) })]

/** The same fault is an alarm once, however many checks find it, until one finds the log whole. */
export const reportFault =
  (checkId: string, fault: LogFault | null): Decision<LogWatch, WatchEvent> =>
  ({ reported }) => {
    if (fault === null) return reported.length > 0 ? [LogFaultsOver.make({ checkId })] : []
    return reported.includes(nameOf(fault)) ? [] : [LogFaultFound.make({ ...fault, checkId })]
  }
