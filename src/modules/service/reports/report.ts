import { subDays } from 'date-fns/subDays'
import type { CountryId } from '#modules/catalogue/events.ts'
import { grant, type LoyaltyAccount } from '#modules/loyalty/account.ts'
import {
  ReportAccepted,
  ReportAnswered,
  ReportClosingReminded,
  ReportDone,
  type ReportEvent,
  ReportFiled,
  ReportRead,
  ReportRefused,
  ReportWritten,
  reportStream,
} from '#modules/service/events.ts'
import {
  CLOSING_REMINDER_DAYS,
  isDone,
  isSettled,
  isUnanswered,
  type ReportDetail,
  type ReportStatus,
  type ReportType,
} from '#modules/service/service-states.ts'
import { type NewMessage, SOMETHING_NEW, type ThreadMessage } from '#modules/service/tickets/ticket.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'

type Change = Decision<Report, ReportEvent>

export const fileReport =
  (filed: Parameters<typeof ReportFiled.make>[0]): Change =>
  () => [ReportFiled.make(filed)]

/** Opened by staff: only the first time counts. */
export const readReport: Change = ({ readAt }) => (readAt === null ? [ReportRead.make({})] : [])

const over = ({ status }: Report): Refusal | null =>
  isDone(status) ? refused('This report is done. Please open a request instead.') : null

export const writeToReport =
  (written: NewMessage): Change =>
  (report) =>
    over(report) ?? [ReportWritten.make(written)]

const unseen = ({ messages }: Report, seen: number): Refusal | null =>
  messages.length > seen ? refused(SOMETHING_NEW, { members: { arrived: messages.length - seen } }) : null

export const answerReport =
  (seen: number, written: NewMessage): Change =>
  (report) =>
    over(report) ?? unseen(report, seen) ?? [ReportAnswered.make(written)]

const decided = ({ status, acceptedAt }: Report): Refusal | null =>
  acceptedAt !== null || isSettled(status) ? refused('This report has been decided already') : null

/** `amount`: CareCoins for a business opportunity, granted in the same append, so once only. 0: none. */
export const acceptReport =
  (amount: number) =>
  ({ report, account }: { readonly report: Report; readonly account: LoyaltyAccount }) => {
    const already = decided(report)
    if (already) return already
    const granted = amount === 0 ? [] : grant(amount, 'BUSINESS_OPPORTUNITY_REPORTED')(account)
    if (isRefusal(granted)) return granted
    return { report: [ReportAccepted.make({ careCoins: careCoins(amount) })], account: granted }
  }

export const refuseReport =
  ({ messageId, text }: Pick<NewMessage, 'messageId' | 'text'>): Change =>
  (report) =>
    decided(report) ?? [ReportRefused.make({ messageId, text })]

/** Of a tender that may still be won. */
export const remindOfClosing =
  (days: number): Change =>
  ({ status, closesOn }) =>
    closesOn === null || isSettled(status) ? [] : [ReportClosingReminded.make({ closesOn, days })]

export const finishReport: Change = (report) =>
  isDone(report.status) ? refused('This report is done already') : [ReportDone.make({})]

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
      status: isUnanswered(state.status) ? 'ANSWERED' : state.status,
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
