import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import type { Fact } from '#platform/facts.ts'
import { count, dayWritten, dollars, minuteOf, percentage } from '#platform/text/formats.ts'
import { labelled, say, translated } from '#platform/text/say.ts'
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
  list([said, note && say('Note: {0}', note), reason && say('Reason: {0}', reason)], '\n')

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
          say('{0} at {1}: {2}', unitsInPacks(quantity, packaging?.units), dollars(effectivePrice), dollars(total)),
          packaging?.name,
        ]),
      ),
    ),
  orderExtraItems: ({ orderExtraItems }) =>
    orderExtraItems.flatMap(({ id, product, quantity }) =>
      fact(`bonus ${id}`, product.name, say('{0}, free', unitsInPacks(quantity, null))),
    ),
} satisfies FieldFacts

type Figures = ReturnType<typeof orderFigures>
/** Another figure says the same, or it is a part of one. */
type UnlistedFigure = 'careCoinsUsedTotalValue' | 'freight'

const figures: { readonly [Name in Exclude<keyof Figures, UnlistedFigure>]: (it: Figures) => Fact[] } = {
  subtotal: (it) => fact('subtotal', say('Sub-total (excl. VAT)'), dollars(it.subtotal)),
  promoCode: (it) => fact('promoCode', say('Promo code'), it.promoCode),
  promoCodeDiscount: (figures) =>
    fact(
      'promoCodeDiscount',
      say('Promo code discount'),
      figures.promoCodeDiscount > 0 && dollars(-figures.promoCodeDiscount),
    ),
  promoCodeCashBackAmount: (figures) =>
    fact(
      'cashBack',
      say('Cash-back of the promo code'),
      figures.promoCodeCashBackAmount > 0 && dollars(figures.promoCodeCashBackAmount),
    ),
  promoCodeShippingDiscount: (figures) =>
    fact(
      'promoShipping',
      say('Shipping discount of the promo code'),
      figures.promoCodeShippingDiscount > 0 && percentage(figures.promoCodeShippingDiscount),
    ),
  careCoinsUsed: (it) => fact('careCoinsUsed', say('CareCoins used'), it.careCoinsUsed > 0 && count(it.careCoinsUsed)),
  total: (it) => fact('total', say('Order total (excl. VAT)'), dollars(it.total)),
  shippingPrice: (figures) =>
    fact('shippingPrice', say('Shipping price'), figures.shippingPrice !== null && dollars(figures.shippingPrice)),
  grandTotal: (it) => fact('grandTotal', say('Grand total'), it.grandTotal !== null && dollars(it.grandTotal)),
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
  const said = list([
    translated(quoteStates[state]),
    list(freights, say(' or ')),
    say('valid until {0}', minuteOf(validUntil)),
  ])
  return fact(`quote ${version}`, say('Quote {0}', version), withWritten(said, note, null))
}

const terms = {
  shippingInfo: ({ shippingInfo: { method, transportMode, destination } }) =>
    fact('shipping', say('Shipping method'), list([method, translated(transportMode), destination])),
  shippingAddress: (it) => fact('shippingAddress', say('Shipping address'), addressText(it.shippingAddress)),
  billingAddress: (it) => fact('billingAddress', say('Billing address'), addressText(it.billingAddress)),
  contact: ({ contact }) => fact('contact', say('Delivery contact'), contact && list([contact.name, contact.phone])),
  certificates: (it) => fact('certificates', say('Certificates'), it.certificates),
  specialRequest: ({ specialRequest }) =>
    fact('specialRequest', say('Special request'), specialRequest && list(specialRequests(specialRequest))),
} satisfies FieldFacts

const documentStates = { SUBMITTED: 'Under review', APPROVED: 'Approved', REJECTED: 'Rejected', REPLACED: 'Replaced' }
const draftStates = { RECEIVED: 'Waiting for approval', APPROVED: 'Approved', REJECTED: 'Rejected' }

const fulfilment = {
  prepayment: ({ prepayment }) =>
    fact(
      'prepayment',
      say('Pre-payment'),
      prepayment &&
        list([dollars(prepayment.amount), prepayment.dueOn && say('due on {0}', dayWritten(prepayment.dueOn))]),
    ),
  documentRequest: ({ documentRequest }) =>
    fact('documentRequest', say('Document requested'), documentRequest && uploadedDocumentLabels[documentRequest.type]),
  submittedDocuments: (order) =>
    order.submittedDocuments.flatMap(({ id, label, name, state, reason }) =>
      fact(`document ${id}`, label, withWritten(list([translated(documentStates[state]), name]), null, reason)),
    ),
  shippingDrafts: (order) =>
    order.shippingDrafts.flatMap(({ round, state, documents: drafts, note, reason }) =>
      fact(
        `drafts ${round}`,
        say('Shipping documents, round {0}', round),
        withWritten(`${translated(draftStates[state])}: ${list(drafts.map(({ label }) => label))}`, note, reason),
      ),
    ),
  production: ({ production }) =>
    fact(
      'production',
      say('Production'),
      production &&
        list([
          say('Started {0}', minuteOf(production.startedAt)),
          production.readyOn && say('ready on {0}', dayWritten(production.readyOn)),
        ]),
    ),
  tracking: ({ tracking }) => [
    ...fact(
      'tracking',
      say('Shipment'),
      tracking &&
        list([
          tracking.carrier,
          say('shipped on {0}', dayWritten(tracking.shippedOn)),
          tracking.expectedOn && say('expected on {0}', dayWritten(tracking.expectedOn)),
        ]),
    ),
    ...fact('trackingLink', say('Link to follow the goods'), tracking?.trackingUrl),
  ],
  certificateFiles: (order) =>
    order.certificateFiles.flatMap(({ name, document }) => fact(`certificate ${name}`, name, document?.name)),
  addedDocuments: (it) => it.addedDocuments.flatMap(({ id, label, name }) => fact(`document ${id}`, label, name)),
  trackingNumber: ({ trackingNumber }) =>
    fact(
      'trackingNumber',
      say('Tracking number'),
      trackingNumber && list([trackingNumber.carrier, trackingNumber.number]),
    ),
  lots: ({ lots }) => fact('lots', say('Lot numbers'), list(lots.flatMap(({ numbers }) => numbers))),
  deliveryDate: (it) => fact('delivered', say('Delivered on'), it.deliveryDate && dayWritten(it.deliveryDate)),
  earned: ({ earned }) => {
    const coins = earned && earned.careCoins + earned.cashBack
    return fact('earned', say('CareCoins earned'), coins !== null && coins > 0 && count(coins))
  },
  invoice: ({ invoice }) =>
    fact(
      'invoice',
      say('Invoice'),
      invoice && list([invoice.number, invoice.dueOn && say('due on {0}', dayWritten(invoice.dueOn))]),
    ),
} satisfies FieldFacts

const endings: Readonly<Record<EndedBecause, string>> = labelled({
  QUOTE_EXPIRED: 'The quote was not confirmed in time',
  QUOTE_REJECTED: 'The quote was rejected',
  CANCELLED_BY_DISTRIBUTOR: 'Cancelled by the distributor',
  CANCELLED_BY_PROVIDER: 'Cancelled by the provider',
})

/** What another field says as well, what never changes, and what is no more than a way to it. */
type UnlistedField =
  | UnlistedFigure
  | ('id' | 'num' | 'creationDate' | 'date' | 'placedByName' | 'country' | 'destination' | 'subCategory')
  | ('status' | 'documentStatus' | 'prepaymentDueOn' | 'shippedOn' | 'expectedOn' | 'quote' | 'cancelText')
  | ('products' | 'MBDreferenceCode' | 'shippingMethod' | 'transportMode' | 'contactName' | 'contactPhone')
  | ('orderDocuments' | 'downloads' | 'may')

/** All that an order's page shows, as text and in its order: a field that is left out does not compile. */
const fieldFacts: Required<FieldFacts> = {
  statusData: (it) => fact('status', say('Status'), it.statusData.statusLabel),
  held: (it) => fact('held', say('On hold'), it.held && say('Yes')),
  labelIssues: ({ labelIssues: { length } }) =>
    fact('labelIssues', say('Label issues that hold it'), length > 0 && String(length)),
  quoteDueAt: (it) => fact('quoteDueAt', say('Quote promised by'), it.quoteDueAt && minuteOf(it.quoteDueAt)),
  overdue: (it) => fact('overdue', say('Quote overdue'), it.overdue && say('Yes')),
  validUntil: (it) => fact('validUntil', say('Quote can be confirmed until'), it.validUntil && minuteOf(it.validUntil)),
  purchaseOrderNumber: (it) => fact('purchaseOrderNumber', say('Purchase order number'), it.purchaseOrderNumber),
  wishedDelivery: (it) =>
    fact('wishedDelivery', say('Wished delivery date'), it.wishedDelivery && dayWritten(it.wishedDelivery)),
  approval: ({ approval }) =>
    fact(
      'approval',
      say('Waiting for approval by'),
      approval?.since && (approval.by?.name ?? say('Anyone of procurement')),
    ),
  ...goods,
  ...figures,
  quotes: (it) => it.quotes.flatMap(quote),
  ...terms,
  ...fulfilment,
  cancelReason: ({ cancelReason, cancelText }) =>
    fact('ended', say('Why it ended'), cancelReason && list([endings[cancelReason as EndedBecause], cancelText], ': ')),
}

/** What is said of a distributor's order, that distributor may read. */
export const factsOf = (it: OrderDetail): Fact[] => Object.values(fieldFacts).flatMap((factsIn) => factsIn(it))
