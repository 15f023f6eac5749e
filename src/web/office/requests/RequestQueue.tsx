import { Link } from 'react-router-dom'
import { exportReports } from '#modules/service/reports/contract.ts'
import {
  type ListedKind,
  listedKinds,
  type promiseOutcomes,
  type RequestDue,
  requestDues,
  requestSections,
} from '#modules/service/service-states.ts'
import { type listOfficeRequests, listPromises } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { assignedTexts } from '#texts/assigned.ts'
import { requestQueueTexts as texts } from '#texts/office-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { whose } from '#web/office/assigned/whose.tsx'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { SavedHead } from '#web/office/queue/QueueFrame.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { Views } from '#web/ui/lists/Views.tsx'
import { QueueFoot, QueueLines, QueueLink, QueueRows } from '#web/ui/queue/QueueList.tsx'
import { CallerButton } from './CallerButton.tsx'
import type { QueueFilters, queueFilters } from './queue-filters.ts'
import { statusOf } from './request-status.ts'

/** What waits, by time left, and how many promises were kept. */
export const RequestQueue = ({
  answer: { rows, total, whose: counts, sections: inSections },
  page,
  onPage,
  chosen,
  filters: { who, kind, due, section, search, distributorId, month, promise },
  set,
  reset,
  href,
}: {
  answer: Answer<typeof listOfficeRequests>
  page: number
  onPage: (page: number) => void
  chosen: string | null
  filters: QueueFilters
  set: (name: keyof typeof queueFilters, value: string | null) => void
  reset: () => void
  href: (id: string) => string
}) => {
  const companies = useCompanyChoices(distributorId, { enabled: distributorId !== null })
  return (
    <>
      <SavedHead list="requests" title={texts.title} count={inSections.WAITING} says={texts.count(inSections.WAITING)}>
        {!month && (
          <Views
            label={texts.sections}
            views={requestSections.map((id) => ({ id, label: texts.section[id], count: inSections[id] }))}
            chosen={section ?? 'WAITING'}
            choose={(id) => set('section', id === 'WAITING' ? null : id)}
          />
        )}
        <CallerButton />
        <Views
          label={assignedTexts.whose}
          views={whose.map((id) => ({ id, label: assignedTexts.who[id], count: counts[id] }))}
          chosen={who ?? 'ALL'}
          choose={(id) => set('who', id === 'ALL' ? null : id)}
        />
        <SearchField label={texts.search} maxLength={64} value={search} onSearch={(typed) => set('search', typed)} />
        <FieldGrid>
          <SelectField<ListedKind>
            label={texts.kind}
            hideLabel
            clearable
            placeholder={texts.anyKind}
            choices={listedKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            value={kind}
            onChange={(value) => set('kind', value)}
          />
          {section !== 'ANSWERED' && (
            <SelectField<RequestDue>
              label={texts.due}
              hideLabel
              clearable
              placeholder={texts.anyDue}
              choices={requestDues.map((value) => ({ value, label: texts.dues[value] }))}
              value={due}
              onChange={(value) => set('due', value)}
            />
          )}
          {distributorId && !month && (
            <SelectField<string>
              label={texts.company}
              hideLabel
              clearable
              {...companies}
              value={distributorId}
              onChange={(value) => set('distributorId', value)}
            />
          )}
        </FieldGrid>
        {month && (
          <p>
            {texts.promisedIn(month, promise ? texts.outcomes[promise] : null)}{' '}
            <Button size="small" look="text" onClick={reset}>
              {texts.showAll}
            </Button>
          </p>
        )}
      </SavedHead>
      {rows.length === 0 ? (
        <EmptyState>{section === 'ANSWERED' ? texts.noneAnswered : texts.empty}</EmptyState>
      ) : (
        <QueueRows rows={rows}>
          {(row) => (
            <QueueLink to={href(row.id)} chosen={row.id === chosen}>
              <QueueLines
                name={row.company.name}
                end={row.dueAt && <Countdown until={row.dueAt} />}
                line={<bdi>{row.subject}</bdi>}
              >
                {[
                  row.topic,
                  row.reference,
                  row.isPrivate && texts.isPrivate,
                  statusOf(row),
                  row.assignee ? assignedTexts.with(row.assignee.name) : row.waits && texts.unassigned,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </QueueLines>
            </QueueLink>
          )}
        </QueueRows>
      )}
      {total > LIST_PAGE && <ListFoot page={page} perPage={LIST_PAGE} total={total} onPage={onPage} />}
      <QueueFoot>
        <div data-no-print>
          <p>{texts.exportReports}</p>
          <ExportButtons
            of={texts.reports}
            onExport={(format) => download(exportReports, { format }, `reports.${format}`)}
          />
        </div>
        <Promises />
      </QueueFoot>
    </>
  )
}

const MONTHS_SHOWN = 6

const share = ({ kept, missed }: { readonly kept: number; readonly missed: number }): string =>
  kept + missed === 0 ? '—' : texts.percent(Math.round((100 * kept) / (kept + missed)))

type Month = Answer<typeof listPromises>[number]

const countColumn = (promise: (typeof promiseOutcomes)[number], of: (row: Month) => number): Column<Month> => ({
  id: promise,
  header: texts.outcomes[promise],
  align: 'end',
  cell: (row) => (
    <Link to={paths.officeRequests({}, { month: row.month, promise })}>
      {of(row)}
      <span className="visually-hidden"> {texts.promisedIn(row.month, texts.outcomes[promise])}</span>
    </Link>
  ),
})

const columns: readonly Column<Month>[] = [
  { id: 'month', header: texts.month, card: 'title', cell: ({ month }) => month },
  countColumn('KEPT', ({ kept }) => kept),
  countColumn('MISSED', ({ missed }) => missed),
  countColumn('WAITING', ({ waiting }) => waiting),
  { id: 'share', header: texts.share, align: 'end', cell: share },
  {
    id: 'median',
    header: texts.median,
    align: 'end',
    cell: ({ medianHours }) => (medianHours === null ? '—' : texts.hours(medianHours)),
  },
]

/** Promises kept, by month. */
const Promises = () => {
  const { data = [] } = useRead(listPromises, {})
  if (data.length === 0) return null
  return (
    <details>
      <summary>{texts.promises}</summary>
      <DataTable
        caption={texts.promises}
        density="compact"
        columns={columns}
        rows={data.slice(0, MONTHS_SHOWN)}
        rowKey={({ month }) => month}
      />
    </details>
  )
}
