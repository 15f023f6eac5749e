import { countOfficeWork, type DocumentToReview } from '#modules/ordering/desk/desk-contract.ts'
import { paths } from '#paths'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import { type useWhose, With } from '#web/office/assigned/whose.tsx'
import { QueueFrame } from '#web/office/queue/QueueFrame.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { LeftRow, QueueLines, QueueLink } from '#web/ui/queue/QueueList.tsx'

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
}) => {
  const now = useNow()
  const { data: inAll } = useRead(countOfficeWork, {}, { staleTime: 30_000 })
  return (
    <QueueFrame
      texts={texts}
      area="documents"
      elsewhere={{ to: paths.officeOrders(), label: texts.allOrders }}
      stable={{ ...stable, ...assigned.shown }}
      list="documents"
      views={assigned.views}
      all={inAll?.documents}
    >
      {(row, left) => {
        const of = (
          <>
            {row.label} · <CodeText value={row.num} /> · {row.destination}
          </>
        )
        return left ? (
          <LeftRow remove={texts.remove(row.num)} onRemove={() => stable.drop(row.id)}>
            <QueueLink to={paths.officeOrder({ id: row.orderId })} chosen={false}>
              <QueueLines how={texts.left} name={row.distributor.name}>
                {of}
              </QueueLines>
            </QueueLink>
          </LeftRow>
        ) : (
          <QueueLink to={href(row.id)} chosen={row.id === chosen}>
            <QueueLines
              how={
                <>
                  {texts.sent} <DateText at={row.submittedAt} relative={now} />
                  {row.held && ` · ${texts.marked}`}
                </>
              }
              name={row.distributor.name}
            >
              {of}
              <With name={assigned.nameOf(row)} />
            </QueueLines>
          </QueueLink>
        )
      }}
    </QueueFrame>
  )
}
