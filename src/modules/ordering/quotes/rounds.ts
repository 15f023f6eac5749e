import { chosenOptionId } from '#modules/ordering/agreed-shipping.ts'
import type { OrderEventType } from '#modules/ordering/history/event-texts.ts'
import { type Order, order } from '#modules/ordering/order.ts'
import { currentQuote, type QuoteVersion } from '#modules/ordering/order-parts.ts'
import type { References } from '#modules/ordering/placing/references.ts'
import type { AddressSnapshot } from '#modules/ordering/terms/order-fields.ts'
import { careCoinsValue } from '#modules/ordering/terms/pricing.ts'
import type { OpenedData } from '#platform/access/personal-data.ts'
import { evolved } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { lookUp } from '#platform/records.ts'
import { unchecked } from '#platform/typed.ts'
import type { Round, RoundAddress } from './round-answers.ts'

export type RoundEntry = {
  readonly type: string
  readonly data: unknown
  readonly at: Moment
  readonly who: string
  readonly side: Round['side']
}

type Terms = Omit<Round, 'number' | 'kind' | 'at' | 'who' | 'side'>

export const addressOf = ({ countryName: country, ...it }: OpenedData<AddressSnapshot>): RoundAddress => ({
  name: it.name,
  addressee: it.addressee,
  address: it.address,
  address2: it.address2,
  zipCode: it.zipCode,
  city: it.city,
  country,
  phone: it.phone,
})

type OpenedOrder = OpenedData<Order>

const lineOf = (line: OpenedOrder['lines'][number], quote: QuoteVersion | null): Round['lines'][number] => ({
  lineId: line.lineId,
  productId: line.productId,
  reference: line.reference,
  name: line.name,
  quantity: line.quantity,
  packaging: line.packagingName,
  packagingUnits: line.packagingUnits,
  unitPrice: line.unitPrice,
  discount: line.discount,
  effectivePrice: line.effectiveUnitPrice,
  total: line.total,
  adjustment: quote?.adjustments.find(({ lineId }) => lineId === line.lineId) ?? null,
})

const contactOf = (contact: Round['contact']): Round['contact'] =>
  contact && { name: contact.name, phone: contact.phone }

const requestOf = (request: Round['specialRequest']): Round['specialRequest'] =>
  request && {
    documents: request.documents,
    packing: request.packing,
    preShipmentInspection: request.preShipmentInspection,
    other: request.other,
  }

const referencesOf = ({ purchaseOrderNumber, wishedDelivery }: References): References => ({
  purchaseOrderNumber,
  wishedDelivery,
})

/** What the other side has to answer: the order as requested, or the quote that replaced it. */
const termsOf = (order: OpenedOrder): Terms => {
  const quote = currentQuote(order)
  const { method, transportMode, destination } = order.shipping
  return {
    quoteVersion: quote?.version ?? null,
    options: quote?.options ?? [],
    validUntil: quote?.validUntil ?? null,
    note: quote?.note ?? null,
    confirmedOptionId: null,
    lines: order.lines.map((line) => lineOf(line, quote)),
    bonusLines: order.bonusLines.map(({ productId, reference, name, quantity }) => ({
      productId,
      reference,
      name,
      quantity,
    })),
    promoCode: order.promo?.code ?? null,
    subtotal: order.subtotal,
    promoCodeDiscount: order.promoCodeDiscount,
    promoCodeCashBack: order.promo?.cashBackAmount ?? cents(0),
    careCoinsUsed: order.careCoinsUsed,
    careCoinsValue: careCoinsValue(order.careCoinsUsed),
    total: order.total,
    shippingAddress: addressOf(order.shippingAddress),
    billingAddress: addressOf(order.billingAddress),
    contact: contactOf(order.contact),
    shipping: { method, transportMode, destination },
    certificates: order.certificates,
    specialRequest: requestOf(order.specialRequest),
    ...referencesOf(order),
  }
}

const kinds: Readonly<Partial<Record<OrderEventType, Round['kind']>>> = {
  OrderPlaced: 'PLACED',
  QuoteIssued: 'QUOTE',
  OrderItemsChanged: 'CHANGE',
  OrderAddressChanged: 'CHANGE',
  OrderContactChanged: 'CHANGE',
  OrderShippingChanged: 'CHANGE',
  OrderCertificatesChanged: 'CHANGE',
  SpecialRequestChanged: 'CHANGE',
}

const referenceTypes: readonly string[] = ['PurchaseOrderNumberChanged', 'WishedDeliveryChanged']

export const isOfRounds = (type: string): boolean =>
  type in kinds || ['QuoteWithdrawn', 'QuoteApproved', ...referenceTypes].includes(type)

/** References go with what the distributor put last; a quote says what they were when it was sent. */
const withReferences = (round: Round, order: References): Round =>
  round.kind === 'QUOTE' ? round : { ...round, ...referencesOf(order) }

/** Oldest first. Successive changes are one round: one quote answers them. */
export const roundsOf = (entries: readonly RoundEntry[]): readonly Round[] => {
  if (entries[0]?.type !== 'OrderPlaced') return []
  const rounds: Round[] = []
  let it = order.initial('')
  for (const { type, data, at, who, side } of entries) {
    it = evolved(order, it, [{ envelope: { type, at, actor: '' }, data }])
    const last = rounds.at(-1)
    if (last && referenceTypes.includes(type)) rounds.splice(-1, 1, withReferences(last, it))
    const kind = lookUp(kinds, type)
    if (!kind) continue
    if (kind === 'CHANGE' && last?.kind === 'CHANGE') rounds.pop()
    // What the events say is opened already, and so is what is remembered of them.
    rounds.push({ number: rounds.length + 1, kind, at, who, side, ...termsOf(unchecked<OpenedOrder>(it)) })
  }
  return rounds.map((round) => ({
    ...round,
    confirmedOptionId:
      round.quoteVersion === null ? null : chosenOptionId({ version: round.quoteVersion }, it.confirmed),
  }))
}
