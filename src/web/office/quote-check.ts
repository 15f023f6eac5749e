import type { Cents } from '#platform/money.ts'
import { readDay } from '#web/ui/read-day.ts'
import { quoteWords as words } from '#web/words/office.ts'
import { MOST_FREIGHT, readDollars } from './freight.ts'
import type { QuoteDraft } from './quote-draft.ts'

export type QuoteErrors = { readonly freight?: string; readonly validUntil?: string }

/** What is typed as an amount; null while it is none that can be sent. */
export const freightOf = ({ freight }: QuoteDraft): Cents | null => {
  const amount = readDollars(freight)
  return amount !== null && amount <= MOST_FREIGHT ? amount : null
}

/** The day that is typed, as it is sent; null while it is none. */
export const dayOf = ({ validUntil }: QuoteDraft): string | null => readDay(validUntil)

/** What keeps a draft from being sent, by field. The server looks again. */
export const quoteErrors = (draft: QuoteDraft): QuoteErrors => {
  const amount = readDollars(draft.freight)
  const wrong =
    draft.freight.trim() === ''
      ? words.enterFreight
      : amount === null
        ? words.notAnAmount
        : amount > MOST_FREIGHT
          ? words.tooMuch
          : null
  const noDay = draft.validUntil.trim() === '' ? words.enterDay : dayOf(draft) === null ? words.notADay : null
  return { ...(wrong && { freight: wrong }), ...(noDay && { validUntil: noDay }) }
}
