import * as Schema from 'effect/Schema'
import { asItWas, DocumentId, Id, OrderFile, ofOrder, text, written } from '#modules/ordering/terms/order-fields.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, event } from '#platform/event.ts'
import { Cents } from '#platform/money.ts'
import { addedDocumentTypes, uploadedDocumentTypes } from './order-states.ts'

/** `amount` is what is to be paid before production; the whole grand total unless staff ask for less. */
export const PrepaymentRequested = event('PrepaymentRequested', {
  ...ofOrder,
  amount: Cents,
  dueOn: Schema.NullOr(Day),
  note: Schema.NullOr(text(2_000)),
})
export const ImportLicenseRequested = event('ImportLicenseRequested', { ...ofOrder, note: Schema.NullOr(text(2_000)) })
export const PreinspectionRequested = event('PreinspectionRequested', { ...ofOrder, note: Schema.NullOr(text(2_000)) })
/** The distributor sent a requested document; one that was sent before and is not reviewed yet is replaced. */
export const DocumentSubmitted = event('DocumentSubmitted', {
  ...ofOrder,
  ...OrderFile.fields,
  type: Schema.Literals(uploadedDocumentTypes),
  replaces: Schema.NullOr(DocumentId),
})
const reviewed = { documentId: DocumentId, type: Schema.Literals(uploadedDocumentTypes) }
export const DocumentApproved = event('DocumentApproved', { ...ofOrder, ...reviewed })
export const DocumentRejected = event('DocumentRejected', { ...ofOrder, ...reviewed, reason: written(1_000) }, [
  asItWas,
])
export const ProductionStarted = event('ProductionStarted', { ...ofOrder, readyOn: Schema.NullOr(Day) })
/** `fileId` null: the portal makes it from the order, which is not changed any more. */
const shippingDocuments = Schema.Array(
  Schema.Struct({
    ...OrderFile.fields,
    fileId: Schema.NullOr(Id),
    type: Schema.Literals(['IMPORT_LICENSE', 'COMMERCIAL_INVOICE', 'PACKING_SLIP']),
  }),
)
export const ShippingDocumentsSent = event('ShippingDocumentsSent', {
  ...ofOrder,
  round: Schema.Int,
  documents: shippingDocuments,
  note: Schema.NullOr(text(2_000)),
})
export const ShippingDocumentsApproved = event('ShippingDocumentsApproved', { ...ofOrder, round: Schema.Int })
export const ShippingDocumentsRejected = event(
  'ShippingDocumentsRejected',
  { ...ofOrder, round: Schema.Int, reason: written(1_000) },
  [asItWas],
)
export const OrderShipped = event('OrderShipped', {
  ...ofOrder,
  carrier: text(120),
  trackingUrl: Schema.NullOr(text(2_000)),
  shippedOn: Day,
  expectedOn: Schema.NullOr(Day),
  documents: shippingDocuments,
})
export const OrderDelivered = event('OrderDelivered', {
  ...ofOrder,
  deliveredOn: Day,
  /** CareCoins that the delivery earned by the products' rewards, and by a CASH_BACK promo code. */
  careCoinsEarned: CareCoins,
  cashBackCareCoins: CareCoins,
})
/** `invoice` null: the portal makes the invoice from the order. */
export const OrderBilled = event('OrderBilled', {
  ...ofOrder,
  invoiceNumber: text(64),
  dueOn: Schema.NullOr(Day),
  invoice: Schema.NullOr(OrderFile),
})
/** `name`: null where the type says it. Replaces an earlier one of the same type and name. */
export const OrderDocumentAdded = event('OrderDocumentAdded', {
  ...ofOrder,
  ...OrderFile.fields,
  type: Schema.Literals(addedDocumentTypes),
  name: Schema.NullOr(text(200)),
})
export const TrackingNumberSet = event('TrackingNumberSet', {
  ...ofOrder,
  carrier: text(120),
  number: text(120),
  trackingUrl: Schema.NullOr(text(2_000)),
})
export const LineLots = Schema.Struct({ lineId: Id, numbers: Schema.Array(text(60)).check(Schema.isMaxLength(50)) })
export const LotNumbersSet = event('LotNumbersSet', {
  ...ofOrder,
  lots: Schema.Array(LineLots).check(Schema.isMaxLength(500)),
})
/** The label issue that holds the order; null: staff put it on hold. */
const cause = { labelIssueId: Schema.NullOr(Id) }
const byHand = (second: object) => ({ ...second, labelIssueId: null })
/** No fulfilment command works until all that hold it have released it. */
export const OrderHeld = event('OrderHeld', { ...ofOrder, ...cause, reason: written(1_000) }, [asItWas, byHand])
export const OrderReleased = event('OrderReleased', { ...ofOrder, ...cause, note: Schema.NullOr(written(1_000)) }, [
  asItWas,
  byHand,
])
export const MessageWritten = event('MessageWritten', {
  ...ofOrder,
  messageId: Id,
  by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']),
  text: Sealed,
})
export const NoteWritten = event('NoteWritten', { ...ofOrder, noteId: Id, text: Sealed })
