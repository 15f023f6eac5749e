import { subDays } from 'date-fns/subDays'
import type { CountryId } from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { decider } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { reportStream } from './events.ts'
import { CLOSING_REMINDER_DAYS, type ReportDetail, type ReportStatus, type ReportType } from './service-terms.ts'
import type { ThreadMessage } from './ticket.ts'

export type Report = {
  readonly distributorId: string
  readonly reference: string
  readonly author: string
  readonly filedAt: Moment
  readonly type: ReportType
  readonly countryId: CountryId
  readonly details: readonly { readonly field: ReportDetail; readonly value: Sealed }[]
  readonly reportedOrder: { readonly id: string; readonly num: string } | null
  readonly closesOn: Day | null
  readonly peopleAffected: boolean | null
  readonly status: ReportStatus
  /** By whom and when it was read first. */
  readonly readBy: string | null
  readonly readAt: Moment | null
  readonly acceptedAt: Moment | null
  /** CareCoins that its acceptance brought. */
  readonly careCoins: number
  /** The comment, and what was written since. */
  readonly messages: readonly ThreadMessage[]
}

const said = (report: Report, message: ThreadMessage): Report => ({
  ...report,
  messages: [...report.messages, message],
})

export const tenderCloses = (days: number): string => `report.closes-in-${days}`

const HOUR_OF_REMINDERS = 8
const reminderAt = (closesOn: Day, days: number): Date =>
  subDays(new Date(`${closesOn}T0${HOUR_OF_REMINDERS}:00:00.000Z`), days)

export const report = decider<Report>()({
  stream: reportStream,
  owner: ({ distributorId }) => ({ distributorId }),
  initial: () => ({
    distributorId: '',
    reference: '',
    author: '',
    filedAt: '' as Moment,
    type: 'reportTender',
    countryId: 'any' as CountryId,
    details: [],
    reportedOrder: null,
    closesOn: null,
    peopleAffected: null,
    status: 'RECEIVED',
    readBy: null,
    readAt: null,
    acceptedAt: null,
    careCoins: 0,
    messages: [],
  }),
  evolve: {
    ReportFiled: (before, { messageId: id, text, files, ...filed }, { at, actor: author }) =>
      said(
        { ...before, ...filed, author, filedAt: at },
        { id, by: 'DISTRIBUTOR', what: 'WROTE', author, at, text, files },
      ),
    ReportRead: (state, _, { at, actor }) => ({
      ...state,
      status: state.status === 'RECEIVED' ? 'READ' : state.status,
      readAt: at,
      readBy: actor,
    }),
    ReportAnswered: (state, { messageId: id, text, files }, { at, actor: author }) => ({
      ...said(state, { id, by: 'PROVIDER', what: 'WROTE', author, at, text, files }),
      status: state.status === 'RECEIVED' || state.status === 'READ' ? 'ANSWERED' : state.status,
    }),
    ReportWritten: (state, { messageId: id, text, files }, { at, actor: author }) =>
      said(state, { id, by: 'DISTRIBUTOR', what: 'WROTE', author, at, text, files }),
    ReportAccepted: (it, { careCoins }, { at }) => ({ ...it, status: 'ACCEPTED', acceptedAt: at, careCoins }),
    ReportRefused: (state, { messageId: id, text }, { at, actor: author }) => ({
      ...said(state, { id, by: 'PROVIDER', what: 'WROTE', author, at, text, files: [] }),
      status: 'REFUSED',
    }),
    ReportDone: (it) => ({ ...it, status: 'DONE' }),
    ReportClosingReminded: (it) => it,
  },
  deadlines: {
    ReportFiled: ({ closesOn }, now) =>
      closesOn === null
        ? []
        : CLOSING_REMINDER_DAYS.map((days) => ({ kind: tenderCloses(days), at: reminderAt(closesOn, days) })).filter(
            ({ at }) => at > now,
          ),
  },
})
