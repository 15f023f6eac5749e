import { grant, type LoyaltyAccount } from '#modules/loyalty/account.ts'
import { type Decision, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import { careCoins } from '#platform/money.ts'
import {
  ReportAccepted,
  ReportAnswered,
  ReportClosingReminded,
  ReportDone,
  ReportFiled,
  type ReportHappened,
  ReportRead,
  ReportRefused,
  ReportWritten,
} from './events.ts'
import { type NewMessage, SOMETHING_NEW } from './helping.ts'
import type { Report } from './report.ts'
import { isDone, isSettled } from './service-terms.ts'

type Change = Decision<Report, ReportHappened>

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

/**
 * Accepts it and, as a business opportunity, grants `amount` CareCoins in the same append: a report is accepted once, so
 * it brings them once. 0: it brings none.
 */
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
