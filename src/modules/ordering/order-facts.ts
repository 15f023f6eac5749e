import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import type { Fact } from '#platform/facts.ts'
import { count, dayWritten, dollars, minuteOf, percentage } from '#platform/text/formats.ts'
import type { OrderDetail } from './contract.ts'
import type { EndedBecause } from './order-parts.ts'
import { uploadedDocumentLabels } from './order-states.ts'
import type { orderFigures } from './order-view.ts'

/** What each field of an order says. */
type FieldFacts = { readonly [Field in Exclude<keyof OrderDetail, UnlistedField>]?: (it: OrderDetail) => Fact[] }
type Text = string | null | undefined | false

const list = (parts: readonly Text[], between = ', '): string => parts.filter(Boolean).join(between)

/** Puts what people wrote on lines of its own, labelled. */
const withWritten = (said: string, note: Text, reason: Text): string =>
  list([said, note && `Note: ${note}`, reason && `Reason: ${reason}`], '\n')

/** Nothing to say is no fact. */
const fact = (id: string, label: string, text: Text): Fact[] => (text ? [{ id, label, text }] : [])

const addressText = (address: OrderDetail['shippingAddress']): string =>
  list([
    address.name,
    address.addressee,
    address.address,
    address.address2,
    list([address.zipCode, address.city], ' '),
    address.country.name,
    address.phone,
  ])

const goods = {
  orderItems: ({ orderItems }) =>
    orderItems.flatMap(({ id, registration: { product }, quantity, packaging, effectivePrice, total }) =>
      fact(
        `item ${id}`,
        product.name,
        list([
          `${unitsInPacks(quantity, packaging?.units)} at ${dollars(effectivePrice)}: ${dollars(total)}`,
          packaging?.name,
        ]),
      ),
    ),
  orderExtraItems: ({ orderExtraItems }) =>
    orderExtraItems.flatMap(({ id, product, quantity }) =>
      fact(`bonus ${id}`, product.name, `${unitsInPacks(quantity, null)}, free`),
    ),
} satisfies FieldFacts

type Figures = ReturnType<typeof orderFigures>
/** Another figure says the same, or it is a part of one. */
type UnlistedFigure = 'careCoinsUsedTotalValue' | 'freight'

const figures: { readonly [Name in Exclude<keyof Figures, UnlistedFigure>]: (it: Figures) => Fact[] } = {
  subtotal: (it) => fact('subtotal', 'Sub-total (excl. VAT)', dollars(it.subtotal)),
  promoCode: (it) => fact('promoCode', 'Promo code', it.promoCode),
  promoCodeDiscount: (figures) =>
    fact(
      'promoCodeDiscount',
      'Promo code discount',
      figures.promoCodeDiscount > 0 && dollars(-figures.promoCodeDiscount),
    ),
  promoCodeCashBackAmount: (figures) =>
    fact(
      'cashBack',
      'Cash-back of the promo code',
      figures.promoCodeCashBackAmount > 0 && dollars(figures.promoCodeCashBackAmount),
    ),
  promoCodeShippingDiscount: (figures) =>
    fact(
      'promoShipping',
      'Shipping discount of the promo code',
      figures.promoCodeShippingDiscount > 0 && percentage(figures.promoCodeShippingDiscount),
    ),
  careCoinsUsed: (it) => fact('careCoinsUsed', 'CareCoins used', it.careCoinsUsed > 0 && count(it.careCoinsUsed)),
  total: (it) => fact('total', 'Order total (excl. VAT)', dollars(it.total)),
  shippingPrice: (figures) =>
    fact('shippingPrice', 'Shipping price', figures.shippingPrice !== null && dollars(figures.shippingPrice)),
  grandTotal: (it) => fact('grandTotal', 'Grand total', it.grandTotal !== null && dollars(it.grandTotal)),
}

/** The figures of an order, as text. */
export const figureFacts = (it: Figures): Fact[] => Object.values(figures).flatMap((factsIn) => factsIn(it))

const quoteStates: Readonly<Record<OrderDetail['quotes'][number]['state'], string>> = {
  STANDS: 'Out',
  REVISED: 'Revised',
  WITHDRAWN: 'Withdrawn',
  APPROVED: 'Confirmed',
  REJECTED: 'Rejected',
  EXPIRED: 'Lapsed',
  CANCELLED: 'Ended with the order',
}

const quote = ({
  version,
  state,
  options,
  chosenOptionId,
  validUntil,
  note,
}: OrderDetail['quotes'][number]): Fact[] => {
  const offered = options.filter(({ optionId }) => chosenOptionId === null || optionId === chosenOptionId)
  const freights = offered.map((option) => `${freightLine(option) || option.name} ${dollars(option.shippingPrice)}`)
  const said = list([quoteStates[state], list(freights, ' or '), `valid until ${minuteOf(validUntil)}`])
  return fact(`quote ${version}`, `Quote ${version}`, withWritten(said, note, null))
}

const terms = {
  shippingInfo: ({ shippingInfo: { method, transportMode, destination } }) =>
    fact('shipping', 'Shipping method', list([method, transportMode, destination])),
  shippingAddress: (it) => fact('shippingAddress', 'Shipping address', addressText(it.shippingAddress)),
  billingAddress: (it) => fact('billingAddress', 'Billing address', addressText(it.billingAddress)),
  contact: ({ contact }) => fact('contact', 'Delivery contact', contact && list([contact.name, contact.phone])),
  certificates: (it) => fact('certificates', 'Certificates', it.certificates),
  specialRequest: ({ specialRequest }) =>
    fact('specialRequest', 'Special request', specialRequest && list(specialRequests(specialRequest))),
} satisfies FieldFacts

const documentStates = { SUBMITTED: 'Under review', APPROVED: 'Approved', REJECTED: 'Rejected', REPLACED: 'Replaced' }
const draftStates = { RECEIVED: 'Waiting for approval', APPROVED: 'Approved', REJECTED: 'Rejected' }

const fulfilment = {
  prepayment: ({ prepayment }) =>
    fact(
      'prepayment',
      'Pre-payment',
      prepayment && list([dollars(prepayment.amount), prepayment.dueOn && `due on ${dayWritten(prepayment.dueOn)}`]),
    ),
  documentRequest: ({ documentRequest }) =>
    fact('documentRequest', 'Document requested', documentRequest && uploadedDocumentLabels[documentRequest.type]),
  submittedDocuments: (order) =>
    order.submittedDocuments.flatMap(({ id, label, name, state, reason }) =>
      fact(`document ${id}`, label, withWritten(list([documentStates[state], name]), null, reason)),
    ),
  shippingDrafts: (order) =>
    order.shippingDrafts.flatMap(({ round, state, documents: drafts, note, reason }) =>
      fact(
        `drafts ${round}`,
        `Shipping documents, round ${round}`,
        withWritten(`${draftStates[state]}: ${list(drafts.map(({ label }) => label))}`, note, reason),
      ),
    ),
  production: ({ production }) =>
    fact(
      'production',
      'Production',
      production &&
        list([
          `Started ${minuteOf(production.startedAt)}`,
          production.readyOn && `ready on ${dayWritten(production.readyOn)}`,
        ]),
    ),
  tracking: ({ tracking }) => [
    ...fact(
      'tracking',
      'Shipment',
      tracking &&
        list([
          tracking.carrier,
          `shipped on ${dayWritten(tracking.shippedOn)}`,
          tracking.expectedOn && `expected on ${dayWritten(tracking.expectedOn)}`,
        ]),
    ),
    ...fact('trackingLink', 'Link to follow the goods', tracking?.trackingUrl),
  ],
  certificateFiles: (order) =>
    order.certificateFiles.flatMap(({ name, document }) => fact(`certificate ${name}`, name, document?.name)),
  addedDocuments: (it) => it.addedDocuments.flatMap(({ id, label, name }) => fact(`document ${id}`, label, name)),
  trackingNumber: ({ trackingNumber }) =>
    fact('trackingNumber', 'Tracking number', trackingNumber && list([trackingNumber.carrier, trackingNumber.number])),
  lots: ({ lots }) => fact('lots', 'Lot numbers', list(lots.flatMap(({ numbers }) => numbers))),
  deliveryDate: (it) => fact('delivered', 'Delivered on', it.deliveryDate && dayWritten(it.deliveryDate)),
  earned: ({ earned }) => {
    const coins = earned && earned.careCoins + earned.cashBack
    return fact('earned', 'CareCoins earned', coins !== null && coins > 0 && count(coins))
  },
  invoice: ({ invoice }) =>
    fact(
      'invoice',
      'Invoice',
      invoice && list([invoice.number, invoice.dueOn && `due on ${dayWritten(invoice.dueOn)}`]),
    ),
} satisfies FieldFacts

const endings: Readonly<Record<EndedBecause, string>> = {
  QUOTE_EXPIRED: 'The quote was not confirmed in time',
  QUOTE_REJECTED: 'The quote was rejected',
  CANCELLED_BY_DISTRIBUTOR: 'Cancelled by the distributor',
  CANCELLED_BY_PROVIDER: 'Cancelled by the provider',
}

/** What another field says as well, what never changes, and what is no more than a way to it. */
type UnlistedField =
  | UnlistedFigure
  | ('id' | 'num' | 'creationDate' | 'date' | 'placedByName' | 'country' | 'destination' | 'subCategory')
  | ('status' | 'documentStatus' | 'prepaymentDueOn' | 'shippedOn' | 'expectedOn' | 'quote' | 'cancelText')
  | ('products' | 'MBDreferenceCode' | 'shippingMethod' | 'transportMode' | 'contactName' | 'contactPhone')
  | ('orderDocuments' | 'downloads' | 'may')

/** All that an order's page shows, as text and in its order: a field that is left out does not compile. */
const fieldFacts: Required<FieldFacts> = {
  statusData: (it) => fact('status', 'Status', it.statusData.statusLabel),
  held: (it) => fact('held', 'On hold', it.held && 'Yes'),
  labelIssues: ({ labelIssues: { length } }) =>
    fact('labelIssues', 'Label issues that hold it', length > 0 && String(length)),
  quoteDueAt: (it) => fact('quoteDueAt', 'Quote promised by', it.quoteDueAt && minuteOf(it.quoteDueAt)),
  overdue: (it) => fact('overdue', 'Quote overdue', it.overdue && 'Yes'),
  validUntil: (it) => fact('validUntil', 'Quote can be confirmed until', it.validUntil && minuteOf(it.validUntil)),
  purchaseOrderNumber: (it) => fact('purchaseOrderNumber', 'Purchase order number', it.purchaseOrderNumber),
  wishedDelivery: (it) =>
    fact('wishedDelivery', 'Wished delivery date', it.wishedDelivery && dayWritten(it.wishedDelivery)),
  approval: ({ approval }) =>
    fact('approval', 'Waiting for approval by', approval?.since && (approval.by?.name ?? 'Anyone of procurement')),
  ...goods,
  ...figures,
  quotes: (it) => it.quotes.flatMap(quote),
  ...terms,
  ...fulfilment,
  cancelReason: ({ cancelReason, cancelText }) =>
    fact('ended', 'Why it ended', cancelReason && list([endings[cancelReason as EndedBecause], cancelText], ': ')),
}

/** What is said of a distributor's order, that distributor may read. */
export const factsOf = (it: OrderDetail): Fact[] => Object.values(fieldFacts).flatMap((factsIn) => factsIn(it))
