import { addDays } from 'date-fns'
import { useState, useSyncExternalStore } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { showQuoteBasis } from '#modules/ordering/quotes/quote-contract.ts'
import { givenName, QUOTE_VALIDITY_DAYS, type TransportMode } from '#modules/ordering/terms/order-terms.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { freightNames } from '#texts/quotes.ts'
import { isSignedOut, onSession, sessionStatus } from '#web/api/session.ts'
import { note, noted } from '#web/api/session-notes.ts'
import { day } from '#web/ui/figures/format.ts'
import { typedDollars } from './freight.ts'

export type QuoteBasis = Answer<typeof showQuoteBasis>

export type OptionDraft = {
  readonly name: string
  /** '': none is chosen yet. */
  readonly transportMode: TransportMode | ''
  readonly transitDays: string
  readonly freight: string
}

export type AdjustmentDraft = { readonly unitPrice: string; readonly reason: string }

/** The order that a quote is typed for: its promise of 72 hours, which every change makes again, and its lines. */
export type TypedFor = { readonly promise: string | null; readonly lines: QuoteBasis['lines'] }

export type QuoteDraft = {
  readonly options: readonly OptionDraft[]
  /** By the id of the line; a line that keeps its price is not here. */
  readonly adjustments: Readonly<Record<string, AdjustmentDraft>>
  readonly validUntil: string
  readonly note: string
  /** The order as it stood when it was begun, or looked at again since. */
  readonly typedFor: TypedFor
  /** How many quotes were out when it was begun: more now means that another user was quicker. */
  readonly after: number
  /** It was sent, and may be taken back until the quote is out. */
  readonly sent?: boolean
}

/** By order, in this tab only: survives a reload, not the end of the session. */
const STORED = 'quote-drafts'
const listeners = new Set<() => void>()

const stored = (): ReadonlyMap<string, QuoteDraft> => {
  try {
    return new Map(JSON.parse(noted(STORED) ?? '[]') as [string, QuoteDraft][])
  } catch {
    return new Map()
  }
}
let drafts = stored()

const keep = (next: ReadonlyMap<string, QuoteDraft>): void => {
  drafts = next
  note(STORED, next.size > 0 ? JSON.stringify([...next]) : null)
  for (const listener of listeners) listener()
}

onSession(() => {
  if (isSignedOut(sessionStatus())) keep(new Map())
})

export const forgetDraft = (orderId: string): void => keep(new Map([...drafts].filter(([id]) => id !== orderId)))

export const keepSentDraft = (orderId: string, draft: QuoteDraft): void =>
  keep(new Map(drafts).set(orderId, { ...draft, sent: true }))

export const emptyOption: OptionDraft = { name: '', transportMode: '', transitDays: '', freight: '' }

const optionAsked = (transportMode: TransportMode): OptionDraft => ({
  ...emptyOption,
  name: freightNames[transportMode],
  transportMode,
})

/** The same option by another transport: a name that says only how it went goes with it. */
export const goingBy = (option: OptionDraft, transportMode: TransportMode): OptionDraft => ({
  ...option,
  transportMode,
  name:
    option.transportMode && option.name === freightNames[option.transportMode]
      ? freightNames[transportMode]
      : option.name,
})

/** An option of the last quote. What that did not say is as the order requests. */
const optionAgain = (
  { name, transportMode, transitDays, freight }: NonNullable<QuoteBasis['last']>['options'][number],
  requestedMode: TransportMode,
): OptionDraft => ({
  name: givenName(name) ?? freightNames[transportMode ?? requestedMode],
  transportMode: transportMode ?? requestedMode,
  transitDays: transitDays === null ? '' : String(transitDays),
  freight: typedDollars(freight),
})

/** Begins with the quote that was sent last, or with one freight to enter. It is valid for 30 days from now, by the company's calendar. */
export const untouched = (
  { last, timeZone }: QuoteBasis,
  { promise, lines }: TypedFor,
  requestedMode: TransportMode,
): QuoteDraft => ({
  typedFor: { promise, lines },
  options: last?.options.map((option) => optionAgain(option, requestedMode)) ?? [optionAsked(requestedMode)],
  adjustments: Object.fromEntries(
    (last?.adjustments ?? []).map(({ lineId, to, reason }) => [lineId, { unitPrice: typedDollars(to), reason }]),
  ),
  validUntil: day(dayIn(addDays(new Date(), QUOTE_VALIDITY_DAYS), timeZone)),
  note: last?.note ?? '',
  after: last?.version ?? 0,
})

const useStored = (orderId: string): QuoteDraft | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => drafts.get(orderId),
  )

export const useQuoteDraft = (
  { id, shippingInfo }: Pick<OrderDetail, 'id' | 'shippingInfo'>,
  basis: QuoteBasis,
): [QuoteDraft, (change: Partial<QuoteDraft>) => void] => {
  const now: TypedFor = { promise: basis.quoteDueAt, lines: basis.lines }
  const [opened, setOpened] = useState({ id, ...now })
  if (opened.id !== id) setOpened({ id, ...now })
  // What is filled in from the last quote was made for the order as it was when the form came; an empty form follows.
  const begun = basis.last && opened.id === id ? opened : now
  // What was kept by the portal before an update may lack a member.
  const stored = useStored(id)
  const isOut = stored?.sent === true && (basis.last?.version ?? 0) > stored.after
  const draft = { ...untouched(basis, begun, shippingInfo.transportMode), ...(isOut ? {} : stored) }
  const change = (part: Partial<QuoteDraft>) => keep(new Map(drafts).set(id, { ...draft, sent: false, ...part }))
  return [draft, change]
}

/** Whether something was typed for a quote after the one that is out, or before a quicker colleague sent it. */
export const useHasDraft = (orderId: string): boolean => {
  const stored = useStored(orderId)
  return stored !== undefined && !stored.sent
}
