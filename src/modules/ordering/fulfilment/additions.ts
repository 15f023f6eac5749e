import { LotNumbersSet, OrderDocumentAdded, TrackingNumberSet } from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import type { LotsOfLine, TrackingNumber } from '#modules/ordering/order-parts.ts'
import type { AddedDocumentType } from '#modules/ordering/order-states.ts'
import type { OrderFile } from '#modules/ordering/terms/order-fields.ts'
import { invalid, type Refusal } from '#platform/decision.ts'

export type Addition = { readonly type: AddedDocumentType; readonly name: string | null }

const nameless: Readonly<Partial<Record<AddedDocumentType, string>>> = {
  CERTIFICATE: 'Enter which certificate this is',
  OTHER: 'Enter what this document is',
}

const withoutName = ({ type, name }: Addition): Refusal | null => {
  const says = name === null ? nameless[type] : undefined
  return says === undefined ? null : invalid({ name: says })
}

/** A certificate, a bill of lading or whatever else goes with the goods. */
export const addDocument =
  (addition: Addition, file: OrderFile): OrderDecision =>
  (order) =>
    notNow('AddDocument', order) ??
    withoutName(addition) ?? [OrderDocumentAdded.make({ ...named(order), ...file, ...addition })]

export type CertificateFile = { readonly name: string; readonly file: OrderFile }

/** Certificates that go out with the shipment: each requested one, once. */
export const certificatesAdded = (order: Order, certificates: readonly CertificateFile[]) => {
  const names = certificates.map(({ name }) => name)
  if (new Set(names).size < names.length) return invalid({ certificates: 'Each certificate can be sent only once' })
  const stranger = names.find((name) => !order.certificates.includes(name))
  if (stranger !== undefined) return invalid({ certificates: `This order does not need "${stranger}"` })
  return certificates.map(({ name, file }) =>
    OrderDocumentAdded.make({ ...named(order), ...file, type: 'CERTIFICATE', name }),
  )
}

/** People follow it: nothing but a page of the web may open. */
export const wrongLink = (trackingUrl: string | null): Refusal | null => {
  if (trackingUrl === null) return null
  const link = URL.parse(trackingUrl)
  return link && /^https?:$/.test(link.protocol) && !link.username && !link.password
    ? null
    : invalid({ trackingUrl: 'Enter a link that begins with https:// or http://' })
}

/** Under which number the carrier has the goods. */
export const setTracking =
  (tracking: TrackingNumber): OrderDecision =>
  (order) =>
    notNow('SetTracking', order) ??
    wrongLink(tracking.trackingUrl) ?? [TrackingNumberSet.make({ ...named(order), ...tracking })]

const wrongLots = ({ lines, bonusLines }: Order, lots: readonly LotsOfLine[]): Refusal | null => {
  const known = new Set<string>([...lines, ...bonusLines].map(({ lineId }) => lineId))
  const ids = lots.map(({ lineId }) => lineId)
  if (ids.some((id) => !known.has(id))) return invalid({ lots: 'This line is not in the order' })
  if (new Set(ids).size < ids.length) return invalid({ lots: 'Each line can be named only once' })
  return lots.some(({ numbers }) => new Set(numbers).size < numbers.length)
    ? invalid({ lots: 'A lot number is entered twice on one line' })
    : null
}

/** The lot numbers of every line, in the place of those before. */
export const setLots =
  (lots: readonly LotsOfLine[]): OrderDecision =>
  (order) =>
    notNow('SetLots', order) ??
    wrongLots(order, lots) ?? [
      LotNumbersSet.make({ ...named(order), lots: lots.filter(({ numbers }) => numbers.length > 0) }),
    ]
