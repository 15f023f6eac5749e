import {
  ImportLicenseRequested,
  PreinspectionRequested,
  PrepaymentRequested,
} from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import { wrongDay } from '#modules/ordering/terms/order-days.ts'
import { invalid, isRefusal, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { type Cents, type Percent, percentOf } from '#platform/money.ts'
import { tooFar } from '#platform/time/near-days.ts'

export type PrepaymentTerms = {
  /** What is to be paid; null where a percentage is meant, or all of it. */
  readonly amount: Cents | null
  readonly percent: Percent | null
  readonly dueOn: Day | null
  readonly note: string | null
}

/** All of the grand total, or the part of it that staff ask for. */
const amountOf = ({ confirmed }: Order, { amount, percent }: PrepaymentTerms): Cents | Refusal => {
  if (!confirmed) throw new Error('Nothing was confirmed')
  if (amount !== null && percent !== null) return invalid({ percent: 'Enter an amount or a percentage, not both' })
  const wanted = percent === null ? (amount ?? confirmed.grandTotal) : percentOf(confirmed.grandTotal, percent)
  if (wanted < 1) return invalid({ amount: 'Enter at least $0.01' })
  if (wanted > confirmed.grandTotal) return invalid({ amount: 'Enter at most the grand total' })
  return wanted
}

export const requestPrepayment =
  (wanted: PrepaymentTerms, today: Day): OrderDecision =>
  (order) => {
    const no =
      notNow('RequestPrepayment', order) ??
      wrongDay('dueOn', wanted.dueOn, { from: [today, 'The due date is in the past'] }) ??
      tooFar('dueOn', wanted.dueOn, new Date(today))
    if (no) return no
    const amount = amountOf(order, wanted)
    if (isRefusal(amount)) return amount
    return [PrepaymentRequested.make({ ...named(order), amount, dueOn: wanted.dueOn, note: wanted.note })]
  }

export const requestImportLicense =
  (note: string | null): OrderDecision =>
  (order) =>
    notNow('RequestImportLicense', order) ?? [ImportLicenseRequested.make({ ...named(order), note })]

export const requestPreinspection =
  (note: string | null): OrderDecision =>
  (order) =>
    notNow('RequestPreinspection', order) ?? [PreinspectionRequested.make({ ...named(order), note })]
