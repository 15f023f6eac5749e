import { useState } from 'react'

import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { listAssigned } from '#modules/service/work/contract.ts'
import { deskKey } from '#modules/terms/assigned-work.ts'
import { assignedTexts } from '#texts/assigned.ts'
import { bulkTexts as texts } from '#texts/bulk-steps.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { AssignChosen } from '#web/office/assigned/AssignChosen.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { BulkModal } from './BulkModal.tsx'
import { type BulkMove, bulkMoves, sorted } from './bulk.ts'

type OpenMove = { readonly move: BulkMove; readonly orders: readonly OfficeOrderRow[] }

/** What the chosen orders can be moved on by together. */
export const ChosenOrders = ({
  orders,
  letGo,
}: {
  orders: readonly OfficeOrderRow[]
  letGo: (ids: readonly string[]) => void
}) => {
  const movesOn = useMay()('office.orders.fulfil')
  const { data: assigned = [] } = useRead(listAssigned, { kind: 'ORDER' })
  const had = (order: string) => assigned.find(({ id }) => id === order)?.assignee.id ?? null
  const [moving, setMoving] = useState<OpenMove | null>(null)
  return (
    <>
      <AssignChosen
        kind="ORDER"
        rows={orders.map(({ id, num }) => ({ id: deskKey('ORDER', id), num, had: had(id) }))}
        says={assignedTexts.assignedOrders}
      />
      {movesOn &&
        bulkMoves.map((move) => (
          <Move key={move} move={move} orders={orders} onMove={() => setMoving({ move, orders })} />
        ))}
      {moving && (
        <BulkModal
          {...moving}
          onClose={(moved) => {
            setMoving(null)
            letGo(moved)
          }}
        />
      )}
    </>
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
