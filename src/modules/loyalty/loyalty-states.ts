import type { Moment } from '#platform/event.ts'
import type { ListRows } from '#platform/list-page.ts'
import type { Level } from './events.ts'

export const partnerOrderStatuses = ['IN_PROGRESS', 'SENT', 'CANCELLED'] as const
export type PartnerOrderStatus = (typeof partnerOrderStatuses)[number]
export const openPartnerOrderStatuses = ['IN_PROGRESS'] as const satisfies readonly PartnerOrderStatus[]
/** By which the office's list of ordered material is sorted. */
export const partnerOrderColumns = ['item', 'company', 'ordered', 'cost', 'status'] as const
export const isInProgress = (status: PartnerOrderStatus) => status === 'IN_PROGRESS'
export const isSent = (status: PartnerOrderStatus) => status === 'SENT'

export const manualCoinsStatuses = ['WAITING', 'APPROVED', 'REJECTED'] as const
export type ManualCoinsStatus = (typeof manualCoinsStatuses)[number]
export const waitingCoinsStatuses = ['WAITING'] as const satisfies readonly ManualCoinsStatus[]
/** By which the office's list of requests for CareCoins is sorted. */
export const manualCoinsColumns = ['company', 'change', 'at', 'status'] as const
export const isWaiting = (status: ManualCoinsStatus) => status === 'WAITING'

const accountSums = ['balance', 'earned', 'granted', 'corrected', 'spent', 'redeemed'] as const
/** By which the office's list of accounts is sorted. */
export const accountColumns = ['company', 'group', 'level', ...accountSums] as const

/** Whole CareCoins; null: an account without any entry. */
export type SumsOfAccount = Readonly<Record<(typeof accountSums)[number], number | null>>

/** What a list of companies has of their accounts. */
export type AccountOfCompany = SumsOfAccount & {
  readonly level: Level | null
  readonly levelSince: Moment | null
}
/** Joins the accounts of companies to their rows: a projection sees its own table only. */
export type WithAccount = <Row extends { readonly id: string }>(list: ListRows<Row>) => ListRows<Row & AccountOfCompany>

/** Of rules. PAST: later rules are in force; WITHDRAWN: it never came into force. */
export const rulesStates = ['SCHEDULED', 'IN_FORCE', 'PAST', 'WITHDRAWN'] as const
export const isScheduled = (state: (typeof rulesStates)[number]) => state === 'SCHEDULED'
