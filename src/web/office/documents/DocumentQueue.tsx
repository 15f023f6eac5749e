import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import { paths } from '#paths'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import type { useStableRows } from '#web/api/stable-rows.ts'
import { QueueLink } from '#web/office/quotes/QueueLink.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { useArrivals } from '#web/ui/figures/announce.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'

export type WaitingDocument = DocumentToReview & { readonly id: string }

/** The documents that wait, the oldest first. What arrives waits behind a button, what somebody else decided stays struck through. */
export const DocumentQueue = ({
  stable,
  chosen,
}: {
  stable: ReturnType<typeof useStableRows<WaitingDocument>>
  chosen: string | null
}) => {
  const { rows, gone, arrived } = stable
  const waiting = rows.length - gone.size + arrived.length
  useArrivals(arrived.length, texts.arrived)
  return (
    <>
      <header className={classes['head']}>
        <div className={classes['title']}>
          <h2>{texts.title}</h2>
          <span className={classes['count']}>
            {waiting}
            <span className="visually-hidden"> {texts.waiting(waiting)}</span>
          </span>
          <LiveNotice />
        </div>
      </header>
      {rows.length === 0 ? (
        <EmptyState
          art={<EmptyArt area="documents" />}
          action={<ButtonLink to={paths.officeOrders()}>{texts.allOrders}</ButtonLink>}
        >
          {texts.empty}
        </EmptyState>
      ) : (
        <ol role="list" className={classes['rows']}>
          {rows.map((row) => (
            <li key={row.id}>
              {gone.has(row.id) ? (
                <DecidedRow row={row} onRemove={() => stable.drop(row.id)} />
              ) : (
                <Row row={row} chosen={row.id === chosen} />
              )}
            </li>
          ))}
        </ol>
      )}
      {arrived.length > 0 && (
        <button type="button" className={classes['fresh']} onClick={stable.show}>
          {texts.fresh(arrived.length)}
        </button>
      )}
    </>
  )
}

const Lines = ({ row }: { row: WaitingDocument }) => (
  <>
    <span className={classes['first']}>
      <bdi>{row.distributor.name}</bdi>
    </span>
    <span className={classes['second']}>
      {row.label} · {row.num} · {row.destination}
    </span>
  </>
)

const Row = ({ row, chosen }: { row: WaitingDocument; chosen: boolean }) => {
  const now = useNow()
  return (
    <QueueLink to={`?document=${row.id}`} chosen={chosen}>
      <span className={classes['how']}>
        {texts.sent} <DateText at={row.submittedAt} relative={now} />
        {row.held && ` · ${texts.held}`}
      </span>
      <Lines row={row} />
    </QueueLink>
  )
}

const DecidedRow = ({ row, onRemove }: { row: WaitingDocument; onRemove: () => void }) => (
  <div className={classes['left']}>
    <Link to={paths.officeOrder({ id: row.orderId })} className={classes['row']}>
      <strong className={classes['how']}>{texts.left}</strong>
      <Lines row={row} />
    </Link>
    <IconButton label={texts.remove(row.num)} onClick={onRemove}>
      <IconX size={16} stroke={1.8} aria-hidden />
    </IconButton>
  </div>
)
