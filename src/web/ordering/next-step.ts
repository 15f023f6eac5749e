import {
  type DocumentStatus,
  isApproved,
  isClosed,
  isInProduction,
  isQuoted,
  isRejected,
  isUnshipped,
  type OrderStatus,
} from '#modules/ordering/order-states.ts'
import { isPlaced, type Stage, stageNames, stages } from '#modules/ordering/stages.ts'
import { type NextKey, nextTexts, procurementTexts } from '#texts/next-steps.ts'
import { approvalTexts } from '#texts/order-approval.ts'
import { orderTexts } from '#texts/orders.ts'

/** What a screen knows of the status of an order. */
export type ShownOrder = {
  readonly status: OrderStatus
  readonly documentStatus: DocumentStatus | null
  readonly held: boolean
  /** Of the company's own, before it is confirmed. `needed`: it was not requested yet. */
  readonly approval?: {
    readonly needed?: boolean
    readonly mine: boolean
    readonly by: { readonly name: string } | null
  } | null
}

type PlacedStage = Exclude<Stage, 'NEW'>
const placed = stageNames.filter(isPlaced)
const documentOf = (stage: PlacedStage): DocumentStatus | null => {
  const shown = stages[stage]
  return 'document' in shown ? shown.document : null
}

/** Finer than the status: a requested document is missing, under review or approved. */
const stageOf = ({ status, documentStatus }: ShownOrder): PlacedStage => {
  const of = placed.filter((stage) => stages[stage].status === status)
  const exact = of.find((stage) => documentOf(stage) === documentStatus)
  return exact ?? of.find((stage) => documentOf(stage) === null) ?? of[0] ?? 'CANCELLED'
}

/** Which sentence says what happens next. */
export const nextOf = (shown: ShownOrder): NextKey => {
  // The days to confirm go on while an order is on hold.
  if (shown.held && isQuoted(shown.status)) return 'ON_HOLD_QUOTED'
  if (shown.held && isUnshipped(shown.status)) return 'ON_HOLD'
  const stage = stageOf(shown)
  if (!isInProduction(shown.status)) return stage
  if (isApproved(shown.documentStatus)) return 'DOCUMENTS_APPROVED'
  return isRejected(shown.documentStatus) ? 'DOCUMENTS_REJECTED' : stage
}

type QuotePromise = { readonly quoteDueAt: string | null; readonly overdue: boolean }

/** The promised 72 hours have passed without a quote: noted by the portal already, or by the clock of this screen first. */
export const isQuoteLate = ({ quoteDueAt, overdue }: QuotePromise, now: Date): boolean =>
  quoteDueAt !== null && (overdue || new Date(quoteDueAt) <= now)

/** What happens next, as the distributor reads it. `acts`: who reads it may do it, too. */
export const nextSentence = (shown: ShownOrder, acts: boolean): string => {
  const { approval } = shown
  if (approval && !approval.needed) {
    return approval.mine ? approvalTexts.nextYours : approvalTexts.next(approval.by?.name ?? approvalTexts.anyoneFirst)
  }
  const next = nextOf(shown)
  return (!acts && procurementTexts[next]) || nextTexts[next]
}

/** The same as a line of its own: 'Next: …', or that there is nothing more. */
export const saidNext = (shown: ShownOrder, acts: boolean): string => {
  const sentence = nextSentence(shown, acts)
  return isClosed(shown.status) ? sentence : orderTexts.next(sentence)
}
