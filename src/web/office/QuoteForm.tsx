import { IconEye } from '@tabler/icons-react'
import { addDays } from 'date-fns'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'

import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { QUOTE_VALIDITY_MAX_DAYS } from '#modules/ordering/order-terms.ts'
import { previewQuote } from '#modules/ordering/quotes/quote-contract.ts'
import { useCommand, wire } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { DayField } from '#web/ui/DayField.tsx'
import { FilePreview } from '#web/ui/FilePreview.tsx'
import { clock, sentDay } from '#web/ui/format.ts'
import { showSuccess } from '#web/ui/messages.ts'
import { usePageActions } from '#web/ui/page-actions.ts'
import { TextArea } from '#web/ui/TextField.tsx'
import { quoteWords as words } from '#web/words/office.ts'
import { previewWords } from '#web/words/quotes.ts'
import type { OfficeOrder } from './OrderHeading.tsx'
import { QuoteAdjustments } from './QuoteAdjustments.tsx'
import classes from './QuoteForm.module.css'
import { QuoteOptions } from './QuoteOptions.tsx'
import { QuoteReading } from './QuoteReading.tsx'
import { fieldsOf, figuresOf, type QuoteErrors, quoteErrors, quoteInput } from './quote-check.ts'
import { forgetDraft, type QuoteBasis, useQuoteDraft } from './quote-draft.ts'
import { SendQuoteModal } from './SendQuoteModal.tsx'

/** The id of the form: the button that sends it stands in the bar at the bottom. */
export const QUOTE_FORM = 'quote-form'

type Props = { detail: OfficeOrder; basis: QuoteBasis; onSent: () => void }

/** Freight options, adjusted prices, validity and a note; adds up while one types, and asks once more before it is sent. */
export const QuoteForm = ({ detail, basis, onSent }: Props) => {
  const { order, history } = detail
  const form = useRef<HTMLFormElement>(null)
  const [draft, change] = useQuoteDraft(order.id, basis)
  const [submitted, setSubmitted] = useState(false)
  const [front, setFront] = useState<'asking' | 'preview' | null>(null)
  const back = () => setFront(null)
  const send = useCommand(issueQuote, {
    onDone: () => {
      back()
      forgetDraft(order.id)
      showSuccess(words.sent(order.num))
      onSent()
    },
    onProblem: () => {
      back()
      return undefined
    },
  })
  const ask = () => form.current?.requestSubmit()
  usePageActions([
    { key: 'q', label: words.send, run: ask },
    { key: 'Ctrl Enter', label: words.submit, onlyByKey: true, run: ask },
  ])

  const figures = figuresOf(draft, basis)
  const found = { ...(submitted ? quoteErrors(draft, basis) : {}), ...fieldsOf(send.errors, draft, basis) }
  const quicker = (basis.last?.version ?? 0) > draft.after ? history.find(({ type }) => type === 'QuoteIssued') : null

  /** To what comes in front, or to the first field that is wrong. */
  const goOn = (to: 'asking' | 'preview') => {
    setSubmitted(true)
    send.clear()
    const [first] = Object.keys(quoteErrors(draft, basis))
    if (first === undefined) return setFront(to)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }
  const sendNow = () => void send.send({ id: order.id, ...quoteInput(draft, basis) })
  // What happens in the modal bubbles up here too: the same keys ask and then send.
  const press = (key: KeyboardEvent) => {
    if (key.key !== 'Enter' || !(key.ctrlKey || key.metaKey) || front === 'preview') return
    if (front === 'asking') sendNow()
    else ask()
  }

  return (
    <form
      ref={form}
      id={QUOTE_FORM}
      className={classes['form']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        goOn('asking')
      }}
      onKeyDown={press}
    >
      {quicker && (
        <p className={classes['quicker']} role="alert">
          {words.quicker(quicker.who, clock(quicker.at))}
        </p>
      )}
      <QuoteOptions
        options={draft.options}
        onChange={(options) => change({ options })}
        errors={found}
        asked={order.transportMode}
      />
      <QuoteAdjustments
        lines={basis.lines}
        adjustments={draft.adjustments}
        totals={new Map(figures?.lines.map(({ lineId, totalEffectivePrice }) => [lineId, totalEffectivePrice]))}
        onChange={(adjustments) => change({ adjustments })}
        errors={found}
      />
      <Validity draft={draft} errors={found} onChange={change} />
      <div className={classes['preview']}>
        <h3>{words.preview}</h3>
        <QuoteReading draft={draft} basis={basis} figures={figures} />
        <Button
          size="small"
          className={classes['pdf'] ?? ''}
          icon={<IconEye size={16} stroke={1.8} aria-hidden />}
          onClick={() => goOn('preview')}
        >
          {previewWords.open}
        </Button>
      </div>
      {front === 'asking' && (
        <SendQuoteModal
          detail={detail}
          draft={draft}
          basis={basis}
          figures={figures}
          busy={send.busy}
          onBack={back}
          onSend={sendNow}
        />
      )}
      {front === 'preview' && (
        <FilePreview
          call={wire(previewQuote, { id: order.id, ...quoteInput(draft, basis) })}
          name={`quote-${order.num}.pdf`}
          label={previewWords.label}
          onClose={back}
        />
      )}
    </form>
  )
}

const Validity = ({
  draft: { validUntil, note },
  errors,
  onChange,
}: {
  draft: { validUntil: string; note: string }
  errors: QuoteErrors
  onChange: (part: { validUntil: string } | { note: string }) => void
}) => (
  <>
    <DayField
      label={words.validUntil}
      help={words.validHelp}
      name="validUntil"
      required
      min={sentDay(addDays(new Date(), 1))}
      max={sentDay(addDays(new Date(), QUOTE_VALIDITY_MAX_DAYS))}
      value={validUntil}
      onChange={(day) => onChange({ validUntil: day })}
      error={errors['validUntil']}
    />
    <div className={classes['wide']}>
      <TextArea
        label={words.note}
        help={words.noteHelp}
        name="note"
        maxLength={2_000}
        rows={2}
        value={note}
        onChange={(typed) => onChange({ note: typed })}
        error={errors['note']}
      />
    </div>
  </>
)
