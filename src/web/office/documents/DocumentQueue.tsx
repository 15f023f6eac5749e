import { Link } from 'react-router-dom'
import type { DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import { paths } from '#paths'
import { reviewTexts as texts } from '#texts/document-review.ts'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import { type useWhose, With } from '#web/office/assigned/whose.tsx'
import { LeftRow, QueueFrame } from '#web/office/queue/QueueFrame.tsx'
import { QueueLink } from '#web/office/quotes/QueueLink.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'

export type WaitingDocument = DocumentToReview & { readonly id: string }

/** The documents that wait, the oldest first. What arrives waits behind a button, what another user decided stays struck through. */
export const DocumentQueue = ({
  stable,
  assigned,
  chosen,
  href,
}: {
  stable: ReturnType<typeof useStableRows<WaitingDocument>>
  assigned: ReturnType<typeof useWhose<WaitingDocument>>
  chosen: string | null
  href: (id: string) => string
}) => (
  <QueueFrame
    texts={texts}
    area="documents"
    elsewhere={{ to: paths.officeOrders(), label: texts.allOrders }}
    stable={{ ...stable, ...assigned.shown }}
    name="documents"
    views={assigned.views}
  >
    {(row, left) =>
      left ? (
        <LeftRow remove={texts.remove(row.num)} onRemove={() => stable.drop(row.id)}>
          <Link to={paths.officeOrder({ id: row.orderId })} className={classes['row']}>
            <strong className={classes['how']}>{texts.left}</strong>
            <Lines row={row} />
          </Link>
        </LeftRow>
      ) : (
        <Row row={row} to={href(row.id)} with={assigned.nameOf(row)} chosen={row.id === chosen} />
      )
    }
  </QueueFrame>
)

const Lines = ({ row, with: name = null }: { row: WaitingDocument; with?: string | null }) => (
  <>
    <span className={classes['first']}>
      <bdi>{row.distributor.name}</bdi>
    </span>
    <span className={classes['second']}>
      {row.label} · <CodeText value={row.num} /> · {row.destination}
      <With name={name} />
    </span>
  </>
)

const Row = ({
  row,
  to,
  with: name,
  chosen,
}: {
  row: WaitingDocument
  to: string
  with: string | null
  chosen: boolean
}) => {
  const now = useNow()
  return (
    <QueueLink to={to} chosen={chosen}>
      <span className={classes['how']}>
        {texts.sent} <DateText at={row.submittedAt} relative={now} />
        {row.held && ` · ${texts.held}`}
      </span>
      <Lines row={row} with={name} />
    </QueueLink>
  )
}
