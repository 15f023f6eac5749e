import { addDays } from 'date-fns'

import { QUOTE_VALIDITY_MAX_DAYS } from '#modules/ordering/terms/order-terms.ts'
import { dayIn, offsetName, type TimeZone } from '#platform/time/time-zone.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import classes from './QuoteForm.module.css'
import type { QuoteErrors } from './quote-check.ts'
import type { QuoteDraft } from './quote-draft.ts'

/** Until when the quote is valid, and what is printed on it. */
export const QuoteValidity = ({
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
  <>
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
    <div className={classes['wide']}>
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
  </>
)
