import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'

import type { QuoteQueueRow } from '#modules/ordering/desk/office-contract.ts'
import { announce } from '#web/ui/announce.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useChanges } from '#web/ui/changed.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { queueWords as words } from '#web/words/office.ts'
import type { useHeldRows } from './held-rows.ts'
import { LeftRow, QueueRow } from './QueueRow.tsx'
import classes from './QuoteQueue.module.css'

type Counts = { readonly overdue: number; readonly dueSoon: number; readonly toConfirm: number }

/** The orders that wait, by time left. Nothing moves under the pointer: what is new waits behind a button. */
export const QuoteQueue = ({
  counts,
  held,
  chosen,
}: {
  counts: Counts
  held: ReturnType<typeof useHeldRows<QuoteQueueRow>>
  chosen: string | null
}) => {
  const list = useRef<HTMLOListElement>(null)
  const { rows, fresh } = held
  const waiting = rows.filter(({ gone }) => !gone).length + fresh.length
  const changes = useQueueChanges(rows)
  useArrivals(fresh.length)

  return (
    <>
      <header className={classes['head']}>
        <div className={classes['title']}>
          <h2>{words.title}</h2>
          <span className={classes['count']} title={words.count(waiting)}>
            {waiting}
            <span className="visually-hidden"> {words.count(waiting)}</span>
          </span>
          <LiveNotice />
        </div>
        <p className={classes['counts']}>
          {counts.overdue > 0 && <strong className={classes['overdue']}>{words.overdue(counts.overdue)}</strong>}
          {counts.dueSoon > 0 && <strong className={classes['soon']}>{words.dueSoon(counts.dueSoon)}</strong>}
          <Link to="/office/orders?status=QUOTE_RECEIVED">{words.toConfirm(counts.toConfirm)}</Link>
        </p>
      </header>
      {rows.length === 0 ? (
        <EmptyState
          art={<EmptyArt area="quotes" />}
          action={<ButtonLink to="/office/orders">{words.allOrders}</ButtonLink>}
        >
          {words.empty}
        </EmptyState>
      ) : (
        <ol ref={list} role="list" tabIndex={-1} className={classes['rows']}>
          {rows.map(({ row, gone }) => (
            <li key={row.id} onPointerEnter={() => changes.seen(row.id)} data-changed={changes.of(row.id)}>
              {gone ? (
                <LeftRow row={row} onRemove={() => held.drop(row.id)} chosen={row.id === chosen} />
              ) : (
                <QueueRow row={row} chosen={row.id === chosen} />
              )}
            </li>
          ))}
        </ol>
      )}
      {fresh.length > 0 && (
        <button
          type="button"
          className={classes['fresh']}
          onClick={() => {
            held.show()
            list.current?.focus()
          }}
        >
          {words.fresh(fresh.length)}
        </button>
      )}
    </>
  )
}

/** Marks and speaks of an order that its distributor changed, or that somebody else quoted or cancelled. */
const useQueueChanges = (rows: ReturnType<typeof useHeldRows<QuoteQueueRow>>['rows']) => {
  const values = useMemo(
    () => new Map(rows.map(({ row, gone }) => [row.id as string, gone ? 'gone' : `${row.total} ${row.quoteDueAt}`])),
    [rows],
  )
  const speak = useMemo(() => {
    const byId = new Map(rows.map((it) => [it.row.id as string, it]))
    return (id: string) => {
      const it = byId.get(id)
      return it && (it.gone ? words.left(it.row.num) : words.changed(it.row.num))
    }
  }, [rows])
  return useChanges(values, speak)
}

const useArrivals = (fresh: number): void => {
  const before = useRef(0)
  useEffect(() => {
    if (fresh > before.current) announce(words.arrived(fresh))
    before.current = fresh
  }, [fresh])
}
