import type { ClipboardEvent, KeyboardEvent } from 'react'

import type { ForecastRule } from '#modules/forecasting/contract.ts'
import { keyOf } from '#modules/forecasting/months.ts'
import { forecastTexts, forecastFormTexts as texts } from '#texts/forecasts.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import { Num } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
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
import { OrderBy } from './OrderBy.tsx'

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
  const selector = `input[data-column="${input.dataset['column']}"]`
  const column = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>(selector) ?? [])]
  const next = column[column.indexOf(input) + by]
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
  const amountColumn = (column: MonthColumn): Column<Row> => ({
    id: column,
    header: questions[column],
    align: 'end',
    cell: ({ month, place }) =>
      month ? (
        <TextField
          label={texts.ofMonth(questions[column], forecastTexts.month(month))}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          data-column={column}
          placeholder="0"
          maxLength={14}
          value={month[column]}
          {...part(fieldOf(month, column))}
          onChange={(typed) => set(place, column, typed)}
          onKeyDown={moveBy}
          onPaste={(event) => paste(place, column, event)}
        />
      ) : (
        <strong>
          <Num value={sum(column)} />
        </strong>
      ),
  })
  return (
    <DataTable
      caption={texts.months}
      columns={[monthColumn, ...monthColumns.map(amountColumn), rulesColumn(rules, useIsNarrow())]}
      rows={[...months.map((month, place): Row => ({ month, place })), { month: null, place: months.length }]}
      rowKey={({ month }) => (month ? keyOf(month) : 'total')}
      density="comfortable"
    />
  )
}

/** A month, or the line below them with their sums. */
type Row = { readonly month: MonthFields | null; readonly place: number }

const monthColumn: Column<Row> = {
  id: 'month',
  header: texts.monthHead,
  card: 'title',
  cell: ({ month }) => <strong>{month ? forecastTexts.month(month) : texts.total}</strong>,
}

const rulesColumn = (rules: readonly ForecastRule[], isNarrow: boolean): Column<Row> => ({
  id: 'rules',
  header: texts.rules,
  card: 'full',
  cell: ({ month }) => {
    if (!month) return null
    const own = rules.filter(({ forecastMonthId }) => forecastMonthId === keyOf(month))
    if (own.length > 0) return <OrderBy rules={own} says={({ delay }) => `(${texts.rule(delay)})`} />
    return isNarrow ? null : texts.noRules
  },
})
