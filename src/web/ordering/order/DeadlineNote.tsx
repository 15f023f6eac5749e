import { subHours } from 'date-fns'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { QUOTE_PROMISE_HOURS } from '#modules/ordering/terms/order-terms.ts'
import { deadlineTexts as texts } from '#texts/orders.ts'
import { isQuoteLate } from '#web/ordering/next-step.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { dayTime, lastDay, timeLeft } from '#web/ui/figures/format.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'
import classes from './DeadlineNote.module.css'
import { elapsed } from './elapsed.ts'

type Note = { readonly tone: Tone; readonly strong: string; readonly rest: string; readonly percent: number }

/** The promise that runs: our 72 hours for the quote, or the days in which it can be confirmed. */
const noteOf = (order: OrderDetail, now: Date): Note | null => {
  const { quoteDueAt, validUntil, quote } = order
  if (quoteDueAt) {
    const until = dayTime(quoteDueAt)
    // The promise begins again with every change of the order.
    const percent = elapsed(subHours(quoteDueAt, QUOTE_PROMISE_HOURS).toISOString(), quoteDueAt, now)
    if (isQuoteLate(order, now))
      return { tone: 'error', strong: texts.quoteLate, rest: texts.quoteLateHelp(until), percent: 100 }
    return { tone: 'provider', strong: texts.quoteIn(timeLeft(quoteDueAt, now)), rest: texts.quoteBy(until), percent }
  }
  if (validUntil && quote)
    return {
      tone: 'you',
      strong: texts.confirmIn(timeLeft(validUntil, now)),
      rest: texts.confirmBy(lastDay(validUntil, now)),
      percent: elapsed(quote.issuedAt, validUntil, now),
    }
  return null
}

/** The time left, as text and as a bar. */
export const DeadlineNote = ({ order }: { order: OrderDetail }) => {
  const note = noteOf(order, useNow())
  if (!note) return null
  const { tone, strong, rest, percent } = note
  return (
    <section className={classes['note']} data-tone={tone}>
      <p>
        <strong>{strong}</strong> {rest}
      </p>
      <span className={classes['track']} role="img" aria-label={texts.passed(percent)}>
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </section>
  )
}
