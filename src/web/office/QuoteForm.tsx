import { addDays } from 'date-fns'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

import { issueQuote } from '#modules/ordering/office-contract.ts'
import { QUOTE_VALIDITY_MAX_DAYS } from '#modules/ordering/order-terms.ts'
import { type PromoTerms, priceQuote } from '#modules/ordering/pricing.ts'
import { type Cents, cents, type Percent, percent } from '#platform/money.ts'
import { useCommand } from '#web/endpoint.ts'
import { DayField } from '#web/ui/DayField.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { clock, sentDay } from '#web/ui/format.ts'
import { showSuccess } from '#web/ui/messages.ts'
import { usePageActions } from '#web/ui/page-actions.ts'
import { TextArea, TextField } from '#web/ui/TextField.tsx'
import { quoteWords as words } from '#web/words/office.ts'
import type { OfficeOrder } from './OrderHeading.tsx'
import classes from './QuoteForm.module.css'
import { QuoteSums } from './QuoteSums.tsx'
import { dayOf, freightOf, quoteErrors } from './quote-check.ts'
import { forgetDraft, useQuoteDraft } from './quote-draft.ts'
import { SendQuoteModal } from './SendQuoteModal.tsx'

/** The id of the form: the button that sends it stands in the bar at the bottom. */
export const QUOTE_FORM = 'quote-form'

/** What a promo code does to the freight: nothing else of it concerns a quote. */
const shippingPromo = (shippingDiscount: Percent): PromoTerms => ({
  code: '',
  type: 'SHIPPING_DISCOUNT',
  discount: percent(0),
  productIds: null,
  cashBackAmount: cents(0),
  shippingDiscount,
})

/** Freight, validity and a note; adds up while one types, and asks once more before it is sent. */
export const QuoteForm = ({ detail, onSent }: { detail: OfficeOrder; onSent: () => void }) => {
  const { order, history } = detail
  const form = useRef<HTMLFormElement>(null)
  const [draft, change] = useQuoteDraft(order.id, order.quote?.version ?? 0)
  const [submitted, setSubmitted] = useState(false)
  const [asking, setAsking] = useState(false)
  const send = useCommand(issueQuote, {
    onDone: () => {
      setAsking(false)
      forgetDraft(order.id)
      showSuccess(words.sent(order.num))
      onSent()
    },
    onProblem: () => {
      setAsking(false)
      return undefined
    },
  })
  const ask = () => form.current?.requestSubmit()
  usePageActions([
    { key: 'q', label: words.send, run: ask },
    { key: 'Ctrl Enter', label: words.submit, onlyByKey: true, run: ask },
  ])

  const freight = freightOf(draft)
  const lastDay = dayOf(draft)
  const discount = order.promoCodeShippingDiscount as Percent
  const price = freight === null ? null : priceQuote(order.total as Cents, freight, shippingPromo(discount))
  const errors = { ...(submitted ? quoteErrors(draft) : {}), ...send.errors } as Record<string, string | undefined>
  const quicker = (order.quote?.version ?? 0) > draft.after ? history.find(({ type }) => type === 'QuoteIssued') : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    send.clear()
    const wrong = quoteErrors(draft)
    const first = Object.keys(wrong)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else setAsking(true)
  }
  const sendNow = () => {
    if (!price || lastDay === null) return
    const note = draft.note.trim() === '' ? null : draft.note
    void send.send({ id: order.id, freight: price.freight, validUntil: lastDay as never, note })
  }
  // What happens in the modal bubbles up here too: the same keys ask and then send.
  const press = (key: KeyboardEvent) => {
    if (key.key !== 'Enter' || !(key.ctrlKey || key.metaKey)) return
    if (asking) sendNow()
    else ask()
  }

  return (
    <form ref={form} id={QUOTE_FORM} className={classes['form']} noValidate onSubmit={submit} onKeyDown={press}>
      {quicker && (
        <p className={classes['quicker']} role="alert">
          {words.quicker(quicker.who, clock(quicker.at))}
        </p>
      )}
      <TextField
        label={words.freight}
        help={words.freightHelp}
        name="freight"
        inputMode="decimal"
        autoComplete="off"
        required
        value={draft.freight}
        onChange={(typed) => change({ freight: typed })}
        error={errors['freight']}
      />
      <DayField
        label={words.validUntil}
        help={words.validHelp}
        name="validUntil"
        required
        min={sentDay(addDays(new Date(), 1))}
        max={sentDay(addDays(new Date(), QUOTE_VALIDITY_MAX_DAYS))}
        value={draft.validUntil}
        onChange={(day) => change({ validUntil: day })}
        error={errors['validUntil']}
      />
      <div className={classes['wide']}>
        <TextArea
          label={words.note}
          help={words.noteHelp}
          name="note"
          maxLength={2_000}
          rows={2}
          value={draft.note}
          onChange={(note) => change({ note })}
          error={errors['note']}
        />
      </div>
      <div className={classes['preview']}>
        <h3>{words.preview}</h3>
        <QuoteSums total={order.total} price={price} discount={discount} />
        {lastDay !== null && (
          <p>
            {words.validUntil} <DateText at={lastDay} />
          </p>
        )}
      </div>
      {price && lastDay !== null && (
        <SendQuoteModal
          opened={asking}
          detail={detail}
          validUntil={lastDay}
          note={draft.note}
          price={price}
          busy={send.busy}
          onBack={() => setAsking(false)}
          onSend={sendNow}
        />
      )}
    </form>
  )
}
