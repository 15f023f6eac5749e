import { Link } from 'react-router-dom'
import { type QuoteQueueRow, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { queueTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { With } from '#web/office/assigned/whose.tsx'
import { LeftRow } from '#web/office/queue/QueueFrame.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { QueueLink } from './QueueLink.tsx'
import classes from './QuoteQueue.module.css'

const Lines = ({ row, with: name = null }: { row: QuoteQueueRow; with?: string | null }) => (
  <>
    <span className={classes['first']}>
      <bdi>{row.distributor.name}</bdi>
      <Money cents={row.total} />
    </span>
    <span className={classes['second']}>
      <CodeText value={row.num} /> · {row.destination} · {texts.products(row.lines)}
      {row.shipsTo && (
        <>
          {' · '}
          <strong className={classes['elsewhere']}>{texts.shipsTo(row.shipsTo)}</strong>
        </>
      )}
      <With name={name} />
    </span>
  </>
)

/** An order that waits: the time left first. */
export const QueueRow = ({
  row,
  to,
  with: name,
  chosen,
}: {
  row: QuoteQueueRow
  to: string
  with: string | null
  chosen: boolean
}) => (
  <QueueLink to={to} chosen={chosen}>
    <Countdown until={row.quoteDueAt} />
    <Lines row={row} with={name} />
  </QueueLink>
)

/** It was quoted or cancelled meanwhile: it stays in its place, with who did what, until it is dismissed. */
export const LeftOrder = ({
  row,
  to,
  chosen,
  onRemove,
}: {
  row: QuoteQueueRow
  to: string
  chosen: boolean
  onRemove: () => void
}) => {
  const { data } = useRead(showOfficeOrder, { id: row.id })
  const last = data?.history[0]
  return (
    <LeftRow remove={texts.remove(row.num)} onRemove={onRemove} chosen={chosen}>
      <Link to={to} className={classes['row']} aria-current={chosen || undefined}>
        <strong className={classes['how']}>{last ? `${last.who} ${last.what}` : texts.leftHow}</strong>
        <Lines row={row} />
      </Link>
    </LeftRow>
  )
}
