import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense, useRef } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { MAXIMUM_OPTIONS, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { translated } from '#platform/text/say.ts'
import { quoteTexts } from '#texts/office.ts'
import { optionTexts as texts } from '#texts/quotes.ts'
import { whenShown } from '#web/loading-code.ts'
import { IncotermFit } from '#web/ordering/IncotermFit.tsx'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import classes from './QuoteForm.module.css'
import type { QuoteErrors } from './quote-check.ts'
import { emptyOption, goingBy, type OptionDraft } from './quote-draft.ts'

// Lists weigh as much as the rest of the form, which can be read and typed in before.
const SelectField = whenShown(() =>
  import('#web/ui/fields/SelectField.tsx').then((it) => ({ default: it.SelectField })),
)

const modes = transportModes.map((mode) => ({ value: mode, label: translated(mode) }))

type Props = {
  options: readonly OptionDraft[]
  onChange: (options: readonly OptionDraft[]) => void
  errors: QuoteErrors
  /** The shipping that the order requests. */
  shippingInfo: OrderDetail['shippingInfo']
}

/** The ways to send the goods, each with its name, amount, transport mode and days. */
export const QuoteOptions = ({ options, onChange, errors, shippingInfo }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const put = (index: number, part: Partial<OptionDraft>) =>
    onChange(options.map((option, n) => (n === index ? { ...option, ...part } : option)))
  const focusOn = (name: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())
  const add = () => {
    onChange([...options, emptyOption])
    focusOn(`options.${options.length}.name`)
  }
  const remove = (index: number) => {
    announce(texts.removed(options[index]?.name || texts.option(index + 1)))
    onChange(options.filter((_, n) => n !== index))
    focusOn(`options.${Math.max(index - 1, 0)}.freight`)
  }

  return (
    <div ref={list}>
      <Stack gap={5}>
        {options.map((option, index) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are all controlled, their place is their identity
            key={index}
            at={index}
            option={option}
            several={options.length > 1}
            shippingInfo={shippingInfo}
            errors={errors}
            onChange={(part) => put(index, part)}
            onRemove={() => remove(index)}
          />
        ))}
        <Row>
          <Button
            size="small"
            icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
            why={options.length >= MAXIMUM_OPTIONS ? texts.most : undefined}
            onClick={add}
          >
            {texts.add}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}

const Option = ({
  at,
  option,
  several,
  shippingInfo,
  errors,
  onChange,
  onRemove,
}: {
  at: number
  option: OptionDraft
  several: boolean
  shippingInfo: OrderDetail['shippingInfo']
  errors: QuoteErrors
  onChange: (part: Partial<OptionDraft>) => void
  onRemove: () => void
}) => (
  <fieldset className={classes['option']}>
    <legend>{several ? texts.option(at + 1) : texts.title}</legend>
    {several && (
      <IconButton label={texts.remove(at + 1)} className={classes['corner'] ?? ''} onClick={onRemove}>
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </IconButton>
    )}
    <FieldGrid>
      <TextField
        label={texts.name}
        help={texts.nameHelp}
        name={`options.${at}.name`}
        autoComplete="off"
        maxLength={120}
        required
        value={option.name}
        onChange={(name) => onChange({ name })}
        error={errors[`options.${at}.name`]}
      />
      <TextField
        label={quoteTexts.freight}
        help={quoteTexts.freightHelp}
        name={`options.${at}.freight`}
        inputMode="decimal"
        autoComplete="off"
        required
        value={option.freight}
        onChange={(freight) => onChange({ freight })}
        error={errors[`options.${at}.freight`]}
      />
      <Suspense
        fallback={<TextField label={texts.transportMode} value={option.transportMode} readOnly onChange={() => {}} />}
      >
        <SelectField
          label={texts.transportMode}
          choices={modes}
          value={option.transportMode === '' ? null : option.transportMode}
          required
          onChange={(value) => {
            const mode = transportModes.find((known) => known === value)
            if (mode) onChange(goingBy(option, mode))
          }}
          error={errors[`options.${at}.transportMode`]}
        />
      </Suspense>
      <TextField
        label={texts.transitDays}
        name={`options.${at}.transitDays`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required
        value={option.transitDays}
        onChange={(transitDays) => onChange({ transitDays })}
        error={errors[`options.${at}.transitDays`]}
      />
    </FieldGrid>
    {option.transportMode !== '' && <IncotermFit incoterm={shippingInfo.method} mode={option.transportMode} />}
  </fieldset>
)
