import * as Schema from 'effect/Schema'
import { LineLots } from '#modules/ordering/fulfilment-events.ts'
import { orderLife } from '#modules/ordering/order-life.ts'
import {
  addedDocumentTypes,
  draftStates,
  quoteStates,
  sentDocumentStates,
  uploadedDocumentTypes,
} from '#modules/ordering/order-states.ts'
import { FreightOption, LineAdjustment } from '#modules/ordering/terms/order-fields.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Day, Moment } from '#platform/event.ts'
import { Cents } from '#platform/money.ts'
import { keysOf, recordOf } from '#platform/records.ts'

const { Array: List, Int, Literals, NullOr, Struct } = Schema

const commands = keysOf(orderLife)

export const OfferedCommands = Struct(recordOf(commands, () => Schema.Boolean))
export type OfferedCommands = typeof OfferedCommands.Type

/** `freight`: the confirmed option's or the only one's; null: one is still to be picked. */
export const Quote = Struct({
  version: Int,
  issuedAt: Moment,
  validUntil: Moment,
  note: NullOr(Schema.String),
  state: Literals(quoteStates),
  options: List(FreightOption),
  chosenOptionId: NullOr(Schema.String),
  adjustments: List(LineAdjustment),
  subtotal: Cents,
  promoCodeDiscount: Cents,
  careCoinsUsed: CareCoins,
  total: Cents,
  freight: NullOr(Cents),
  shippingDiscount: NullOr(Cents),
  shippingPrice: NullOr(Cents),
  grandTotal: NullOr(Cents),
})

const file = { id: Schema.String, name: Schema.String, file: Schema.String, label: Schema.String }

/** A document that the distributor sent. REPLACED: by a later one, before it was reviewed. */
export const SubmittedDocument = Struct({
  ...file,
  type: Literals(uploadedDocumentTypes),
  submittedAt: Moment,
  state: Literals(sentDocumentStates),
  reason: NullOr(Schema.String),
  reviewedAt: NullOr(Moment),
})

const AddedDocument = Struct({ ...file, type: Literals(addedDocumentTypes), addedAt: Moment })

const ShippingDocument = Struct({ ...file, type: Literals(['IMPORT_LICENSE', 'COMMERCIAL_INVOICE', 'PACKING_SLIP']) })

/** Drafts of the shipping documents; while they are RECEIVED, the distributor has to decide on them. */
export const DraftRound = Struct({
  round: Int,
  sentAt: Moment,
  note: NullOr(Schema.String),
  state: Literals(draftStates),
  reason: NullOr(Schema.String),
  decidedAt: NullOr(Moment),
  documents: List(ShippingDocument),
})

export const fulfilment = {
  held: Schema.Boolean,
  labelIssues: List(Schema.String),
  quotes: List(Quote),
  /** `file`: the proforma invoice to pay by. */
  prepayment: NullOr(Struct({ amount: Cents, dueOn: NullOr(Day), file: Schema.String })),
  documentRequest: NullOr(
    Struct({ type: Literals(uploadedDocumentTypes), note: NullOr(Schema.String), askedAt: Moment }),
  ),
  submittedDocuments: List(SubmittedDocument),
  production: NullOr(Struct({ startedAt: Moment, readyOn: NullOr(Day) })),
  shippingDrafts: List(DraftRound),
  tracking: NullOr(
    Struct({
      carrier: Schema.String,
      trackingUrl: NullOr(Schema.String),
      shippedOn: Day,
      expectedOn: NullOr(Day),
    }),
  ),
  /** Each requested certificate; null: it is still to come. */
  certificateFiles: List(Struct({ name: Schema.String, document: NullOr(AddedDocument) })),
  addedDocuments: List(AddedDocument),
  trackingNumber: NullOr(Struct({ carrier: Schema.String, number: Schema.String, trackingUrl: NullOr(Schema.String) })),
  lots: List(LineLots),
  earned: NullOr(Struct({ careCoins: CareCoins, cashBack: CareCoins })),
  invoice: NullOr(
    Struct({ number: Schema.String, name: Schema.String, dueOn: NullOr(Day), billedAt: Moment, file: Schema.String }),
  ),
  may: OfferedCommands,
}

export const OrderMessage = Struct({
  id: Schema.String,
  kind: Literals(['MESSAGE', 'NOTE']),
  by: Literals(['DISTRIBUTOR', 'PROVIDER']),
  /** A person's name; the distributor reads the provider's name where staff wrote. */
  author: Schema.String,
  text: Schema.String,
  at: Moment,
  own: Schema.Boolean,
})
export type OrderMessage = typeof OrderMessage.Type
