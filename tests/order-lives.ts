import * as happened from '#modules/ordering/events.ts'
import * as fulfilment from '#modules/ordering/fulfilment-events.ts'
import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'
import type { Stage } from '#modules/ordering/stages.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Day, Moment } from '#platform/event.ts'
import { type Cents, cents } from '#platform/money.ts'

type OfOrder = { readonly orderId: OrderId; readonly num: string; readonly distributorId: string }

/** The distributor's document, in every life that has one. */
export const submittedId = '01900000-0000-7000-8000-0000000000f1'
export const draftId = '01900000-0000-7000-8000-0000000000f2'

/** One freight option over a total; confirmed on 03/11/2026. */
const quotedAndConfirmed = (of: OfOrder, total: Cents, lines: readonly happened.OrderEvent[]) => {
  const first = lines[0]
  if (first?.type !== 'OrderPlaced') throw new Error('A life begins with the order')
  const shippingPrice = cents(8_000)
  const grandTotal = cents(total + shippingPrice)
  const option = { optionId: 'sea', name: 'Sea freight', transportMode: 'Harbor', transitDays: 30 } as const
  const freight = { freight: shippingPrice, shippingDiscount: cents(0), shippingPrice, grandTotal }
  const quoted = happened.QuoteIssued.make({
    ...of,
    version: 1,
    lines: first.data.lines,
    adjustments: [],
    options: [{ ...option, ...freight }],
    subtotal: total,
    promoCodeDiscount: cents(0),
    careCoinsUsed: careCoins(0),
    total,
    validUntil: '2036-12-03T10:00:00.000Z' as Moment,
    note: null,
    issuedBy: of.distributorId,
  })
  const confirmedOn = '2026-11-03' as Day
  const { optionId, name: optionName } = option
  const confirmed = {
    quoteVersion: 1,
    optionId,
    optionName,
    transportMode: null,
    transitDays: null,
    shippingPrice,
    grandTotal,
    confirmedOn,
  }
  return { quoted, approved: happened.QuoteApproved.make({ ...of, ...confirmed }) }
}

/** What happened to an order until it stood in each stage. */
export const livesOf = (placed: ReturnType<typeof happened.OrderPlaced.make>): Record<Stage, happened.OrderEvent[]> => {
  const { orderId, num, distributorId, total } = placed.data
  const of = { orderId, num, distributorId }
  const { quoted, approved } = quotedAndConfirmed(of, total, [placed])
  const note = null
  const sent = (type: UploadedDocumentType) => {
    const file = { documentId: submittedId, fileId: 'order-documents/proof.pdf', filename: 'proof.pdf' }
    return fulfilment.DocumentSubmitted.make({ ...of, ...file, type, replaces: null })
  }
  const accepted = (type: UploadedDocumentType) =>
    fulfilment.DocumentApproved.make({ ...of, documentId: submittedId, type })
  const grandTotal = approved.data.grandTotal
  const draft = { documentId: draftId, fileId: null, filename: 'packing-slip.pdf', type: 'PACKING_SLIP' } as const

  const confirmed = [placed, quoted, approved]
  const prepaying = [
    ...confirmed,
    fulfilment.PrepaymentRequested.make({ ...of, amount: grandTotal, dueOn: null, note }),
  ]
  const licensing = [...confirmed, fulfilment.ImportLicenseRequested.make({ ...of, note })]
  const producing = [...confirmed, fulfilment.ProductionStarted.make({ ...of, readyOn: null })]
  const inspecting = [...producing, fulfilment.PreinspectionRequested.make({ ...of, note })]
  const shipment = { carrier: 'Blue Line', trackingUrl: null, shippedOn: '2026-11-10' as Day, expectedOn: null }
  const shipped = [...producing, fulfilment.OrderShipped.make({ ...of, ...shipment, documents: [] })]
  const arrival = { deliveredOn: '2026-11-15' as Day, careCoinsEarned: careCoins(0), cashBackCareCoins: careCoins(0) }
  const delivered = [...shipped, fulfilment.OrderDelivered.make({ ...of, ...arrival })]
  const bill = { invoiceNumber: '2026-000001', dueOn: null, invoice: null }
  return {
    NEW: [],
    WAITING_FOR_QUOTE: [placed],
    QUOTE_RECEIVED: [placed, quoted],
    CONFIRMED: confirmed,
    WAITING_FOR_PREPAYMENT: prepaying,
    PREPAYMENT_SUBMITTED: [...prepaying, sent('PROOF_OF_PREPAYMENT')],
    PREPAYMENT_APPROVED: [...prepaying, sent('PROOF_OF_PREPAYMENT'), accepted('PROOF_OF_PREPAYMENT')],
    WAITING_FOR_LICENSE: licensing,
    LICENSE_SUBMITTED: [...licensing, sent('LICENSE_DOCUMENT')],
    LICENSE_APPROVED: [...licensing, sent('LICENSE_DOCUMENT'), accepted('LICENSE_DOCUMENT')],
    IN_PRODUCTION: producing,
    PENDING_APPROVAL: [
      ...producing,
      fulfilment.ShippingDocumentsSent.make({ ...of, round: 1, documents: [draft], note }),
    ],
    WAITING_FOR_PREINSPECTION: inspecting,
    PREINSPECTION_SUBMITTED: [...inspecting, sent('PREINSPECTION')],
    PREINSPECTION_APPROVED: [...inspecting, sent('PREINSPECTION'), accepted('PREINSPECTION')],
    SHIPPED: shipped,
    DELIVERED: delivered,
    BILLED: [...delivered, fulfilment.OrderBilled.make({ ...of, ...bill })],
    CANCELLED: [placed, happened.OrderCancelled.make({ ...of, by: 'PROVIDER', reason: 'Out of stock' })],
  }
}
