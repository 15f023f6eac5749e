import { useMemo } from 'react'
import { listDocumentsToReview } from '#modules/ordering/desk/desk-contract.ts'
import { paths } from '#paths'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useStableRows } from '#web/api/live/stable-rows.ts'
import { useWhose } from '#web/office/assigned/whose.tsx'
import { useLeaving } from '#web/office/departures/use-leaving.ts'
import { useOpened } from '#web/office/queue/opened.ts'
import desk from '#web/office/quotes/QuotesPage.module.css'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { DocumentQueue, type WaitingDocument } from './DocumentQueue.tsx'
import { DocumentReview, leavesAs } from './DocumentReview.tsx'
import { newerThan } from './newer-document.ts'

/** Documents to review: what waits longest first, one of them open next to the facts of its order. Below 1024 px these are two screens. */
export default function DocumentsPage() {
  useTitle(texts.title)
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
  const neighbour = (step: 1 | -1): string | null => (at === -1 ? (ids[0] ?? null) : (ids[at + step] ?? null))
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
  const go = (id: string | null) => id !== null && choose(id)
  usePageActions([
    { key: queueKeys.next, label: texts.nextDocument, onlyByKey: true, run: () => go(neighbour(1)) },
    { key: queueKeys.previous, label: texts.previousDocument, onlyByKey: true, run: () => go(neighbour(-1)) },
  ])

  return (
    <div className={desk['desk']} data-open={requested !== null || undefined}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <section className={desk['queue']} aria-label={texts.title}>
        <Loading read={read} skeleton={<Skeleton lines={9} height={68} className={desk['skeleton'] ?? ''} />}>
          {() => (
            <Loading
              read={assigned.read}
              skeleton={<Skeleton lines={9} height={68} className={desk['skeleton'] ?? ''} />}
            >
              {() => <DocumentQueue {...{ stable, assigned, chosen, href }} />}
            </Loading>
          )}
        </Loading>
      </section>
      <section className={desk['record']} aria-label={texts.record}>
        {requested !== null && read.data && !row && <Elsewhere onNewer={newer && (() => showNewer(newer.id))} />}
        {row && (
          <DocumentReview
            key={row.id}
            row={row}
            gone={gone}
            leaving={isLeaving(row)}
            back={href(null)}
            onNewer={newer && (() => showNewer(newer.id))}
            onPrevious={neighbour(-1) === null ? null : () => go(neighbour(-1))}
            onNext={neighbour(1) === null ? null : () => go(neighbour(1))}
            onDecided={(waits) => decided(row.id, waits)}
          />
        )}
      </section>
    </div>
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
