import { Link } from 'react-router-dom'
import type { QuoteQueueRow } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { queueTexts as texts } from '#texts/office.ts'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import type { useWhose } from '#web/office/assigned/whose.tsx'
import { QueueFrame } from '#web/office/queue/QueueFrame.tsx'
import { useChanges } from '#web/ui/lists/changed.ts'
import { LeftOrder, QueueRow } from './QueueRow.tsx'
import classes from './QuoteQueue.module.css'

type Counts = { readonly overdue: number; readonly dueSoon: number; readonly toConfirm: number }

/** The orders that wait, by time left. Nothing moves under the pointer: what is new waits behind a button. */
export const QuoteQueue = ({
  counts,
  stable,
  assigned,
  chosen,
  href,
}: {
  counts: Counts
  stable: ReturnType<typeof useStableRows<QuoteQueueRow>>
  assigned: ReturnType<typeof useWhose<QuoteQueueRow>>
  chosen: string | null
  href: (id: string) => string
}) => {
  const { rows, gone } = stable
  // An order that its distributor changed, or that another user quoted or cancelled.
  const changes = useChanges(rows, {
    key: ({ id }) => id,
    value: ({ id, total, quoteDueAt }) => (gone.has(id) ? 'gone' : `${total} ${quoteDueAt}`),
    says: ({ id, num }) => (gone.has(id) ? texts.left(num) : texts.changed(num)),
  })
  return (
    <QueueFrame
      texts={texts}
      area="quotes"
      elsewhere={{ to: paths.officeOrders(), label: texts.allOrders }}
      stable={{ ...stable, ...assigned.shown }}
      name="quotes"
      views={assigned.views}
      item={({ id }) => ({ onPointerEnter: () => changes.seen(id), 'data-changed': changes.of(id) })}
      under={
        <p className={classes['counts']}>
          {counts.overdue > 0 && <strong className={classes['overdue']}>{texts.overdue(counts.overdue)}</strong>}
          {counts.dueSoon > 0 && <strong className={classes['soon']}>{texts.dueSoon(counts.dueSoon)}</strong>}
          <Link to={paths.officeOrders({}, { status: 'QUOTE_RECEIVED' })}>{texts.toConfirm(counts.toConfirm)}</Link>
        </p>
      }
    >
      {(row, left) =>
        left ? (
          <LeftOrder row={row} to={href(row.id)} onRemove={() => stable.drop(row.id)} chosen={row.id === chosen} />
        ) : (
          <QueueRow row={row} to={href(row.id)} with={assigned.nameOf(row)} chosen={row.id === chosen} />
        )
      }
    </QueueFrame>
  )
}
