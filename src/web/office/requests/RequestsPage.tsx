import { useRef } from 'react'
import { listOfficeRequests } from '#modules/service/work/contract.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { requestQueueTexts as texts } from '#texts/office-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { useFilters } from '#web/ui/lists/filters.ts'
import { Loading } from '#web/ui/page/Loading.tsx'
import { neighboursOf, useOpened } from '#web/ui/queue/opened.ts'
import { QueueDesk, RowsSkeleton } from '#web/ui/queue/QueueDesk.tsx'
import { OtherRecord } from './OtherRecord.tsx'
import { queueFilters, queueQuery } from './queue-filters.ts'
import { ReportRecord } from './ReportRecord.tsx'
import { RequestQueue } from './RequestQueue.tsx'
import { TicketRecord } from './TicketRecord.tsx'

/** All requests of companies in one queue: what is due first comes first, answered ones are a section of their own. Below 1024 px the queue and the chosen request are two screens. */
export default function RequestsPage() {
  useTopics('office:requests', 'office:agreements', 'office:product-requests')
  const [filters, setFilter, reset] = useFilters(queueFilters)
  const query = queueQuery(filters)
  const { read, page, setPage } = usePagedRead(listOfficeRequests, LIST_PAGE, (number) => ({ ...query, page: number }))
  const { requested, choose, href } = useOpened('request')
  const record = useRef<HTMLElement>(null)
  const rows = read.data?.rows ?? []
  // It stays open when it leaves the page, or was never there.
  const alone = useRead(listOfficeRequests, { id: requested ?? '' }, { enabled: requested !== null, keepsOld: false })
  const [listed = null] = requested === null ? rows : rows.filter(({ id }) => id === requested)
  const chosen = alone.data?.rows[0] ?? listed
  const chosenId = chosen?.id ?? null
  const ids = rows.map(({ id }) => id)
  const { previous, next } = neighboursOf(ids, chosenId)
  const go = (id: string | null) => id !== null && choose(id)
  usePageActions([
    { key: queueKeys.next, label: texts.next, onlyByKey: true, run: () => go(next) },
    { key: queueKeys.previous, label: texts.previous, onlyByKey: true, run: () => go(previous) },
    {
      key: 'Enter',
      label: texts.openChosen,
      onlyByKey: true,
      run: () => {
        go(chosenId)
        record.current?.focus()
      },
    },
  ])
  return (
    <QueueDesk
      title={texts.title}
      record={texts.record}
      isOpen={requested !== null}
      ref={record}
      queue={
        <Loading read={read} skeleton={<RowsSkeleton />}>
          {(answer) => (
            <RequestQueue
              answer={answer}
              page={page}
              onPage={setPage}
              chosen={chosenId}
              filters={filters}
              set={setFilter}
              reset={reset}
              href={href}
            />
          )}
        </Loading>
      }
    >
      {chosen?.kind === 'TICKET' && <TicketRecord key={chosen.id} id={chosen.id} />}
      {chosen?.kind === 'REPORT' && <ReportRecord key={chosen.id} id={chosen.id} />}
      {chosen && chosen.kind !== 'TICKET' && chosen.kind !== 'REPORT' && (
        <OtherRecord key={chosen.id} request={chosen} />
      )}
      {read.data && !chosen && !alone.isLoading && <EmptyState>{texts.empty}</EmptyState>}
    </QueueDesk>
  )
}
