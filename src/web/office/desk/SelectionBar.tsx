import { useState } from 'react'

import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { bulkWords as words } from '#web/words/office-desk.ts'
import { BulkModal } from './BulkModal.tsx'
import { type BulkMove, bulkMoves } from './bulk.ts'
import classes from './SelectionBar.module.css'

/** How many orders are chosen and what they can be moved on by together. */
export const SelectionBar = ({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly OfficeOrderRow[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}) => {
  const [moving, setMoving] = useState<{ move: BulkMove; orders: readonly OfficeOrderRow[] } | null>(null)
  const orders = rows.filter(({ id }) => chosen.has(id))
  const all = rows.length > 0 && orders.length === rows.length
  return (
    <div className={classes['bar']} data-some={orders.length > 0 || undefined} data-no-print>
      <CheckField
        label={orders.length === 0 ? words.all : words.chosen(orders.length)}
        checked={all}
        onChange={(checked) => onChoose(new Set(checked ? rows.map(({ id }) => id) : []))}
      />
      {orders.length > 0 && (
        <>
          {bulkMoves.map((move) => (
            <Button key={move} size="small" onClick={() => setMoving({ move, orders })}>
              {words.action[move]}
            </Button>
          ))}
          <Button look="text" size="small" onClick={() => onChoose(new Set())}>
            {words.none}
          </Button>
        </>
      )}
      {moving && (
        <BulkModal
          {...moving}
          onClose={() => {
            setMoving(null)
            onChoose(new Set())
          }}
        />
      )}
    </div>
  )
}
