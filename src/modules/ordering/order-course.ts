import type { DataByType } from '#platform/event.ts'
import { cents } from '#platform/money.ts'

import type { orderStream } from './events.ts'
import type { DocumentStatus, UploadedDocumentType } from './order-status.ts'
import { careCoinsValue } from './pricing.ts'
import type { Stage } from './stages.ts'

type Events = DataByType<typeof orderStream.events>

const figures = [
  'lines',
  'bonusLines',
  'promo',
  'promoCodeDiscount',
  'careCoinsUsed',
  'subtotal',
  'total',
] as const satisfies (keyof Events['OrderPlaced'])[]

/** An order's goods and what they cost; shipping is in none of it. */
export type Figures = Pick<Events['OrderPlaced'], (typeof figures)[number]>

/** Where an order stands and what it comes to: the same for decisions and for the read model. */
export type Course = Figures & {
  readonly stage: Stage
  readonly held: boolean
  readonly documentStatus: DocumentStatus | null
  /** As the distributor asked for it last; the figures beside it are the quote's while one is out or confirmed. */
  readonly asked: Figures
}

type Steps = { readonly [Type in keyof Events]: (before: Course, data: Events[Type]) => Partial<Course> }

const figuresOf = (data: Figures): Figures => Object.fromEntries(figures.map((name) => [name, data[name]])) as Figures

const anew = (data: Figures) => ({
  stage: 'WAITING_FOR_QUOTE' as const,
  documentStatus: null,
  ...figuresOf(data),
  asked: figuresOf(data),
})
const stands =
  (stage: Stage, documentStatus: DocumentStatus | null = null) =>
  (): Partial<Course> => ({ stage, documentStatus })
const stays = () => ({})
const ended = (): Partial<Course> => ({ stage: 'CANCELLED', documentStatus: null, held: false })

/** Without the quote's adjustments; CareCoins that went back with them are not taken again. */
const withdrawn = ({ asked, careCoinsUsed }: Course): Partial<Course> => {
  const before = cents(asked.total + careCoinsValue(asked.careCoinsUsed) - careCoinsValue(careCoinsUsed))
  const figures = { ...asked, careCoinsUsed, total: before }
  return { stage: 'WAITING_FOR_QUOTE', documentStatus: null, ...figures, asked: figures }
}

type Review = { readonly missing: Stage; readonly submitted: Stage; readonly approved: Stage }
const reviews: Readonly<Record<UploadedDocumentType, Review>> = {
  PROOF_OF_PREPAYMENT: {
    missing: 'WAITING_FOR_PREPAYMENT',
    submitted: 'PREPAYMENT_SUBMITTED',
    approved: 'PREPAYMENT_APPROVED',
  },
  LICENSE_DOCUMENT: { missing: 'WAITING_FOR_LICENSE', submitted: 'LICENSE_SUBMITTED', approved: 'LICENSE_APPROVED' },
  PREINSPECTION: {
    missing: 'WAITING_FOR_PREINSPECTION',
    submitted: 'PREINSPECTION_SUBMITTED',
    approved: 'PREINSPECTION_APPROVED',
  },
}

/** The course of an order that has just been placed. */
export const placedCourse = (data: Figures): Course => ({ ...anew(data), held: false })

/** What each event makes of an order's course. */
export const courseAfter: Steps = {
  OrderPlaced: (_, data) => placedCourse(data),
  QuoteDueReminded: stays,
  QuoteFellOverdue: stays,
  QuoteIssued: (_, { lines, subtotal, promoCodeDiscount, careCoinsUsed, total }) => ({
    stage: 'QUOTE_RECEIVED',
    lines,
    subtotal,
    promoCodeDiscount,
    careCoinsUsed,
    total,
  }),
  QuoteWithdrawn: withdrawn,
  ConfirmationReminded: stays,
  QuoteApproved: stands('CONFIRMED'),
  QuoteRejected: ended,
  QuoteExpired: ended,
  OrderCancelled: ended,
  OrderItemsChanged: (_, data) => anew(data),
  OrderAddressChanged: stands('WAITING_FOR_QUOTE'),
  OrderContactChanged: stands('WAITING_FOR_QUOTE'),
  OrderShippingChanged: stands('WAITING_FOR_QUOTE'),
  OrderCertificatesChanged: stands('WAITING_FOR_QUOTE'),
  SpecialRequestChanged: stands('WAITING_FOR_QUOTE'),
  PrepaymentRequested: stands('WAITING_FOR_PREPAYMENT'),
  ImportLicenseRequested: stands('WAITING_FOR_LICENSE'),
  PreinspectionRequested: stands('WAITING_FOR_PREINSPECTION'),
  DocumentSubmitted: (_, { type }) => ({ stage: reviews[type].submitted, documentStatus: 'SUBMITTED' }),
  DocumentApproved: (_, { type }) => ({ stage: reviews[type].approved, documentStatus: 'APPROVED' }),
  DocumentRejected: (_, { type }) => ({ stage: reviews[type].missing, documentStatus: 'REJECTED' }),
  ProductionStarted: stands('IN_PRODUCTION'),
  ShippingDocumentsSent: stands('PENDING_APPROVAL', 'RECEIVED'),
  ShippingDocumentsApproved: stands('IN_PRODUCTION', 'APPROVED'),
  ShippingDocumentsRejected: stands('IN_PRODUCTION', 'REJECTED'),
  OrderShipped: stands('SHIPPED'),
  OrderDelivered: stands('DELIVERED'),
  OrderBilled: stands('BILLED'),
  OrderHeld: () => ({ held: true }),
  OrderReleased: () => ({ held: false }),
  MessageWritten: stays,
  NoteWritten: stays,
}
