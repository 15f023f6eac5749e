import type { orderStream } from '#modules/ordering/events.ts'
import type { AddressSnapshot } from '#modules/ordering/order-fields.ts'
import { careCoinsValue } from '#modules/ordering/pricing.ts'
import type { Opened } from '#platform/access/personal-data.ts'
import type { DataByType, Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import type { Round, RoundAddress } from './round-answers.ts'

type Events = DataByType<typeof orderStream.events>

/** One event of the order, opened, with who did it in words. */
export type RoundEntry = {
  readonly type: string
  readonly data: unknown
  readonly at: Moment
  readonly who: string
  readonly side: Round['side']
}

/** All that a round holds but its number and who made it. */
type Terms = Omit<Round, 'number' | 'kind' | 'at' | 'who' | 'side'>

/** An address as rounds and papers tell it. */
export const addressOf = ({ countryName: country, ...it }: Opened<AddressSnapshot>): RoundAddress => ({
  name: it.name,
  addressee: it.addressee,
  address: it.address,
  address2: it.address2,
  zipCode: it.zipCode,
  city: it.city,
  country,
  phone: it.phone,
})

type Goods = Pick<
  Events['OrderPlaced'],
  'lines' | 'bonusLines' | 'promo' | 'subtotal' | 'promoCodeDiscount' | 'careCoinsUsed' | 'total'
>

const lineOf = (line: Goods['lines'][number]): Round['lines'][number] => ({
  lineId: line.lineId,
  productId: line.productId,
  reference: line.reference,
  name: line.name,
  quantity: line.quantity,
  packaging: line.packagingName,
  unitPrice: line.unitPrice,
  discount: line.discount,
  effectivePrice: line.effectiveUnitPrice,
  total: line.total,
  adjustment: null,
})

const goods = ({ lines, bonusLines, promo, ...sums }: Goods) => ({
  lines: lines.map(lineOf),
  bonusLines: bonusLines.map(({ productId, reference, name, quantity }) => ({ productId, reference, name, quantity })),
  promoCode: promo?.code ?? null,
  subtotal: sums.subtotal,
  promoCodeDiscount: sums.promoCodeDiscount,
  promoCodeCashBack: promo?.cashBackAmount ?? cents(0),
  careCoinsUsed: sums.careCoinsUsed,
  careCoinsValue: careCoinsValue(sums.careCoinsUsed),
  total: sums.total,
})

const unquoted = { quoteVersion: null, options: [], validUntil: null, note: null, confirmedOptionId: null }

const shippingOf = ({ method, transportMode, destination }: Round['shipping']): Round['shipping'] => ({
  method,
  transportMode,
  destination,
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

const placed = (data: Opened<Events['OrderPlaced']>): Terms => ({
  ...unquoted,
  ...goods(data),
  shippingAddress: addressOf(data.shippingAddress),
  billingAddress: addressOf(data.billingAddress),
  contact: contactOf(data.contact),
  shipping: shippingOf(data.shipping),
  certificates: data.certificates,
  specialRequest: requestOf(data.specialRequest),
})

/** The quote in place of what was asked for: its lines, its sums, its ways to send. */
const quoted = (asked: Terms, quote: Events['QuoteIssued']): Terms => ({
  ...asked,
  lines: quote.lines.map((line) => ({
    ...lineOf(line),
    adjustment: quote.adjustments.find(({ lineId }) => lineId === line.lineId) ?? null,
  })),
  subtotal: quote.subtotal,
  promoCodeDiscount: quote.promoCodeDiscount,
  careCoinsUsed: quote.careCoinsUsed,
  careCoinsValue: careCoinsValue(quote.careCoinsUsed),
  total: quote.total,
  quoteVersion: quote.version,
  options: quote.options,
  validUntil: quote.validUntil,
  note: quote.note,
})

/** CareCoins that a quote gave back stay given back: what was asked for costs so much more. */
const paidWith = (asked: Terms, careCoinsUsed: Terms['careCoinsUsed']): Terms => ({
  ...asked,
  careCoinsUsed,
  careCoinsValue: careCoinsValue(careCoinsUsed),
  total: cents(asked.subtotal - asked.promoCodeDiscount - careCoinsValue(careCoinsUsed)),
})

/** What each change of the distributor does to what is asked for. */
const changes: {
  readonly [Type in keyof Events]?: (asked: Terms, data: Opened<Events[Type]>) => Terms
} = {
  OrderItemsChanged: (asked, data) => ({ ...asked, ...goods(data) }),
  OrderAddressChanged: (asked, data) => ({
    ...asked,
    [data.addressType === 'SHIPPING' ? 'shippingAddress' : 'billingAddress']: addressOf(data.address),
  }),
  OrderContactChanged: (asked, { contact }) => ({ ...asked, contact: contactOf(contact) }),
  OrderShippingChanged: (asked, { shipping }) => ({ ...asked, shipping: shippingOf(shipping) }),
  OrderCertificatesChanged: (asked, { certificates }) => ({ ...asked, certificates }),
  SpecialRequestChanged: (asked, { specialRequest }) => ({ ...asked, specialRequest: requestOf(specialRequest) }),
}

/** Whether an event has a part in the rounds: messages, documents and the rest do not. */
export const isOfRounds = (type: string): boolean =>
  type in changes || ['OrderPlaced', 'QuoteIssued', 'QuoteApproved'].includes(type)

type Folded = { readonly asked: Terms | null; readonly rounds: readonly Round[] }

/** Changes that follow each other are one round: they are answered by one quote. */
const next = ({ rounds }: Folded, asked: Terms, round: Terms, kind: Round['kind'], entry: RoundEntry): Folded => {
  const before = kind === 'CHANGE' && rounds.at(-1)?.kind === 'CHANGE' ? rounds.slice(0, -1) : rounds
  const { at, who, side } = entry
  return { asked, rounds: [...before, { number: before.length + 1, kind, at, who, side, ...round }] }
}

const step = (so: Folded, entry: RoundEntry): Folded => {
  const { type, data } = entry
  if (type === 'OrderPlaced') {
    const asked = placed(data as Opened<Events['OrderPlaced']>)
    return next(so, asked, asked, 'PLACED', entry)
  }
  if (!so.asked) return so
  if (type === 'QuoteIssued') {
    const quote = data as Events['QuoteIssued']
    return next(so, paidWith(so.asked, quote.careCoinsUsed), quoted(so.asked, quote), 'QUOTE', entry)
  }
  if (type === 'QuoteApproved') {
    const { quoteVersion, optionId } = data as Events['QuoteApproved']
    const confirmed = (round: Round) =>
      round.quoteVersion === quoteVersion ? { ...round, confirmedOptionId: optionId } : round
    return { ...so, rounds: so.rounds.map(confirmed) }
  }
  const changed = changes[type as keyof Events] as ((asked: Terms, data: unknown) => Terms) | undefined
  if (!changed) return so
  const asked = changed(so.asked, data)
  return next(so, asked, asked, 'CHANGE', entry)
}

/** The rounds of an order, the first first, from its events in the order in which they happened. */
export const roundsOf = (entries: readonly RoundEntry[]): readonly Round[] =>
  entries.reduce(step, { asked: null, rounds: [] } as Folded).rounds
