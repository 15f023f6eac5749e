import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'
import { Day } from '#platform/event.ts'
import { paragraphs, phone } from '#platform/http/clean-input.ts'
import { Cents } from '#platform/money.ts'
import { isPhoneNumber, NO_PHONE_NUMBER } from '#platform/text/phone-number.ts'

import { Id, OrderId, text } from './order-fields.ts'
import { incoterms, PURCHASE_ORDER_NUMBER_LENGTH, transportModes } from './order-terms.ts'

const { Array: List, Int, Literals, NullOr, optionalKey, Struct } = Schema

const LONGEST_PAGE = 50

/** Any whole number from a form; the rules of the product decide, with the catalogue's texts. */
export const WantedQuantity = Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))
export const PageSize = Schema.FiniteFromString.check(
  Schema.isInt(),
  Schema.isBetween({ minimum: 1, maximum: LONGEST_PAGE }),
)
/** From text, with commas between them: at most as many as the longest page of a list holds. */
export const OrderIds = Schema.String.pipe(
  Schema.decodeTo(List(OrderId).check(Schema.isMaxLength(LONGEST_PAGE)), {
    decode: SchemaGetter.split(),
    encode: SchemaGetter.transform((ids) => ids.join(',')),
  }),
)
export const PhoneInput = phone(text(40).check(Schema.makeFilter((given) => isPhoneNumber(given) || NO_PHONE_NUMBER)))
export const ContactInput = Struct({ name: text(120), phone: PhoneInput })
export const SpecialRequestInput = Struct({
  documents: Schema.Boolean,
  packing: Schema.Boolean,
  preShipmentInspection: Schema.Boolean,
  other: optionalKey(NullOr(paragraphs(text(2_000)))),
})
/** The rules of the Incoterm decide what is missing, with the catalogue's texts. */
export const ShippingInput = Struct({
  method: Literals(incoterms),
  transportMode: optionalKey(NullOr(Literals(transportModes))),
  destination: optionalKey(NullOr(text(200))),
})
/** Without blanks at its ends. */
const PurchaseOrderNumber = Schema.String.check(Schema.isMaxLength(200)).pipe(
  Schema.decodeTo(text(PURCHASE_ORDER_NUMBER_LENGTH), {
    decode: SchemaGetter.transform((typed) => typed.trim()),
    encode: SchemaGetter.transform((number) => number),
  }),
)
export const references = {
  purchaseOrderNumber: optionalKey(NullOr(PurchaseOrderNumber)),
  wishedDelivery: optionalKey(NullOr(Day)),
}
/** True: the question whether a number is used twice was answered with yes. */
export const usedAgain = { useNumberAgain: optionalKey(Schema.Boolean) }
const CertificateList = List(text(200)).check(Schema.isMaxLength(5), Schema.isUnique())
export const Certificates = Schema.Union([
  CertificateList,
  Schema.String.check(Schema.isMaxLength(1_100)).pipe(
    Schema.decodeTo(CertificateList, {
      decode: SchemaGetter.transform((written) =>
        written
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
      encode: SchemaGetter.transform((names) => names.join(', ')),
    }),
  ),
])
export const LinesInput = List(
  Struct({ registrationId: Id, packagingId: optionalKey(NullOr(Id)), quantity: WantedQuantity }),
).check(Schema.isBetweenLength(1, 200))

/** At most ten million dollars, so that a grand total always fits. */
export const Freight = Cents.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))

/** What an upload for 'orders' answered, or the path of the address that it was sent to. */
export const OrderFilePath = text(200).check(
  Schema.isPattern(/^(\/api\/files\/)?(orders|order-documents)\/[\w.-]+$/, {
    message: 'Must be the path that the upload answered, such as orders/invoice.pdf',
  }),
)

/** Each type once. Without a file the portal makes the document from the order. */
export const ShippingDocumentsInput = List(
  Struct({
    type: Literals(['IMPORT_LICENSE', 'COMMERCIAL_INVOICE', 'PACKING_SLIP']),
    file: optionalKey(NullOr(OrderFilePath)),
  }),
).check(Schema.isMaxLength(3))

export const CertificatesInput = List(Struct({ name: text(200), file: OrderFilePath })).check(Schema.isMaxLength(5))
