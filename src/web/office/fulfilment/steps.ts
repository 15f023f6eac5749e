import type { OrderCommand } from '#modules/ordering/order-life.ts'
import { type DocumentStatus, isApproved } from '#modules/ordering/order-states.ts'

/** What staff can do with an order besides quoting it, each with a form of its own. */
export const staffSteps = [
  'RequestPrepayment',
  'RequestImportLicense',
  'StartProduction',
  'SendShippingDocuments',
  'RequestPreinspection',
  'ShipOrder',
  'DeliverOrder',
  'BillOrder',
  'AddDocument',
  'SetTracking',
  'SetLots',
  'HoldOrder',
  'ReleaseOrder',
  'CancelOrderByStaff',
] as const satisfies readonly OrderCommand[]
export type StaffStep = (typeof staffSteps)[number]

/** The one that an order usually goes on with, wherever several are allowed. */
const usually: readonly StaffStep[] = [
  'ReleaseOrder',
  'RequestPrepayment',
  'StartProduction',
  'SendShippingDocuments',
  'ShipOrder',
  'DeliverOrder',
  'BillOrder',
]

export type Steps = { readonly next: StaffStep | null; readonly others: readonly StaffStep[] }

/** The next step of an order and the others that this person may take now. `documentStatus`: of the shipping documents. */
export const stepsOf = (
  may: Readonly<Partial<Record<OrderCommand, boolean>>>,
  documentStatus: DocumentStatus | null,
): Steps => {
  const offered = staffSteps.filter((step) => may[step])
  const sent = isApproved(documentStatus) && may.ShipOrder === true
  const next = sent ? 'ShipOrder' : (usually.find((step) => offered.includes(step)) ?? null)
  return { next, others: offered.filter((step) => step !== next) }
}
