import { IconEye, IconHistory } from '@tabler/icons-react'
import { addDays } from 'date-fns'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { Link } from 'react-router-dom'
import { isWithdrawn } from '#modules/ordering/order-states.ts'
import { previewQuote } from '#modules/ordering/quotes/quote-contract.ts'
import { QUOTE_VALIDITY_MAX_DAYS } from '#modules/ordering/terms/order-terms.ts'
import { paths } from '#paths'
import { dayIn, offsetName, type TimeZone } from '#platform/time/time-zone.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { previewTexts, quoteCardTexts } from '#texts/quotes.ts'
import { wire } from '#web/api/endpoint.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { useOfferedActions, usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { clock } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { QuoteAdjustments } from './QuoteAdjustments.tsx'
import { QuoteBasisChanges } from './QuoteBasisChanges.tsx'
import classes from './QuoteForm.module.css'
import { QuoteOptions } from './QuoteOptions.tsx'
import { QuoteReading } from './QuoteReading.tsx'
import { adjustmentsOf, basisChanges } from './quote-basis-changes.ts'
import { figuresOf, type QuoteErrors, quoteInput } from './quote-check.ts'
import { type QuoteBasis, type QuoteDraft, type TypedFor, useQuoteDraft } from './quote-draft.ts'
import { type QuoteFront, useQuoteSending } from './quote-sending.ts'
import { SendQuoteModal } from './SendQuoteModal.tsx'

/** The id of the form: the button that sends it is in the bar at the bottom. */
const QUOTE_FORM = 'quote-form'

/** Its key, which it offers while it is on the page. */
const SEND_KEY = queueKeys.send

/** False while the skeleton shows, which may outlast the read. */
const useIsFormThere = (): boolean => useOfferedActions().some(({ key }) => key === SEND_KEY)

/** Sends the form, from the bar at the bottom or from below a quote that is revised. */
export const SendQuoteButton = () => (
  <Button
    look="filled"
    type="submit"
    asksServer
    disabled={!useIsFormThere()}
    form={QUOTE_FORM}
    shortcut={queueKey('send')}
  >
    {texts.send}
  </Button>
)

type Props = { detail: OfficeOrder; basis: QuoteBasis; onSent: (waits: boolean) => void }

/** Freight options, adjusted prices, validity and a note; adds up while one types, and needs a confirmation before it is sent. */
export const QuoteForm = ({ detail, basis, onSent }: Props) => {
  const { order } = detail
  const form = useRef<HTMLFormElement>(null)
  const [draft, change] = useQuoteDraft(order, basis)
  const sending = useQuoteSending(order, draft, basis, onSent)
  const { errors } = sending
  const figures = figuresOf(draft, basis)
  const now: TypedFor = { promise: basis.quoteDueAt, lines: basis.lines }
  const changes = basisChanges(draft.typedFor, now, draft.adjustments)
  const quicker = quickerQuote(detail, basis, draft.after)
  const goOn = (to: QuoteFront) => {
    // The quote in the dialog does not change, also where nothing was typed and others go on.
    if (to === 'asking') change({})
    focusOn(form, sending.goOn(to))
  }
  const press = useSendingKeys(form, sending)
  return (
    <form
      ref={form}
      id={QUOTE_FORM}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        goOn('asking')
      }}
      onKeyDown={press}
      {...sending.hears}
    >
      <Stack gap={5}>
        {quicker && <Quicker says={quicker} />}
        {changes ? (
          <QuoteBasisChanges
            orderId={order.id}
            changes={changes}
            onSeen={() => change({ typedFor: now, adjustments: adjustmentsOf(draft.adjustments, basis.lines) })}
          />
        ) : (
          <FromWithdrawn order={order} />
        )}
        <QuoteOptions
          options={draft.options}
          onChange={(options) => change({ options })}
          errors={errors}
          shippingInfo={order.shippingInfo}
        />
        <QuoteAdjustments
          lines={basis.lines}
          adjustments={draft.adjustments}
          totals={new Map(figures?.lines.map((line) => [line.lineId, line.totalNonPromoCodeDiscountedPrice]))}
          promoCode={figures && figures.promoCodeDiscount > 0 ? (basis.promo?.code ?? null) : null}
          onChange={(adjustments) => change({ adjustments })}
          errors={errors}
        />
        <Validity draft={draft} timeZone={basis.timeZone} errors={errors} onChange={change} />
        <div className={classes['preview']}>
          <h3>{texts.preview}</h3>
          <QuoteReading draft={draft} basis={basis} figures={figures} />
          <Row>
            <Button size="small" icon={<IconEye size={16} stroke={1.8} aria-hidden />} onClick={() => goOn('preview')}>
              {previewTexts.open}
            </Button>
          </Row>
        </div>
      </Stack>
      {sending.front === 'asking' && (
        <SendQuoteModal
          detail={detail}
          draft={draft}
          basis={basis}
          figures={figures}
          changes={changes}
          quicker={quicker && <Quicker says={quicker} />}
          busy={sending.busy}
          onBack={sending.back}
          onSend={sending.send}
        />
      )}
      {sending.front === 'preview' && (
        <FilePreview
          call={wire(previewQuote, { id: order.id, ...quoteInput(draft, basis) })}
          name={`quote-${order.num}.pdf`}
          label={previewTexts.label}
          onClose={sending.back}
        />
      )}
    </form>
  )
}

/** Until when the quote is valid, and what is printed on it. */
const Validity = ({
  draft: { validUntil, note },
  timeZone,
  errors,
  onChange,
}: {
  draft: QuoteDraft
  /** The company's. */
  timeZone: TimeZone
  errors: QuoteErrors
  onChange: (part: Partial<QuoteDraft>) => void
}) => (
  <FieldGrid>
    <DayField
      label={texts.validUntil}
      help={texts.validHelp(offsetName(new Date(), timeZone))}
      name="validUntil"
      required
      min={dayIn(addDays(new Date(), 1), timeZone)}
      max={dayIn(addDays(new Date(), QUOTE_VALIDITY_MAX_DAYS), timeZone)}
      value={validUntil}
      onChange={(day) => onChange({ validUntil: day })}
      error={errors['validUntil']}
    />
    <div className={classes['note']}>
      <TextArea
        label={texts.note}
        help={texts.noteHelp}
        name="note"
        maxLength={2_000}
        rows={2}
        value={note}
        onChange={(typed) => onChange({ note: typed })}
        error={errors['note']}
      />
    </div>
  </FieldGrid>
)

type Form = RefObject<HTMLFormElement | null>

/** To the first field that is wrong, once it says so. */
const focusOn = (form: Form, name: string | null) => {
  if (name !== null) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())
}

/** S anywhere on the page opens the confirmation; Ctrl Enter in the form opens it and then sends. */
const useSendingKeys = (form: Form, { front, send }: ReturnType<typeof useQuoteSending>) => {
  const ask = () => form.current?.requestSubmit()
  usePageActions([
    { key: SEND_KEY, label: texts.send, run: ask },
    { key: 'Ctrl Enter', label: texts.submit, onlyByKey: true, run: ask },
  ])
  // What happens in the modal bubbles up to the form too.
  return (key: KeyboardEvent) => {
    if (key.key !== 'Enter' || !(key.ctrlKey || key.metaKey) || front === 'preview') return
    if (front === 'asking') send()
    else ask()
  }
}

/** The form begins with what was sent last: that was made for the order as it was. */
const FromWithdrawn = ({ order: { id, quotes } }: Pick<OfficeOrder, 'order'>) => {
  const last = quotes.at(-1)
  if (!isWithdrawn(last?.state)) return null
  return (
    <Note
      tone="you"
      icon={<IconHistory size={18} stroke={1.8} aria-hidden />}
      strong={texts.fromWithdrawn(last.version)}
    >
      {texts.checkFreight} <Link to={paths.officeRounds({ id })}>{quoteCardTexts.compare}</Link>
    </Note>
  )
}

/** A colleague sent a quote while this one was typed: who, and when. */
const quickerQuote = ({ history }: OfficeOrder, basis: QuoteBasis, after: number): string | null => {
  const sent = (basis.last?.version ?? 0) > after ? history.find(({ type }) => type === 'QuoteIssued') : null
  return sent ? texts.quicker(sent.who, clock(sent.at)) : null
}

const Quicker = ({ says }: { says: string }) => (
  <div role="alert">
    <Note tone="moving" icon={null}>
      {says}
    </Note>
  </div>
)
