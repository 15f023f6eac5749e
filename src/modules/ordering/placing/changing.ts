import { addHours } from 'date-fns/addHours'
import * as Equal from 'effect/Equal'
import {
  OrderAddressChanged,
  OrderCertificatesChanged,
  OrderContactChanged,
  type OrderEvent,
  OrderShippingChanged,
  QuoteWithdrawn,
  SpecialRequestChanged,
} from '#modules/ordering/events.ts'
import { named, notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import { currentQuote } from '#modules/ordering/order-parts.ts'
import type { AddressSnapshot, SpecialRequest } from '#modules/ordering/terms/order-fields.ts'
import {
  hasOneCustomCertificateAtMost,
  type Incoterm,
  needsDestination,
  QUOTE_PROMISE_HOURS,
  type Shipping,
  sentences,
  type TransportMode,
} from '#modules/ordering/terms/order-terms.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { invalid, isRefusal, type Refusal } from '#platform/decision.ts'
import { moment } from '#platform/moment.ts'

export const promisedAgain = (now: Date) => ({ quoteDueAt: moment(addHours(now, QUOTE_PROMISE_HOURS)) })

/** A quote that was out is no longer valid: it was made for another order. Nothing changed, nothing is withdrawn. */
export const withdrawingQuote = (order: Order, changes: readonly OrderEvent[]): readonly OrderEvent[] => {
  const quote = currentQuote(order)
  return quote && changes.length > 0
    ? [QuoteWithdrawn.make({ ...named(order), quoteVersion: quote.version }), ...changes]
    : changes
}

export const changeAddress =
  (addressType: 'SHIPPING' | 'BILLING', address: AddressSnapshot, now: Date): OrderDecision =>
  (order) => {
    const no = notNow('ChangeOrder', order)
    if (no) return no
    const before = addressType === 'SHIPPING' ? order.shippingAddress : order.billingAddress
    if (Equal.equals(before, address)) return []
    const changed = OrderAddressChanged.make({ ...named(order), addressType, address, ...promisedAgain(now) })
    return withdrawingQuote(order, [changed])
  }

/** A member left out stays; personal data is sealed already, the same text as before with the same seal. */
export type FieldsInput = {
  readonly shippingMethod?: Incoterm
  readonly transportMode?: TransportMode | null
  readonly destination?: string | null
  readonly certificates?: readonly string[]
  readonly contact?: { readonly name: Sealed; readonly phone: Sealed } | null
  readonly specialRequest?: SpecialRequest | null
}

/** An Incoterm that names no place lets go of the one that the method before named. */
const shippingAfter = (before: Shipping, input: FieldsInput): Shipping | Refusal => {
  const method = input.shippingMethod ?? before.method
  const transportMode = input.transportMode === undefined ? before.transportMode : input.transportMode
  const kept = method === before.method || needsDestination(method) ? before.destination : null
  const destination = input.destination === undefined ? kept : input.destination
  if (!transportMode) return invalid({ 'fields.transportMode': sentences.transport })
  if (needsDestination(method) && !destination)
    return invalid({ 'fields.destination': `Please enter a destination for ${method}` })
  return { method, transportMode, destination }
}

const changesOf = (order: Order, input: FieldsInput, now: Date): readonly OrderEvent[] | Refusal => {
  const shipping = shippingAfter(order.shipping, input)
  if (isRefusal(shipping)) return shipping
  const { contact = order.contact, certificates = order.certificates, specialRequest = order.specialRequest } = input
  if (!hasOneCustomCertificateAtMost(certificates))
    return invalid({ 'fields.certificates': 'Request at most one other certificate' })
  const of = { ...named(order), ...promisedAgain(now) }
  return [
    ...(Equal.equals(shipping, order.shipping) ? [] : [OrderShippingChanged.make({ ...of, shipping })]),
    ...(Equal.equals(contact, order.contact) ? [] : [OrderContactChanged.make({ ...of, contact })]),
    ...(Equal.equals(certificates, order.certificates) ? [] : [OrderCertificatesChanged.make({ ...of, certificates })]),
    ...(Equal.equals(specialRequest, order.specialRequest)
      ? []
      : [SpecialRequestChanged.make({ ...of, specialRequest })]),
  ]
}

/** How the goods travel, who is called, what goes with them. What stays as it is records nothing. */
export const changeFields =
  (input: FieldsInput, now: Date): OrderDecision =>
  (order) => {
    const no = notNow('ChangeOrder', order)
    if (no) return no
    const changes = changesOf(order, input, now)
    return isRefusal(changes) ? changes : withdrawingQuote(order, changes)
  }
