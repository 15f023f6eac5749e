import { Link } from 'react-router-dom'
import { exportReports } from '#modules/service/reports/contract.ts'
import { promiseOutcomes } from '#modules/service/service-terms.ts'
import { listPromises, type OfficeRequest } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import { assignedTexts } from '#texts/assigned.ts'
import { requestQueueTexts as texts } from '#texts/office-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { SavedViews } from '#web/lists/SavedViews.tsx'
import { type Whose, whose } from '#web/office/assigned/whose.tsx'
import { QueueLink } from '#web/office/quotes/QueueLink.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { Button } from '#web/ui/actions/Button.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import type { FilterValues } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'
import { CallerButton } from './CallerButton.tsx'
import { type Due, dues, type Kind, kinds, type queueFilters, type Section, sections } from './queue-filters.ts'
import { statusOf } from './request-status.ts'

/** What waits, by time left, and how many promises were kept. */
export const RequestQueue = ({
  rows,
  counts,
  inSections,
  chosen,
  filters: { who, kind, due, section, search, month, promise },
  set,
  reset,
  href,
}: {
  rows: readonly OfficeRequest[]
  counts: Readonly<Record<Whose, number>>
  inSections: Readonly<Record<Section, number>>
  chosen: string | null
  filters: FilterValues<typeof queueFilters>
  set: (name: keyof typeof queueFilters, value: string | null) => void
  reset: () => void
  href: (id: string) => string
}) => (
  <>
    <header className={classes['head']}>
      <div className={classes['title']}>
        <h2>{texts.title}</h2>
        <span className={classes['count']}>
          {inSections.WAITING}
          <span className="visually-hidden"> {texts.count(inSections.WAITING)}</span>
        </span>
        <LiveNotice />
        <SavedViews list="requests" isNarrow />
      </div>
      <SavedTabs list="requests" />
      {!month && (
        <Views
          label={texts.sections}
          views={sections.map((id) => ({ id, label: texts.section[id], count: inSections[id] }))}
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
        <SelectField<Kind>
          label={texts.kind}
          hideLabel
          clearable
          placeholder={texts.anyKind}
          choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChange={(value) => set('kind', value)}
        />
        {section !== 'ANSWERED' && (
          <SelectField<Due>
            label={texts.due}
            hideLabel
            clearable
            placeholder={texts.anyDue}
            choices={dues.map((value) => ({ value, label: texts.dues[value] }))}
            value={due}
            onChange={(value) => set('due', value)}
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
    </header>
    {rows.length === 0 ? (
      <EmptyState>{section === 'ANSWERED' ? texts.noneAnswered : texts.empty}</EmptyState>
    ) : (
      <ol role="list" className={classes['rows']}>
        {rows.map((row) => (
          <li key={row.id}>
            <QueueLink to={href(row.id)} chosen={row.id === chosen}>
              <span className={classes['first']}>
                <bdi>{row.company.name}</bdi>
                {row.dueAt && <Countdown until={row.dueAt} />}
              </span>
              <span>
                <bdi>{row.subject}</bdi>
              </span>
              <span className={classes['second']}>
                {[
                  row.topic,
                  row.reference,
                  row.isPrivate && texts.isPrivate,
                  statusOf(row),
                  row.assignee ? assignedTexts.with(row.assignee.name) : row.waits && texts.unassigned,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </QueueLink>
          </li>
        ))}
      </ol>
    )}
    <div data-no-print className={classes['promises']}>
      <p>{texts.exportReports}</p>
      <ExportButtons
        of={texts.reports}
        onExport={(format) => download(exportReports, { format }, `reports.${format}`)}
      />
    </div>
    <Promises />
  </>
)

const MONTHS_SHOWN = 6
const countOf = { KEPT: 'kept', MISSED: 'missed', WAITING: 'waiting' } as const

const share = ({ kept, missed }: { readonly kept: number; readonly missed: number }): string =>
  kept + missed === 0 ? '—' : texts.percent(Math.round((100 * kept) / (kept + missed)))

/** Promises kept, by month. */
const Promises = () => {
  const { data = [] } = useRead(listPromises, {})
  if (data.length === 0) return null
  return (
    <details className={classes['promises']}>
      <summary>{texts.promises}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            {promiseOutcomes.map((promise) => (
              <th key={promise} scope="col">
                {texts.outcomes[promise]}
              </th>
            ))}
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.median}</th>
          </tr>
        </thead>
        <tbody>
          {data.slice(0, MONTHS_SHOWN).map(({ month, medianHours, ...counts }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {promiseOutcomes.map((promise) => (
                <td key={promise}>
                  <Link to={paths.officeRequests({}, { month, promise })}>
                    {counts[countOf[promise]]}
                    <span className="visually-hidden"> {texts.promisedIn(month, texts.outcomes[promise])}</span>
                  </Link>
                </td>
              ))}
              <td>{share(counts)}</td>
              <td>{medianHours === null ? '—' : texts.hours(medianHours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
