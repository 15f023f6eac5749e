import type { Fact } from '#platform/facts.ts'
import { count, dayWritten, dollars, minuteOf, percentage } from '#platform/formats.ts'
import type { OrderDetail } from './contract.ts'
import { unitsInPacks } from './in-packs.ts'
import { uploadedDocumentLabels } from './order-status.ts'
import { freightLine } from './order-terms.ts'
import type { orderFigures } from './order-view.ts'
import { specialRequests } from './special-request.ts'

type Said = string | null | undefined | false

const list = (parts: readonly Said[], between = ', '): string => parts.filter(Boolean).join(between)

/** What people wrote stands on lines of its own, and says what it is. */
const withWritten = (said: string, note: Said, reason: Said): string =>
  list([said, note && `Note: ${note}`, reason && `Reason: ${reason}`], '\n')

/** Nothing to say is no fact. */
const fact = (id: string, label: string, text: Said): Fact[] => (text ? [{ id, label, text }] : [])

const addressText = (it: OrderDetail['shippingAddress']): string =>
  list([it.name, it.addressee, it.address, it.address2, list([it.zipCode, it.city], ' '), it.country.name, it.phone])

const goods = ({ orderItems, orderExtraItems }: OrderDetail): Fact[] => [
  ...orderItems.flatMap(({ id, registration: { product }, quantity, packaging, effectivePrice, total }) =>
    fact(
      `item ${id}`,
      product.name,
      list([
        `${unitsInPacks(quantity, packaging?.name)} at ${dollars(effectivePrice)}: ${dollars(total)}`,
        packaging?.name,
      ]),
    ),
  ),
  ...orderExtraItems.flatMap(({ id, product, quantity }) =>
    fact(`bonus ${id}`, product.name, `${unitsInPacks(quantity, null)}, free`),
  ),
]

/** What an order adds up to, in words. */
export const figureFacts = (it: ReturnType<typeof orderFigures>): Fact[] => [
  ...fact('subtotal', 'Sub-total (excl. VAT)', dollars(it.subtotal)),
  ...fact('promoCode', 'Promo code', it.promoCode),
  ...fact('promoCodeDiscount', 'Promo code discount', it.promoCodeDiscount > 0 && dollars(-it.promoCodeDiscount)),
  ...fact(
    'cashBack',
    'Cash-back of the promo code',
    it.promoCodeCashBackAmount > 0 && dollars(it.promoCodeCashBackAmount),
  ),
  ...fact(
    'promoShipping',
    'Shipping discount of the promo code',
    it.promoCodeShippingDiscount > 0 && percentage(it.promoCodeShippingDiscount),
  ),
  ...fact('careCoinsUsed', 'CareCoins used', it.careCoinsUsed > 0 && count(it.careCoinsUsed)),
  ...fact('total', 'Order total (excl. VAT)', dollars(it.total)),
  ...fact('shippingPrice', 'Shipping price', it.shippingPrice !== null && dollars(it.shippingPrice)),
  ...fact('grandTotal', 'Grand total', it.grandTotal !== null && dollars(it.grandTotal)),
]

const quoteStates: Readonly<Record<OrderDetail['quotes'][number]['state'], string>> = {
  STANDS: 'Out',
  REVISED: 'Revised',
  WITHDRAWN: 'Withdrawn',
  APPROVED: 'Confirmed',
  REJECTED: 'Rejected',
  EXPIRED: 'Lapsed',
  CANCELLED: 'Ended with the order',
}

const quotes = (it: OrderDetail): Fact[] =>
  it.quotes.flatMap(({ version, state, options, chosenOptionId, validUntil, note }) =>
    fact(
      `quote ${version}`,
      `Quote ${version}`,
      withWritten(
        list([
          quoteStates[state],
          list(
            options
              .filter(({ optionId }) => chosenOptionId === null || optionId === chosenOptionId)
              .map((option) => `${freightLine(option) || option.name} ${dollars(option.shippingPrice)}`),
            ' or ',
          ),
          `valid until ${minuteOf(validUntil)}`,
        ]),
        note,
        null,
      ),
    ),
  )

const terms = (it: OrderDetail): Fact[] => {
  const { shippingInfo, specialRequest, contact } = it
  return [
    ...fact(
      'shipping',
      'Shipping method',
      list([shippingInfo.method, shippingInfo.transportMode, shippingInfo.destination]),
    ),
    ...fact('shippingAddress', 'Shipping address', addressText(it.shippingAddress)),
    ...fact('billingAddress', 'Billing address', addressText(it.billingAddress)),
    ...fact('contact', 'Delivery contact', contact && list([contact.name, contact.phone])),
    ...fact('certificates', 'Certificates', it.certificates),
    ...fact('specialRequest', 'Special request', specialRequest && list(specialRequests(specialRequest))),
  ]
}

const documentStates = { SUBMITTED: 'Under review', APPROVED: 'Approved', REJECTED: 'Rejected', REPLACED: 'Replaced' }
const draftStates = { RECEIVED: 'Waiting for approval', APPROVED: 'Approved', REJECTED: 'Rejected' }

const documents = (it: OrderDetail): Fact[] => [
  ...it.submittedDocuments.flatMap(({ id, label, name, state, reason }) =>
    fact(`document ${id}`, label, withWritten(list([documentStates[state], name]), null, reason)),
  ),
  ...it.shippingDrafts.flatMap(({ round, state, documents: drafts, note, reason }) =>
    fact(
      `drafts ${round}`,
      `Shipping documents, round ${round}`,
      withWritten(`${draftStates[state]}: ${list(drafts.map(({ label }) => label))}`, note, reason),
    ),
  ),
]

const course = (it: OrderDetail): Fact[] => {
  const { prepayment, documentRequest, production, tracking, earned, invoice } = it
  const coins = earned && earned.careCoins + earned.cashBack
  return [
    ...fact(
      'prepayment',
      'Pre-payment',
      prepayment && list([dollars(prepayment.amount), prepayment.dueOn && `due on ${dayWritten(prepayment.dueOn)}`]),
    ),
    ...fact('documentRequest', 'Document asked for', documentRequest && uploadedDocumentLabels[documentRequest.type]),
    ...documents(it),
    ...fact(
      'production',
      'Production',
      production &&
        list([
          `Started ${minuteOf(production.startedAt)}`,
          production.readyOn && `ready on ${dayWritten(production.readyOn)}`,
        ]),
    ),
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
    ...fact('delivered', 'Delivered on', it.deliveryDate && dayWritten(it.deliveryDate)),
    ...fact('earned', 'CareCoins earned', coins !== null && coins > 0 && count(coins)),
    ...fact(
      'invoice',
      'Invoice',
      invoice && list([invoice.number, invoice.dueOn && `due on ${dayWritten(invoice.dueOn)}`]),
    ),
  ]
}

const endings: Readonly<Record<string, string>> = {
  QUOTE_EXPIRED: 'The quote was not confirmed in time',
  QUOTE_REJECTED: 'The quote was rejected',
  CANCELLED_BY_DISTRIBUTOR: 'Cancelled by the distributor',
  CANCELLED_BY_PROVIDER: 'Cancelled by the provider',
}

/** All that an order's page shows, said in words: what it says of a distributor's order, that distributor may read. */
export const factsOf = (it: OrderDetail): Fact[] => [
  ...fact('status', 'Status', it.statusData.statusLabel),
  ...fact('held', 'On hold', it.held && 'Yes'),
  ...fact('quoteDueAt', 'Quote promised by', it.quoteDueAt && minuteOf(it.quoteDueAt)),
  ...fact('overdue', 'Quote overdue', it.overdue && 'Yes'),
  ...fact('validUntil', 'Quote can be confirmed until', it.validUntil && minuteOf(it.validUntil)),
  ...goods(it),
  ...figureFacts(it),
  ...quotes(it),
  ...terms(it),
  ...course(it),
  ...fact('ended', 'Why it ended', it.cancelReason && list([endings[it.cancelReason], it.cancelText], ': ')),
]
