import { labelled, sayCounted, translated } from '#platform/text/say.ts'
import { isOneOf } from '#platform/typed.ts'

/** The shipping methods on offer (Incoterms 2020), specification 2 §5. */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CIP', 'CPT', 'CIF', 'DAP'] as const
export type Incoterm = (typeof incoterms)[number]

export const transportModes = ['Airport', 'Road', 'Harbor'] as const
export type TransportMode = (typeof transportModes)[number]

/** How the goods travel. `destination` is the named place of the Incoterm, not the country of the order. */
export type Shipping = {
  readonly method: Incoterm
  readonly transportMode: TransportMode
  readonly destination: string | null
}

const methodsWithDestination: readonly Incoterm[] = ['EXW', 'FOB', 'CIP']

export const needsDestination = (method: Incoterm): boolean => methodsWithDestination.includes(method)

/** What may accompany the goods. One more may be requested as free text. */
export const certificates = [
  'Declaration of conformity',
  'Certificate of origin (certified by Chamber of Commerce)',
  'Certificate of analysis',
  'Certificate of sterilization (only for sterile products)',
] as const

export const hasOneCustomCertificateAtMost = (chosen: readonly string[]): boolean =>
  chosen.filter((name) => !isOneOf(certificates, name)).length <= 1

export const QUOTE_PROMISE_HOURS = 72
export const QUOTE_REMINDER_HOURS = 24
export const QUOTE_VALIDITY_DAYS = 30
export const QUOTE_VALIDITY_MAX_DAYS = 90
const FREIGHT_WITHOUT_NAME = 'Freight'
export const givenName = (name: string): string | null => (name === FREIGHT_WITHOUT_NAME ? null : name)

/** 'Sea freight · Harbor · 30 days'. Earlier quotes of one freight say less, down to an empty text. */
export const freightLine = (option: {
  readonly name: string | null
  readonly transportMode: string | null
  readonly transitDays: number | null
}): string =>
  [
    option.name && givenName(option.name),
    option.transportMode && translated(option.transportMode),
    option.transitDays && sayCounted(option.transitDays, 'day', 'days'),
  ]
    .filter(Boolean)
    .join(' · ')

/** A person can compare so many ways to send the goods, and no more. */
export const MAXIMUM_OPTIONS = 6
export const MAXIMUM_TRANSIT_DAYS = 365
export const PURCHASE_ORDER_NUMBER_LENGTH = 40
/** How far ahead a delivery may be wished for. */
export const WISHED_DELIVERY_MONTHS = 24
export const CONFIRMATION_REMINDER_DAYS = [7, 1] as const

/** The sentences of specification 2 §8, which a refusal uses verbatim. */
export const sentences = labelled({
  country: 'Please select a country',
  quantity: 'Please select quantity',
  packaging: 'Please select packaging',
  quantityAndPackaging: 'Please select quantity and packaging',
  addresses: 'Please select shipping and billing adresses',
  transport: 'Please select an option within Airport, Road and Harbor',
  freightOption: 'Please choose a freight option',
})
