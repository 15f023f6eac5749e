import { unadjustedPrice } from '#modules/ordering/quotes/quote-pricing.ts'
import { adjustmentTexts as texts } from '#texts/quotes.ts'
import { count, money } from '#web/ui/figures/format.ts'
import type { AdjustmentDraft, QuoteBasis, QuoteDraft, TypedFor } from './quote-draft.ts'

type Line = QuoteBasis['lines'][number]

const typedText = ({ unitPrice, reason }: AdjustmentDraft): string =>
  [unitPrice.trim(), reason.trim()].filter(Boolean).join(', ')

const gone = ({ lineId, name }: Line, adjustments: QuoteDraft['adjustments']): string => {
  const typed = adjustments[lineId]
  return typed ? texts.goneWith(name, typedText(typed)) : texts.gone(name)
}

const turned = (was: Line, line: Line): string[] => [
  ...(was.quantity === line.quantity ? [] : [texts.quantityNow(line.name, count(was.quantity), count(line.quantity))]),
  ...(unadjustedPrice(was) === unadjustedPrice(line)
    ? []
    : [texts.priceNow(line.name, money(unadjustedPrice(was)), money(unadjustedPrice(line)))]),
]

/** A sentence per changed line; null: unchanged. Empty where only the transport changed. */
export const basisChanges = (typedFor: TypedFor, now: TypedFor, adjustments: QuoteDraft['adjustments']) => {
  const lineNow = new Map(now.lines.map((line) => [line.lineId, line]))
  const known = new Set(typedFor.lines.map(({ lineId }) => lineId))
  const said = [
    ...typedFor.lines.flatMap((was) => {
      const line = lineNow.get(was.lineId)
      return line ? turned(was, line) : [gone(was, adjustments)]
    }),
    ...now.lines.flatMap((line) => (known.has(line.lineId) ? [] : [texts.added(line.name, count(line.quantity))])),
  ]
  // An order that was quoted meanwhile has no promise any more: that is the colleague's quote, not a change.
  const isPromisedAnew = now.promise !== null && now.promise !== typedFor.promise
  return said.length > 0 || isPromisedAnew ? said : null
}

/** The adjustments whose lines are still there. */
export const adjustmentsOf = (adjustments: QuoteDraft['adjustments'], lines: readonly Line[]) =>
  Object.fromEntries(lines.flatMap(({ lineId }) => (adjustments[lineId] ? [[lineId, adjustments[lineId]]] : [])))
