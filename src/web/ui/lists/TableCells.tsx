import { IconChevronRight } from '@tabler/icons-react'

import { uiTexts } from '#texts/ui.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import classes from './DataTable.module.css'
import type { Column, ListRow } from './list-table.ts'

/** A value of a row; as a card, with the header's text. `unfolds`: the button that folds the card comes before it. */
export const TableCell = <Row,>({
  column,
  row,
  unfolds,
}: {
  column: Column<Row>
  row: Row
  unfolds: { of: string; isOpen: boolean; onTurn: () => void } | undefined
}) => {
  const { card = 'line' } = column
  return (
    <td role="cell" data-align={column.align} data-card={card}>
      {unfolds && card === 'title' && <Unfold {...unfolds} />}
      {card === 'line' && (
        <span className={classes['card-label']} aria-hidden="true">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </td>
  )
}

/** The head of the boxes that rows are chosen by. */
export const SelectHead = () => (
  <th scope="col" role="columnheader" data-card="mark">
    <span className="visually-hidden">{uiTexts.select}</span>
  </th>
)

/** The box that a row is chosen by. */
export const SelectCell = <Row extends object>({ row, label }: { row: ListRow<Row>; label: string }) => (
  <td role="cell" data-card="mark">
    <CheckField
      label={<span className="visually-hidden">{label}</span>}
      checked={row.getIsSelected()}
      onChange={(checked) => row.toggleSelected(checked)}
    />
  </td>
)

/** Unfolds the card around it, and folds it again; folded, all of the card is its target. */
const Unfold = ({ of, isOpen, onTurn }: { of: string; isOpen: boolean; onTurn: () => void }) => (
  <button
    type="button"
    className={classes['unfold']}
    aria-expanded={isOpen}
    aria-label={uiTexts.details(of)}
    onClick={onTurn}
  >
    <IconChevronRight size={18} stroke={1.8} aria-hidden />
  </button>
)
