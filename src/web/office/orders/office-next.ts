import { officeNextTexts, promisedQuoteTexts } from '#texts/next-steps.ts'
import { isQuoteLate, nextOf, type ShownOrder } from '#web/ordering/next-step.ts'
import { dayTime } from '#web/ui/figures/format.ts'

type QuotePromise = ShownOrder & { readonly quoteDueAt: string | null; readonly overdue: boolean }

/** What happens next and who does it, as staff read it. `late`: what was promised for this step did not happen in time. */
export const officeNext = (order: QuotePromise, now: Date): { sentence: string; late: boolean } => {
  const { quoteDueAt: due } = order
  const next = nextOf(order)
  if (next !== 'WAITING_FOR_QUOTE' || due === null) return { sentence: officeNextTexts[next], late: false }
  const late = isQuoteLate(order, now)
  return { sentence: promisedQuoteTexts[late ? 'late' : 'due'](dayTime(due)), late }
}
