import type { ClipboardEvent, KeyboardEvent, Ref } from 'react'

import type { ForecastRule } from '#modules/forecasting/contract.ts'
import { keyOf } from '#modules/forecasting/months.ts'
import { forecastTexts, forecastFormTexts as texts } from '#texts/forecasts.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { announce } from '#web/ui/figures/announce.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import classes from './Forecasts.module.css'
import {
  type ForecastForm,
  fieldOf,
  isTable,
  type MonthColumn,
  type MonthFields,
  monthColumns,
  pasteInto,
  readWhole,
} from './forecast-form.ts'

type Props = {
  readonly months: readonly MonthFields[]
  readonly part: FormFields<ForecastForm>['part']
  readonly rules: readonly ForecastRule[]
  readonly onChange: (months: readonly MonthFields[]) => void
}

const questions: Readonly<Record<MonthColumn, string>> = { orders: texts.orders, quantity: texts.quantity }

/** Goes to the same column of another row, as in a spreadsheet. */
const moveBy = (key: KeyboardEvent<HTMLInputElement>) => {
  const by = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[key.key]
  if (by === undefined || key.nativeEvent.isComposing) return
  key.preventDefault()
  const input = key.currentTarget
  const column = [
    ...(input.closest('table')?.querySelectorAll(`input[data-column="${input.dataset['column']}"]`) ?? []),
  ]
  const next = column[column.indexOf(input) + by] as HTMLInputElement | undefined
  next?.focus()
  next?.select()
}

/** Twelve rows of two fields; a column that is pasted fills them downwards. */
export const MonthRows = ({ months, part, rules, onChange }: Props) => {
  const set = (row: number, column: MonthColumn, typed: string) =>
    onChange(months.map((it, at) => (at === row ? { ...it, [column]: typed } : it)))
  const paste = (row: number, column: MonthColumn, event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isTable(pasted)) return
    event.preventDefault()
    onChange(pasteInto(months, pasted, { row, column }))
    announce(texts.pasted(Math.min(pasted.trim().split('\n').length, months.length - row)))
  }
  const sum = (column: MonthColumn) => months.reduce((total, it) => total + (readWhole(it[column]) ?? 0), 0)
  return (
    <table className={classes['months']}>
      <caption className="visually-hidden">{texts.months}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.monthHead}</th>
          <th scope="col">{texts.orders}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.rules}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month, row) => (
          <tr key={keyOf(month)}>
            <th scope="row">{forecastTexts.month(month)}</th>
            {monthColumns.map((column) => (
              <td key={column} data-label={questions[column]}>
                <Amount
                  label={texts.ofMonth(questions[column], forecastTexts.month(month))}
                  column={column}
                  value={month[column]}
                  {...part(fieldOf(month, column))}
                  onChange={(typed) => set(row, column, typed)}
                  onPaste={(event) => paste(row, column, event)}
                />
              </td>
            ))}
            <Rules of={rules.filter(({ forecastMonthId }) => forecastMonthId === keyOf(month))} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.total}</th>
          <td data-label={texts.orders}>
            <Num value={sum('orders')} />
          </td>
          <td data-label={texts.quantity}>
            <Num value={sum('quantity')} />
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

const Amount = ({
  label,
  column,
  value,
  error,
  ref,
  onChange,
  onPaste,
}: {
  label: string
  column: MonthColumn
  value: string
  error: string | null
  ref: Ref<HTMLInputElement>
  onChange: (typed: string) => void
  onPaste: (event: ClipboardEvent) => void
}) => (
  <>
    <input
      ref={ref}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={classes['amount']}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      data-column={column}
      placeholder="0"
      maxLength={14}
      value={value}
      onChange={(change) => onChange(change.currentTarget.value)}
      onKeyDown={moveBy}
      onPaste={onPaste}
    />
    {error && <p className={classes['error']}>{error}</p>}
  </>
)

const Rules = ({ of }: { of: readonly ForecastRule[] }) => (
  <td data-label={texts.rules} data-none={of.length === 0 || undefined}>
    <ul className={classes['rules']} role="list">
      {of.length === 0 && <li>{texts.noRules}</li>}
      {of.map(({ delay, maximumOrderDate }) => (
        <li key={delay}>
          <DateText at={maximumOrderDate} /> <span>({texts.rule(delay)})</span>
        </li>
      ))}
    </ul>
  </td>
)
