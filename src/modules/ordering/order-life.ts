import type { Asker, Permission } from '#platform/access/permissions.ts'

import { isPlaced, type Stage, stageNames } from './stages.ts'

type Step = {
  /** The line of the permission table that the command's endpoint names; SYSTEM: only a deadline gives it. */
  readonly may: Permission | 'SYSTEM'
  /** By stage: where it leads. */
  readonly leads: Readonly<Partial<Record<Stage, Stage>>>
  /** It moves the order on towards its delivery: not while the order is on hold. */
  readonly fulfils?: true
  readonly otherwise: string
}

const to = (stage: Stage, ...from: Stage[]): Step['leads'] => Object.fromEntries(from.map((it) => [it, stage]))
const stay = (...stagesOf: readonly Stage[]): Step['leads'] => Object.fromEntries(stagesOf.map((it) => [it, it]))

/** Stages are named in the order of the way. */
const beforeShipping = stageNames.slice(stageNames.indexOf('WAITING_FOR_QUOTE'), stageNames.indexOf('SHIPPED'))
const placed = stageNames.filter(isPlaced)
const open = placed.filter((stage) => stage !== 'BILLED' && stage !== 'CANCELLED')

/** The order's life (decisions, "Order life"): decisions, buttons and the test of stage × command × role use it. */
export const orderLife = {
  PlaceOrder: {
    may: 'orders.place',
    leads: to('WAITING_FOR_QUOTE', 'NEW'),
    otherwise: 'This order was placed already',
  },
  ChangeOrder: {
    may: 'orders.place',
    leads: to('WAITING_FOR_QUOTE', 'WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'),
    otherwise: 'An order can only be changed until it is confirmed',
  },
  ChangePurchaseOrderNumber: { may: 'orders.place', leads: stay(...open), otherwise: 'Order not found' },
  ChangeWishedDelivery: {
    may: 'orders.place',
    leads: stay(...beforeShipping),
    otherwise: 'A delivery date can only be wished for until the order is shipped',
  },
  IssueQuote: {
    may: 'office.quotes.issue',
    leads: to('QUOTE_RECEIVED', 'WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'),
    otherwise: 'Only an order waiting for a quote, or with a quote that is not confirmed, can be quoted',
  },
  ApproveQuote: {
    may: 'orders.place',
    leads: to('CONFIRMED', 'QUOTE_RECEIVED'),
    otherwise: 'Only a quoted order can be confirmed',
  },
  RejectQuote: {
    may: 'orders.place',
    leads: to('CANCELLED', 'QUOTE_RECEIVED'),
    otherwise: 'Only a quote waiting for confirmation can be rejected',
  },
  ExpireQuote: {
    may: 'SYSTEM',
    leads: to('CANCELLED', 'QUOTE_RECEIVED'),
    otherwise: 'Only a quote that waits for confirmation can expire',
  },
  CancelOrder: {
    may: 'orders.place',
    leads: to('CANCELLED', 'WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'),
    otherwise: 'An order can only be cancelled until it is confirmed',
  },
  CancelOrderByStaff: {
    may: 'office.orders.cancel',
    leads: to('CANCELLED', ...beforeShipping),
    otherwise: 'An order can only be cancelled before it is shipped',
  },
  RequestPrepayment: {
    may: 'office.orders.fulfil',
    leads: to('WAITING_FOR_PREPAYMENT', 'CONFIRMED'),
    fulfils: true,
    otherwise: 'A pre-payment can only be requested once the order is confirmed',
  },
  UploadPrepaymentProof: {
    may: 'orders.place',
    leads: to('PREPAYMENT_SUBMITTED', 'WAITING_FOR_PREPAYMENT', 'PREPAYMENT_SUBMITTED'),
    otherwise: 'No proof of pre-payment is required',
  },
  RequestImportLicense: {
    may: 'office.orders.fulfil',
    leads: to('WAITING_FOR_LICENSE', 'CONFIRMED', 'PREPAYMENT_APPROVED'),
    fulfils: true,
    otherwise: 'An import license can only be requested once the order is confirmed and its pre-payment approved',
  },
  UploadLicenseDocument: {
    may: 'orders.place',
    leads: to('LICENSE_SUBMITTED', 'WAITING_FOR_LICENSE', 'LICENSE_SUBMITTED'),
    otherwise: 'No import license document is required',
  },
  StartProduction: {
    may: 'office.orders.fulfil',
    leads: to('IN_PRODUCTION', 'CONFIRMED', 'PREPAYMENT_APPROVED', 'LICENSE_APPROVED'),
    fulfils: true,
    otherwise: 'Production can only start once the order is confirmed and what was requested is approved',
  },
  SendShippingDocuments: {
    may: 'office.orders.fulfil',
    leads: to('PENDING_APPROVAL', 'IN_PRODUCTION'),
    fulfils: true,
    otherwise: 'Shipping documents can only be sent while the order is in production',
  },
  ApproveDocuments: {
    may: 'orders.place',
    leads: to('IN_PRODUCTION', 'PENDING_APPROVAL'),
    otherwise: 'No documents are waiting for your approval',
  },
  RejectDocuments: {
    may: 'orders.place',
    leads: to('IN_PRODUCTION', 'PENDING_APPROVAL'),
    otherwise: 'No documents are waiting for your approval',
  },
  RequestPreinspection: {
    may: 'office.orders.fulfil',
    leads: to('WAITING_FOR_PREINSPECTION', 'IN_PRODUCTION'),
    fulfils: true,
    otherwise: 'A pre-inspection can only be requested while the order is in production',
  },
  UploadPreinspection: {
    may: 'orders.place',
    leads: to('PREINSPECTION_SUBMITTED', 'WAITING_FOR_PREINSPECTION', 'PREINSPECTION_SUBMITTED'),
    otherwise: 'No pre-inspection document is required',
  },
  ApproveDocument: {
    may: 'office.orders.review',
    leads: {
      PREPAYMENT_SUBMITTED: 'PREPAYMENT_APPROVED',
      LICENSE_SUBMITTED: 'LICENSE_APPROVED',
      PREINSPECTION_SUBMITTED: 'PREINSPECTION_APPROVED',
    },
    fulfils: true,
    otherwise: 'No document of this order is waiting for review',
  },
  RejectDocument: {
    may: 'office.orders.review',
    leads: {
      PREPAYMENT_SUBMITTED: 'WAITING_FOR_PREPAYMENT',
      LICENSE_SUBMITTED: 'WAITING_FOR_LICENSE',
      PREINSPECTION_SUBMITTED: 'WAITING_FOR_PREINSPECTION',
    },
    fulfils: true,
    otherwise: 'No document of this order is waiting for review',
  },
  ShipOrder: {
    may: 'office.orders.fulfil',
    leads: to('SHIPPED', 'IN_PRODUCTION', 'PREINSPECTION_APPROVED'),
    fulfils: true,
    otherwise: 'Only an order that is in production, with its pre-inspection approved, can be shipped',
  },
  DeliverOrder: {
    may: 'office.orders.fulfil',
    leads: to('DELIVERED', 'SHIPPED'),
    otherwise: 'Only a shipped order can be delivered',
  },
  BillOrder: {
    may: 'office.orders.fulfil',
    leads: to('BILLED', 'DELIVERED'),
    otherwise: 'Only a delivered order can be billed',
  },
  HoldOrder: {
    may: 'office.orders.hold',
    leads: stay(...beforeShipping),
    otherwise: 'An order can only be put on hold before it is shipped',
  },
  ReleaseOrder: {
    may: 'office.orders.release',
    leads: stay(...beforeShipping),
    otherwise: 'Only an order on hold can be released',
  },
  AddDocument: { may: 'office.orders.fulfil', leads: stay(...open), otherwise: 'Order not found' },
  SetTracking: { may: 'office.orders.fulfil', leads: stay(...open), otherwise: 'Order not found' },
  SetLots: { may: 'office.orders.fulfil', leads: stay(...open), otherwise: 'Order not found' },
  WriteMessage: { may: 'orders.message', leads: stay(...placed), otherwise: 'Order not found' },
  WriteMessageByStaff: { may: 'office.orders.message', leads: stay(...placed), otherwise: 'Order not found' },
  /** An internal note, never seen by the distributor. */
  WriteNote: { may: 'office.orders.note', leads: stay(...placed), otherwise: 'Order not found' },
} as const satisfies Record<string, Step>
export type OrderCommand = keyof typeof orderLife

export type LifeState = {
  readonly stage: Stage
  readonly held: boolean
  /** What holds it; left out: staff, where it is on hold. */
  readonly holds?: readonly { readonly labelIssueId: string | null }[]
}

const ON_HOLD = 'This order is on hold. It must be released first.'
const FOR_LABELS = 'This order is on hold for a label issue. It goes on once that issue is released.'

/** Label issues hold and release orders by themselves: these commands are of the hold that staff set. */
const isHeldByHand = ({ held, holds }: LifeState): boolean =>
  holds ? holds.some(({ labelIssueId }) => labelIssueId === null) : held

/** An order that is over says so first, whatever the command: another person may have ended it a moment ago. */
const over: Readonly<Partial<Record<Stage, string>>> = {
  CANCELLED: 'This order has been cancelled',
  BILLED: 'This order has been invoiced',
}

const sinceConfirmation = stageNames.slice(stageNames.indexOf('CONFIRMED'))

/** Who decides on a quote too late reads what became of it, too: a colleague or sales may have been quicker. */
const notInThisStage = ({ leads, otherwise }: Step, stage: Stage): string => {
  if (sinceConfirmation.some((it) => leads[it])) return otherwise
  if (sinceConfirmation.includes(stage)) return `${otherwise}. This one is confirmed already.`
  return stage === 'WAITING_FOR_QUOTE' ? `${otherwise}. This one is waiting for a quote.` : otherwise
}

export const whyNot = (command: OrderCommand, state: LifeState): string | null => {
  const { stage, held } = state
  const step: Step = orderLife[command]
  if (!step.leads[stage])
    return command === 'PlaceOrder' ? step.otherwise : (over[stage] ?? notInThisStage(step, stage))
  if (step.fulfils && held) return ON_HOLD
  const byHand = isHeldByHand(state)
  if (command === 'HoldOrder' && byHand) return 'This order is on hold already'
  if (command !== 'ReleaseOrder' || byHand) return null
  return held ? FOR_LABELS : step.otherwise
}

export const nextStage = (command: OrderCommand, stage: Stage): Stage => {
  const step: Step = orderLife[command]
  const next = step.leads[stage]
  if (!next) throw new Error(`${command} leads nowhere from ${stage}`)
  return next
}

export const isOffered = (
  command: OrderCommand,
  state: LifeState,
  asker: Asker,
  may: (permission: Permission, asker: Asker) => boolean,
): boolean => {
  const step: Step = orderLife[command]
  return step.may !== 'SYSTEM' && may(step.may, asker) && whyNot(command, state) === null
}
