import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { QuoteQueueRow } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { queueTexts as texts } from '#texts/office.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import type { useStableRows } from '#web/api/stable-rows.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { useArrivals } from '#web/ui/figures/announce.ts'
import { useChanges } from '#web/ui/lists/changed.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { LeftRow, QueueRow } from './QueueRow.tsx'
import classes from './QuoteQueue.module.css'

type Counts = { readonly overdue: number; readonly dueSoon: number; readonly toConfirm: number }

/** The orders that wait, by time left. Nothing moves under the pointer: what is new waits behind a button. */
export const QuoteQueue = ({
  counts,
  stable,
  chosen,
}: {
  counts: Counts
  stable: ReturnType<typeof useStableRows<QuoteQueueRow>>
  chosen: string | null
}) => {
  const list = useRef<HTMLOListElement>(null)
  const { rows, gone, arrived } = stable
  const waiting = rows.length - gone.size + arrived.length
  // An order that its distributor changed, or that somebody else quoted or cancelled.
  const changes = useChanges(rows, {
    key: ({ id }) => id,
    value: ({ id, total, quoteDueAt }) => (gone.has(id) ? 'gone' : `${total} ${quoteDueAt}`),
    says: ({ id, num }) => (gone.has(id) ? texts.left(num) : texts.changed(num)),
  })
  useArrivals(arrived.length, texts.arrived)

  return (
    <>
      <header className={classes['head']}>
        <div className={classes['title']}>
          <h2>{texts.title}</h2>
          <span className={classes['count']} title={texts.count(waiting)}>
            {waiting}
            <span className="visually-hidden"> {texts.count(waiting)}</span>
          </span>
          <LiveNotice />
        </div>
        <p className={classes['counts']}>
          {counts.overdue > 0 && <strong className={classes['overdue']}>{texts.overdue(counts.overdue)}</strong>}
          {counts.dueSoon > 0 && <strong className={classes['soon']}>{texts.dueSoon(counts.dueSoon)}</strong>}
          <Link to={paths.officeOrders({}, { status: 'QUOTE_RECEIVED' })}>{texts.toConfirm(counts.toConfirm)}</Link>
        </p>
      </header>
      {rows.length === 0 ? (
        <EmptyState
          art={<EmptyArt area="quotes" />}
          action={<ButtonLink to={paths.officeOrders()}>{texts.allOrders}</ButtonLink>}
        >
          {texts.empty}
        </EmptyState>
      ) : (
        <ol ref={list} role="list" tabIndex={-1} className={classes['rows']}>
          {rows.map((row) => (
            <li key={row.id} onPointerEnter={() => changes.seen(row.id)} data-changed={changes.of(row.id)}>
              {gone.has(row.id) ? (
                <LeftRow row={row} onRemove={() => stable.drop(row.id)} chosen={row.id === chosen} />
              ) : (
                <QueueRow row={row} chosen={row.id === chosen} />
              )}
            </li>
          ))}
        </ol>
      )}
      {arrived.length > 0 && (
        <button
          type="button"
          className={classes['fresh']}
          onClick={() => {
            stable.show()
            list.current?.focus()
          }}
        >
          {texts.fresh(arrived.length)}
        </button>
      )}
    </>
  )
}
