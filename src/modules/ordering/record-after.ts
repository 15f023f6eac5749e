import type { DataByType, Moment } from '#platform/event.ts'
import { type Envelope, knownRow } from '#platform/projection.ts'
import { searchKey } from '#platform/search.ts'

import type { orderStream } from './events.ts'
import { courseAfter, placedCourse } from './order-course.ts'
import type {
  DraftRound,
  EndedBecause,
  Naming,
  OrderRecord,
  QuoteState,
  QuoteVersion,
  SubmittedDocument,
} from './order-record.ts'
import type { UploadedDocumentType } from './order-status.ts'
import { statusOf } from './stages.ts'

type Events = DataByType<typeof orderStream.events>

type Row = OrderRecord | undefined

/** Nothing happens to an order before it is placed. */
const unchanged = knownRow('The order was not placed') as (row: Row) => OrderRecord

/** The order with its course moved on. */
const moved = <Type extends keyof Events>(type: Type, before: Row, data: Events[Type]): OrderRecord => {
  const row = unchanged(before)
  const course = courseAfter[type](row, data)
  return { ...row, ...course, ...(course.stage && { status: statusOf(course.stage) }) }
}

const unnamed = <Data extends Record<Naming, unknown>>(data: Data): Omit<Data, Naming> => {
  const { orderId: _, num: _num, distributorId: _company, ...rest } = data
  return rest
}

const becoming = (quotes: readonly QuoteVersion[], state: QuoteState): readonly QuoteVersion[] =>
  quotes.map((quote) => (quote.state === 'STANDS' ? { ...quote, state } : quote))

const waiting = { overdue: false, quoteDueAt: null, validUntil: null } as const

const ended = (row: OrderRecord, quote: QuoteState, endedBecause: EndedBecause, endText: string | null = null) => ({
  ...row,
  ...waiting,
  quotes: becoming(row.quotes, quote),
  holdReason: null,
  endedBecause,
  endText,
})

/** The 72 hours begin again. */
const promised = (row: OrderRecord, { quoteDueAt }: { quoteDueAt: Moment }): OrderRecord => ({
  ...row,
  ...waiting,
  quoteDueAt,
})

const asked = (row: OrderRecord, type: UploadedDocumentType, note: string | null, askedAt: Moment): OrderRecord => ({
  ...row,
  requests: [...row.requests, { type, note, askedAt }],
})

const reviewed = (row: OrderRecord, documentId: string, review: Partial<SubmittedDocument>): OrderRecord => ({
  ...row,
  submittedDocuments: row.submittedDocuments.map((it) => (it.documentId === documentId ? { ...it, ...review } : it)),
})

const decided = (row: OrderRecord, round: number, decision: Partial<DraftRound>): OrderRecord => ({
  ...row,
  drafts: row.drafts.map((it) => (it.round === round ? { ...it, ...decision } : it)),
})

const productIdsOf = (lines: OrderRecord['lines']) => lines.map(({ productId }) => productId)

const nothingYet = {
  overdue: false,
  validUntil: null,
  quotes: [],
  confirmed: null,
  prepayment: null,
  requests: [],
  submittedDocuments: [],
  production: null,
  drafts: [],
  shipment: null,
  deliveredOn: null,
  earned: null,
  invoice: null,
  holdReason: null,
  endedBecause: null,
  endText: null,
} as const

type Steps = {
  readonly [Type in keyof Events]: (row: Row, data: Events[Type], envelope: Envelope) => OrderRecord
}

/** What each event makes of the record. */
export const recordAfter: Steps = {
  OrderPlaced: (_, data, { at }) => {
    const { orderId: id, ...placed } = data
    return {
      ...nothingYet,
      ...placed,
      ...placedCourse(data),
      id,
      numKey: searchKey(placed.num),
      status: 'WAITING_FOR_QUOTE',
      placedAt: at,
      productIds: productIdsOf(placed.lines),
    }
  },
  QuoteDueReminded: unchanged,
  QuoteFellOverdue: (row, data) => ({ ...moved('QuoteFellOverdue', row, data), overdue: true }),
  QuoteIssued: (row, data, { at: issuedAt }) => {
    const before = moved('QuoteIssued', row, data)
    const version: QuoteVersion = { ...unnamed(data), issuedAt, state: 'STANDS' }
    return {
      ...before,
      ...waiting,
      validUntil: data.validUntil,
      quotes: [...becoming(before.quotes, 'REVISED'), version],
    }
  },
  QuoteWithdrawn: (row, data) => {
    const before = moved('QuoteWithdrawn', row, data)
    return { ...before, validUntil: null, quotes: becoming(before.quotes, 'WITHDRAWN') }
  },
  ConfirmationReminded: unchanged,
  QuoteApproved: (row, data, { at: confirmedAt }) => {
    const before = moved('QuoteApproved', row, data)
    const quotes = becoming(before.quotes, 'APPROVED')
    // What the option is called and how it travels stand in its quote.
    const { optionName: _, transportMode: _mode, transitDays: _days, ...confirmed } = unnamed(data)
    return { ...before, ...waiting, quotes, confirmed: { ...confirmed, confirmedAt } }
  },
  QuoteRejected: (row, data) => ended(moved('QuoteRejected', row, data), 'REJECTED', 'QUOTE_REJECTED', data.reason),
  QuoteExpired: (row, data) => ended(moved('QuoteExpired', row, data), 'EXPIRED', 'QUOTE_EXPIRED'),
  OrderCancelled: (row, data) =>
    ended(
      moved('OrderCancelled', row, data),
      'CANCELLED',
      data.by === 'PROVIDER' ? 'CANCELLED_BY_PROVIDER' : 'CANCELLED_BY_DISTRIBUTOR',
      data.reason,
    ),
  OrderItemsChanged: (row, data) => ({
    ...promised(moved('OrderItemsChanged', row, data), data),
    productIds: productIdsOf(data.lines),
  }),
  OrderAddressChanged: (row, data) => ({
    ...promised(moved('OrderAddressChanged', row, data), data),
    [data.addressType === 'SHIPPING' ? 'shippingAddress' : 'billingAddress']: data.address,
  }),
  OrderContactChanged: (row, data) => ({
    ...promised(moved('OrderContactChanged', row, data), data),
    contact: data.contact,
  }),
  OrderShippingChanged: (row, data) => ({
    ...promised(moved('OrderShippingChanged', row, data), data),
    shipping: data.shipping,
  }),
  OrderCertificatesChanged: (row, data) => ({
    ...promised(moved('OrderCertificatesChanged', row, data), data),
    certificates: data.certificates,
  }),
  SpecialRequestChanged: (row, data) => ({
    ...promised(moved('SpecialRequestChanged', row, data), data),
    specialRequest: data.specialRequest,
  }),
  PrepaymentRequested: (row, data, { at }) => ({
    ...asked(moved('PrepaymentRequested', row, data), 'PROOF_OF_PREPAYMENT', data.note, at),
    prepayment: { amount: data.amount, dueOn: data.dueOn },
  }),
  ImportLicenseRequested: (row, data, { at }) =>
    asked(moved('ImportLicenseRequested', row, data), 'LICENSE_DOCUMENT', data.note, at),
  PreinspectionRequested: (row, data, { at }) =>
    asked(moved('PreinspectionRequested', row, data), 'PREINSPECTION', data.note, at),
  DocumentSubmitted: (row, data, { at: submittedAt }) => {
    const { documentId, fileId, filename, type, replaces } = data
    const submitted = { documentId, fileId, filename, type, submittedAt }
    const before = moved('DocumentSubmitted', row, data)
    const { submittedDocuments } = replaces === null ? before : reviewed(before, replaces, { state: 'REPLACED' })
    return {
      ...before,
      submittedDocuments: [...submittedDocuments, { ...submitted, state: 'SUBMITTED', reason: null, reviewedAt: null }],
    }
  },
  DocumentApproved: (row, data, { at: reviewedAt }) =>
    reviewed(moved('DocumentApproved', row, data), data.documentId, { state: 'APPROVED', reviewedAt }),
  DocumentRejected: (row, data, { at: reviewedAt }) =>
    reviewed(moved('DocumentRejected', row, data), data.documentId, {
      state: 'REJECTED',
      reason: data.reason,
      reviewedAt,
    }),
  ProductionStarted: (row, data, { at: startedAt }) => ({
    ...moved('ProductionStarted', row, data),
    production: { startedAt, readyOn: data.readyOn },
  }),
  ShippingDocumentsSent: (row, data, { at: sentAt }) => {
    const before = moved('ShippingDocumentsSent', row, data)
    const round: DraftRound = { ...unnamed(data), sentAt, state: 'RECEIVED', reason: null, decidedAt: null }
    return { ...before, drafts: [...before.drafts, round] }
  },
  ShippingDocumentsApproved: (row, data, { at: decidedAt }) =>
    decided(moved('ShippingDocumentsApproved', row, data), data.round, { state: 'APPROVED', decidedAt }),
  ShippingDocumentsRejected: (row, data, { at: decidedAt }) =>
    decided(moved('ShippingDocumentsRejected', row, data), data.round, {
      state: 'REJECTED',
      reason: data.reason,
      decidedAt,
    }),
  OrderShipped: (row, data, { at }) => ({ ...moved('OrderShipped', row, data), shipment: { ...unnamed(data), at } }),
  OrderDelivered: (row, data) => ({
    ...moved('OrderDelivered', row, data),
    deliveredOn: data.deliveredOn,
    earned: { careCoinsEarned: data.careCoinsEarned, cashBackCareCoins: data.cashBackCareCoins },
  }),
  OrderBilled: (row, data, { at: billedAt }) => ({
    ...moved('OrderBilled', row, data),
    invoice: { ...unnamed(data), billedAt },
  }),
  OrderHeld: (row, data) => ({ ...moved('OrderHeld', row, data), holdReason: data.reason }),
  OrderReleased: (row, data) => ({ ...moved('OrderReleased', row, data), holdReason: null }),
  MessageWritten: unchanged,
  NoteWritten: unchanged,
}
