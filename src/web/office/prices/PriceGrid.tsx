import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'

import type { TypedPrice } from '#modules/catalogue/prices/price-rows.ts'
import type { CheckedPriceRow } from '#modules/catalogue/prices/price-sheet-contract.ts'
import { priceImportTexts as texts } from '#texts/prices.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './PriceGrid.module.css'
import { priceAndDiscount } from './price-looks.ts'

/** A row on the screen; `checked` null: the server has not checked it yet. */
export type GridRow = TypedPrice & { readonly key: number; readonly checked: CheckedPriceRow | null }
type NumberedRow = GridRow & { readonly number: number }

const { columns: heads } = texts
const PER_PAGE = 50
const fields = ['reference', 'country', 'price', 'discount'] as const

export const isWrong = ({ checked }: GridRow): boolean => (checked?.problems.length ?? 0) > 0

/** Up, down and Enter go to the same cell of another row, as in a spreadsheet. */
const moveInColumn = (press: KeyboardEvent<HTMLElement>) => {
  const cell = press.target
  if (!(cell instanceof HTMLInputElement) || !['ArrowUp', 'ArrowDown', 'Enter'].includes(press.key)) return
  press.preventDefault()
  const column = [...press.currentTarget.querySelectorAll<HTMLInputElement>(`input[name="${cell.name}"]`)]
  const next = column[column.indexOf(cell) + (press.key === 'ArrowUp' ? -1 : 1)]
  next?.focus()
  next?.select()
}

const meaningOf = ({ checked }: GridRow): string => {
  if (!checked?.before || checked.price === null || checked.name === null) return ''
  const { before, price, discount } = checked
  const after = priceAndDiscount({ price, discount })
  if (before.price === null) return texts.means(checked.name, texts.noPrice, after)
  const now = priceAndDiscount({ price: before.price, discount: before.discount })
  return now === after ? texts.unchanged(checked.name, now) : texts.means(checked.name, now, after)
}

/** The rows of a price list in cells that can be repaired by keyboard, fifty at a time. */
export const PriceGrid = ({
  rows,
  onChange,
  onRemove,
}: {
  rows: readonly GridRow[]
  onChange: (key: number, field: keyof TypedPrice, typed: string) => void
  onRemove: (key: number) => void
}) => {
  const [shown, setShown] = useState<'all' | 'wrong'>('all')
  const [page, setPage] = useState(1)
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }))
  const found = shown === 'all' ? numbered : numbered.filter(isWrong)
  const last = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const at = Math.min(page, last)
  const columns: readonly Column<NumberedRow>[] = [
    { id: 'row', header: heads.row, align: 'end', card: 'title', cell: ({ number }) => number },
    ...fields.map((field) => ({
      id: field,
      header: heads[field],
      cell: (row: NumberedRow) => (
        <input
          className={classes['cell']}
          name={field}
          aria-label={texts.cell(heads[field], row.number)}
          aria-invalid={row.checked?.problems.some((it) => it.field === field) || undefined}
          aria-describedby={`price-row-${row.key}`}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          value={row[field]}
          onChange={(change) => onChange(row.key, field, change.currentTarget.value)}
        />
      ),
    })),
    {
      id: 'meaning',
      header: heads.meaning,
      card: 'full',
      cell: (row) => (
        <span id={`price-row-${row.key}`} className={isWrong(row) ? classes['problem'] : undefined}>
          {isWrong(row) ? row.checked?.problems.map(({ error }) => `${error}.`).join(' ') : meaningOf(row)}
          {!isWrong(row) && row.checked?.large && (
            <>
              {' '}
              <strong className={classes['problem']}>{texts.large}</strong>
            </>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: heads.actions,
      hiddenHeader: true,
      card: 'actions',
      cell: ({ key, number }) => (
        <IconButton label={texts.remove(number)} onClick={() => onRemove(key)}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </IconButton>
      ),
    },
  ]
  const wrong = rows.filter(isWrong).length
  return (
    <Card
      flush
      title={texts.rows}
      aside={
        <Row>
          <span role="status">
            {rows.some(({ checked }) => checked === null) ? texts.checking : texts.summary(rows.length, wrong)}
          </span>
          <Segments
            label={texts.show}
            choices={[
              { value: 'all', label: texts.all },
              { value: 'wrong', label: texts.wrong },
            ]}
            value={shown}
            onChange={setShown}
          />
        </Row>
      }
    >
      <div role="group" aria-label={texts.rows} onKeyDown={moveInColumn}>
        <DataTable
          caption={texts.rows}
          columns={columns}
          rows={found.slice((at - 1) * PER_PAGE, at * PER_PAGE)}
          rowKey={({ key }) => String(key)}
          empty={<EmptyState>{texts.noneWrong}</EmptyState>}
        />
      </div>
      {found.length > PER_PAGE && <ListFoot page={at} perPage={PER_PAGE} total={found.length} onPage={setPage} />}
    </Card>
  )
}
