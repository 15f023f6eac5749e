import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { unadjustedPrice } from '#modules/ordering/quotes/quote-pricing.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { adjustmentTexts as texts } from '#texts/quotes.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { More } from '#web/ui/layout/More.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './QuoteForm.module.css'
import type { QuoteErrors } from './quote-check.ts'
import type { AdjustmentDraft, QuoteBasis, QuoteDraft } from './quote-draft.ts'

type Adjustments = QuoteDraft['adjustments']

const nothing: AdjustmentDraft = { unitPrice: '', reason: '' }

/** With a reason for the distributor. `totals`: by line, as typed, before the promo code. */
export const QuoteAdjustments = ({
  lines,
  adjustments,
  totals,
  promoCode,
  onChange,
  errors,
}: {
  lines: QuoteBasis['lines']
  adjustments: Adjustments
  totals: ReadonlyMap<string, number>
  promoCode: string | null
  onChange: (adjustments: Adjustments) => void
  errors: QuoteErrors
}) => {
  // What is wrong opens it; put right, it stays open under the fingers that typed.
  const [open, setOpen] = useState(false)
  const adjusted = lines.filter(({ lineId }) => adjustments[lineId]).length
  const wrong = Object.keys(errors).some((field) => field.startsWith('adjustments'))
  const put = (lineId: string, part: Partial<AdjustmentDraft>) =>
    onChange({ ...adjustments, [lineId]: { ...(adjustments[lineId] ?? nothing), ...part } })
  const clear = (lineId: string) =>
    onChange(Object.fromEntries(Object.entries(adjustments).filter(([id]) => id !== lineId)))

  return (
    <More
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <>
          {texts.title}
          {adjusted > 0 && (
            <Text size="small" as="span">
              {' '}
              · {texts.some(adjusted)}
            </Text>
          )}
        </>
      }
    >
      <Text size="small">
        {texts.lead} {promoCode !== null && texts.beforePromo(promoCode)}
      </Text>
      {errors['adjustments'] && (
        <Text role="alert" tone="error" size="small">
          {errors['adjustments']}
        </Text>
      )}
      {lines.map((line) => (
        <Line
          key={line.lineId}
          line={line}
          typed={adjustments[line.lineId]}
          total={totals.get(line.lineId)}
          errors={errors}
          onChange={(part) => put(line.lineId, part)}
          onClear={() => clear(line.lineId)}
        />
      ))}
    </More>
  )
}

const Line = ({
  line,
  typed,
  total,
  errors,
  onChange,
  onClear,
}: {
  line: QuoteBasis['lines'][number]
  typed: AdjustmentDraft | undefined
  total: number | undefined
  errors: QuoteErrors
  onChange: (part: Partial<AdjustmentDraft>) => void
  onClear: () => void
}) => {
  const field = `adjustments.${line.lineId}`
  const { unitPrice, reason } = typed ?? nothing
  return (
    <fieldset className={classes['line']}>
      <legend>
        <bdi>{line.name}</bdi>
      </legend>
      <Text size="small">
        {unbroken(unitsInPacks(line.quantity, line.packagingUnits))} · {texts.now}{' '}
        <Money cents={unadjustedPrice(line)} />
        {total !== undefined && (
          <>
            {' '}
            · {texts.becomes} <Money cents={total} />
          </>
        )}
      </Text>
      <FieldGrid>
        <TextField
          label={texts.price}
          name={`${field}.unitPrice`}
          inputMode="decimal"
          autoComplete="off"
          value={unitPrice}
          onChange={(price) => onChange({ unitPrice: price })}
          error={errors[`${field}.unitPrice`] ?? errors[`${field}.lineId`]}
        />
        <TextField
          label={texts.reason}
          name={`${field}.reason`}
          autoComplete="off"
          maxLength={500}
          value={reason}
          onChange={(because) => onChange({ reason: because })}
          error={errors[`${field}.reason`]}
        />
      </FieldGrid>
      {typed && (
        <IconButton label={texts.clear(line.name)} className={classes['corner'] ?? ''} onClick={onClear}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      )}
    </fieldset>
  )
}
