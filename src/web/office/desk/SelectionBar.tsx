import { useState } from 'react'

import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { bulkTexts as texts } from '#texts/bulk-steps.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import type { ListTable } from '#web/ui/lists/list-table.ts'
import { AssignChosen } from './AssignChosen.tsx'
import { BulkModal } from './BulkModal.tsx'
import { type BulkMove, bulkMoves, sorted } from './bulk.ts'
import classes from './SelectionBar.module.css'

/** How many orders are chosen, here and on other pages, and what they can be moved on by together. */
export const SelectionBar = ({
  table,
  rows: orders,
  letGo,
}: {
  table: ListTable<OfficeOrderRow>
  /** The chosen ones. */
  rows: readonly OfficeOrderRow[]
  letGo: (ids: readonly string[]) => void
}) => {
  const movesOn = useMay()('office.orders.fulfil')
  const [moving, setMoving] = useState<{ move: BulkMove; orders: readonly OfficeOrderRow[] } | null>(null)
  const inSight = table.getRowModel().rows.length
  const here = table.getSelectedRowModel().rows.length
  if (inSight + orders.length === 0) return null
  return (
    <div className={classes['bar']} data-some={orders.length > 0 || undefined} data-no-print>
      {inSight > 0 && (
        <CheckField
          label={texts.all}
          checked={here === inSight}
          mixed={here > 0 && here < inSight}
          onChange={(checked) => table.toggleAllRowsSelected(checked)}
        />
      )}
      {orders.length > 0 && (
        <>
          <p role="status" className={classes['count']}>
            <strong>{texts.chosen(orders.length)}</strong>
            {orders.length > here && ` · ${texts.elsewhere(orders.length - here)}`}
          </p>
          <Button look="text" size="small" onClick={() => table.resetRowSelection(true)}>
            {texts.clear}
          </Button>
          <div className={classes['moves']}>
            <AssignChosen orders={orders} />
            {movesOn &&
              bulkMoves.map((move) => (
                <Move key={move} move={move} orders={orders} onMove={() => setMoving({ move, orders })} />
              ))}
          </div>
        </>
      )}
      {moving && (
        <BulkModal
          {...moving}
          onClose={(moved) => {
            setMoving(null)
            letGo(moved)
          }}
        />
      )}
    </div>
  )
}

/** A step, and how many of the chosen orders may take it; without any, why not. */
const Move = ({ move, orders, onMove }: { move: BulkMove; orders: readonly OfficeOrderRow[]; onMove: () => void }) => {
  const { able, unable } = sorted(move, orders)
  const why = able.length === 0 ? (unable[0]?.why ?? undefined) : undefined
  return (
    <Button size="small" asksServer why={why} onClick={onMove}>
      {texts.action[move]}
      {able.length > 0 && able.length < orders.length ? ` (${able.length})` : ''}
    </Button>
  )
}
