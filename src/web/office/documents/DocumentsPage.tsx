import { useMemo } from 'react'
import { listDocumentsToReview } from '#modules/ordering/desk/desk-contract.ts'
import { paths } from '#paths'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useStableRows } from '#web/api/live/stable-rows.ts'
import { useWhose } from '#web/office/assigned/whose.tsx'
import { useLeaving } from '#web/office/departures/use-leaving.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { neighboursOf, useOpened } from '#web/ui/queue/opened.ts'
import { QueueDesk, RowsSkeleton } from '#web/ui/queue/QueueDesk.tsx'
import { DocumentQueue, type WaitingDocument } from './DocumentQueue.tsx'
import { DocumentReview, leavesAs } from './DocumentReview.tsx'
import { newerThan } from './newer-document.ts'

/** Documents to review: what waits longest first, one of them open next to the facts of its order. Below 1024 px these are two screens. */
export default function DocumentsPage() {
  const read = useRead(listDocumentsToReview, {})
  const documents = useMemo(() => read.data?.map((it) => ({ ...it, id: it.documentId })), [read.data])
  const stable = useStableRows(documents)
  const assigned = useWhose(
    'DOCUMENTS',
    stable,
    ({ orderId }) => orderId,
    ({ num, label, distributor, destination }) => `${num} ${label} ${distributor.name} ${destination}`,
  )
  const { requested, choose, href } = useOpened('document')

  const ids = assigned.shown.rows.map(({ id }) => id)
  const chosen = requested ?? ids[0] ?? null
  const at = ids.indexOf(chosen ?? '')
  const row = stable.rows.find(({ id }) => id === chosen)
  const gone = row !== undefined && stable.gone.has(row.id)
  const { previous, next } = neighboursOf(ids, chosen)
  const leaving = useLeaving()
  const isLeaving = (it: WaitingDocument) => leaving.has(leavesAs(it))
  /** The next one that still needs a decision. One that can be taken back keeps its place until it has left. */
  const decided = (id: string, waits: boolean) => {
    const rows = assigned.shown.rows
    const open = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0)).toReversed()].find((it) => !isLeaving(it))
    choose(open?.id ?? null)
    if (!waits) stable.drop(id)
  }
  const newer = chosen !== null && (gone || !row) ? newerThan(chosen, stable) : null
  const showNewer = (id: string) => {
    stable.show()
    choose(id)
  }
  usePageActions([
    { key: queueKeys.next, label: texts.nextDocument, onlyByKey: true, run: () => next && choose(next) },
    {
      key: queueKeys.previous,
      label: texts.previousDocument,
      onlyByKey: true,
      run: () => previous && choose(previous),
    },
  ])

  return (
    <QueueDesk
      title={texts.title}
      record={texts.record}
      isOpen={requested !== null}
      queue={
        <Loading read={read} skeleton={<RowsSkeleton />}>
          {() => (
            <Loading read={assigned.read} skeleton={<RowsSkeleton />}>
              {() => <DocumentQueue {...{ stable, assigned, chosen, href }} />}
            </Loading>
          )}
        </Loading>
      }
    >
      {requested !== null && read.data && !row && <Elsewhere onNewer={newer && (() => showNewer(newer.id))} />}
      {row && (
        <DocumentReview
          key={row.id}
          row={row}
          gone={gone}
          leaving={isLeaving(row)}
          back={href(null)}
          onNewer={newer && (() => showNewer(newer.id))}
          onPrevious={previous === null ? null : () => choose(previous)}
          onNext={next === null ? null : () => choose(next)}
          onDecided={(waits) => decided(row.id, waits)}
        />
      )}
    </QueueDesk>
  )
}

/** For an address of before: what it names was decided, or what was sent in its place waits. */
const Elsewhere = ({ onNewer }: { onNewer: (() => void) | null }) => (
  <EmptyState
    action={
      onNewer ? (
        <Button look="filled" onClick={onNewer}>
          {texts.showNewer}
        </Button>
      ) : (
        <ButtonLink to={paths.officeDocuments()}>{texts.back}</ButtonLink>
      )
    }
  >
    {onNewer ? texts.replaced : texts.notWaiting}
  </EmptyState>
)
