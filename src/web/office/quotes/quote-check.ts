import type { QuoteInput } from '#modules/ordering/quotes/quote-inputs.ts'
import {
  type AdjustedPrice,
  isQuoteTooLarge,
  priceQuote,
  type QuoteFigures,
  unadjustedPrice,
} from '#modules/ordering/quotes/quote-pricing.ts'
import { whyNotUntil } from '#modules/ordering/quotes/quote-validity.ts'
import { MAXIMUM_TRANSIT_DAYS } from '#modules/ordering/terms/order-terms.ts'
import type { Day } from '#platform/event.ts'
import { type Cents, cents } from '#platform/money.ts'
import { present } from '#platform/typed.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { adjustmentTexts, optionTexts, sumTexts } from '#texts/quotes.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { MOST_FREIGHT, readDollars } from './freight.ts'
import type { OptionDraft, QuoteBasis, QuoteDraft } from './quote-draft.ts'

/** By field: 'options.0.freight', 'adjustments.{line}.unitPrice', 'validUntil'. */
export type QuoteErrors = Readonly<Record<string, string | undefined>>

type Errors = Record<string, string>

const amountOf = (typed: string): Cents | null => {
  const amount = readDollars(typed)
  return amount !== null && amount <= MOST_FREIGHT ? amount : null
}

export const isAmount = (typed: string): boolean => amountOf(typed) !== null

const wrongAmount = (typed: string, whenEmpty: string): string | null => {
  if (typed.trim() === '') return whenEmpty
  const amount = readDollars(typed)
  return amount === null ? texts.notAnAmount : amount > MOST_FREIGHT ? texts.tooMuch : null
}

export const daysOf = (typed: string): number | null => {
  const days = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0
  return days >= 1 && days <= MAXIMUM_TRANSIT_DAYS ? days : null
}

const plain = (name: string) => name.trim().toLowerCase()

/** In the order of the fields: the first that is wrong takes the focus. */
const optionErrors = (options: readonly OptionDraft[]): Errors => {
  const errors: Errors = {}
  for (const [at, { name, freight, transportMode, transitDays }] of options.entries()) {
    const wrong = wrongAmount(freight, texts.enterFreight)
    if (name.trim() === '') errors[`options.${at}.name`] = optionTexts.enterName
    else if (options.slice(0, at).some((earlier) => plain(earlier.name) === plain(name)))
      errors[`options.${at}.name`] = optionTexts.twice
    if (wrong) errors[`options.${at}.freight`] = wrong
    if (transportMode === '') errors[`options.${at}.transportMode`] = optionTexts.enterMode
    if (daysOf(transitDays) === null)
      errors[`options.${at}.transitDays`] = transitDays.trim() === '' ? optionTexts.enterDays : optionTexts.notDays
  }
  return errors
}

const adjustedLines = ({ adjustments }: QuoteDraft, { lines }: QuoteBasis) =>
  lines.flatMap((line) => {
    const typed = adjustments[line.lineId]
    return typed && (typed.unitPrice.trim() !== '' || typed.reason.trim() !== '') ? [{ line, typed }] : []
  })

const adjustmentErrors = (draft: QuoteDraft, basis: QuoteBasis): Errors => {
  const errors: Errors = {}
  for (const { line, typed } of adjustedLines(draft, basis)) {
    const at = `adjustments.${line.lineId}`
    const wrong = wrongAmount(typed.unitPrice, adjustmentTexts.enterPrice)
    if (wrong) errors[`${at}.unitPrice`] = wrong
    else if (amountOf(typed.unitPrice) === unadjustedPrice(line)) errors[`${at}.unitPrice`] = adjustmentTexts.same
    if (typed.reason.trim() === '') errors[`${at}.reason`] = adjustmentTexts.enterReason
  }
  return errors
}

/** What the adjustments come to while they are typed: those that are amounts already. */
const adjustedPrices = (draft: QuoteDraft, basis: QuoteBasis): AdjustedPrice[] =>
  adjustedLines(draft, basis).flatMap(({ line: { lineId }, typed }) => {
    const unitPrice = amountOf(typed.unitPrice)
    return unitPrice === null ? [] : [{ lineId, unitPrice }]
  })

/** What the quote comes to as it is typed; a freight that is no amount yet counts as nothing. Null: it is too large. */
export const figuresOf = (draft: QuoteDraft, basis: QuoteBasis): QuoteFigures<QuoteBasis['lines'][number]> | null => {
  const adjustments = adjustedPrices(draft, basis)
  if (isQuoteTooLarge(basis.lines, adjustments)) return null
  const freights = draft.options.map(({ freight }) => amountOf(freight) ?? cents(0))
  return priceQuote(basis.lines, { ...basis, adjustments, freights })
}

export const dayOf = ({ validUntil }: QuoteDraft): Day | null => readDay(validUntil)

const wrongDay = (draft: QuoteDraft, today: string): string | null => {
  if (draft.validUntil.trim() === '') return texts.enterDay
  const day = dayOf(draft)
  return day === null ? texts.notADay : whyNotUntil(day, today)
}

/** What keeps a draft from being sent today, by field. The server looks again. */
export const quoteErrors = (draft: QuoteDraft, basis: QuoteBasis, today: string): QuoteErrors => {
  const validUntil = wrongDay(draft, today)
  return {
    ...optionErrors(draft.options),
    ...(validUntil && { validUntil }),
    ...adjustmentErrors(draft, basis),
    ...(figuresOf(draft, basis) === null && { adjustments: sumTexts.tooLarge }),
  }
}

/** What the server found wrong, at the fields of this form: it counts adjustments, the form knows them by their lines. */
export const fieldsOf = (errors: QuoteErrors, draft: QuoteDraft, basis: QuoteBasis): QuoteErrors => {
  const sent = adjustedLines(draft, basis)
  return Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => {
      const [, at, rest] = /^adjustments\.(\d+)\.(.*)$/.exec(field) ?? []
      const line = at === undefined ? undefined : sent[Number(at)]?.line
      return [line ? `adjustments.${line.lineId}.${rest}` : field, reason]
    }),
  )
}

export const quoteInput = (draft: QuoteDraft, basis: QuoteBasis): QuoteInput => ({
  options: draft.options.map(({ name, transportMode, transitDays, freight }) => ({
    name: name.trim(),
    transportMode: present(transportMode || null),
    transitDays: daysOf(transitDays) ?? 0,
    freight: amountOf(freight) ?? cents(0),
  })),
  adjustments: adjustedLines(draft, basis).map(({ line: { lineId }, typed }) => ({
    lineId,
    unitPrice: amountOf(typed.unitPrice) ?? cents(0),
    reason: typed.reason.trim(),
  })),
  validUntil: present(dayOf(draft)),
  note: draft.note.trim() === '' ? null : draft.note,
})
