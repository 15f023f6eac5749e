import { useRef } from 'react'
import { listOfficeRequests } from '#modules/service/work/contract.ts'
import { requestQueueTexts as texts } from '#texts/office-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { isWhose, whose } from '#web/office/assigned/whose.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, useFilters } from '#web/ui/lists/filters.ts'
import { Loading } from '#web/ui/page/Loading.tsx'
import { neighboursOf, useOpened } from '#web/ui/queue/opened.ts'
import { QueueDesk, RowsSkeleton } from '#web/ui/queue/QueueDesk.tsx'
import { OtherRecord } from './OtherRecord.tsx'
import { matchesFilters, queueFilters, type Section, sectionOf } from './queue-filters.ts'
import { ReportRecord } from './ReportRecord.tsx'
import { RequestQueue } from './RequestQueue.tsx'
import { TicketRecord } from './TicketRecord.tsx'

/** All requests of companies in one queue: what is due first comes first, answered ones are a section of their own. Below 1024 px the queue and the chosen request are two screens. */
export default function RequestsPage() {
  useTopics('office:requests', 'office:agreements', 'office:product-requests')
  const { data: me } = useMe()
  const now = useNow()
  const [filters, setFilter, reset] = useFilters(queueFilters)
  const { who, month, promise } = filters
  const section = filters.section ?? 'WAITING'
  const read = useRead(listOfficeRequests, month ? given({ month, promise }) : {})
  const { requested, choose, href } = useOpened('request')
  const record = useRef<HTMLElement>(null)
  const found = (read.data ?? []).filter((row) => matchesFilters(filters, row, now))
  const countIn = (id: Section) => found.filter((row) => sectionOf(row) === id).length
  const ofKind = found.filter((row) => month !== null || sectionOf(row) === section)
  const rows = ofKind.filter((it) => isWhose(who ?? 'ALL', me?.id, it))
  const counts = { MINE: 0, UNASSIGNED: 0, ALL: 0 }
  for (const it of whose) counts[it] = ofKind.filter((row) => isWhose(it, me?.id, row)).length

  const chosen = read.data?.find(({ id }) => id === (requested ?? rows[0]?.id)) ?? null
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
          {() => (
            <RequestQueue
              rows={rows}
              counts={counts}
              inSections={{ WAITING: countIn('WAITING'), ANSWERED: countIn('ANSWERED') }}
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
      {read.data && !chosen && <EmptyState>{texts.empty}</EmptyState>}
    </QueueDesk>
  )
}
