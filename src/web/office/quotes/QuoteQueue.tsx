import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type QuoteQueueRow, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { queueTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import { type useWhose, With } from '#web/office/assigned/whose.tsx'
import { QueueFrame } from '#web/office/queue/QueueFrame.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { useChanges } from '#web/ui/lists/changed.ts'
import { LeftRow, QueueLines, QueueLink } from '#web/ui/queue/QueueList.tsx'

type Counts = {
  readonly waiting: number
  readonly overdue: number
  readonly dueSoon: number
  readonly toConfirm: number
}

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
      list="quotes"
      views={assigned.views}
      all={counts.waiting}
      item={({ id }) => ({ onPointerEnter: () => changes.seen(id), 'data-changed': changes.of(id) })}
      under={
        <p>
          {counts.overdue > 0 && <strong data-tone="error">{texts.overdue(counts.overdue)}</strong>}
          {counts.dueSoon > 0 && <strong data-tone="you">{texts.dueSoon(counts.dueSoon)}</strong>}
          <Link to={paths.officeOrders({}, { status: 'QUOTE_RECEIVED' })}>{texts.toConfirm(counts.toConfirm)}</Link>
        </p>
      }
    >
      {(row, left) => {
        const link = { to: href(row.id), chosen: row.id === chosen }
        if (left)
          return (
            <LeftRow remove={texts.remove(row.num)} onRemove={() => stable.drop(row.id)}>
              <QueueLink {...link}>
                <Lines row={row} how={<How id={row.id} />} with={null} />
              </QueueLink>
            </LeftRow>
          )
        return (
          <QueueLink {...link}>
            <Lines row={row} how={<Countdown until={row.quoteDueAt} />} with={assigned.nameOf(row)} />
          </QueueLink>
        )
      }}
    </QueueFrame>
  )
}

const Lines = ({ row, how, with: name }: { row: QuoteQueueRow; how: ReactNode; with: string | null }) => (
  <QueueLines how={how} name={row.distributor.name} end={<Money cents={row.total} />}>
    <CodeText value={row.num} /> · {row.destination} · {texts.products(row.lines)}
    {row.purchaseOrderNumber !== null && (
      <>
        {' · '}
        <CodeText value={row.purchaseOrderNumber} />
      </>
    )}
    {row.wishedDelivery !== null && (
      <>
        {' · '}
        {texts.wished} <DateText at={row.wishedDelivery} />
      </>
    )}
    {row.shipsTo && (
      <>
        {' · '}
        <strong>{texts.shipsTo(row.shipsTo)}</strong>
      </>
    )}
    <With name={name} />
  </QueueLines>
)

/** Of an order that was quoted or cancelled meanwhile: who did what. */
const How = ({ id }: { id: string }) => {
  const { data } = useRead(showOfficeOrder, { id })
  const last = data?.history[0]
  return last ? `${last.who} ${last.what}` : texts.leftHow
}
