import { exportReports, listPromises, type OfficeRequest } from '#modules/service/office-contract.ts'
import { requestQueueTexts as texts } from '#texts/office-requests.ts'
import { download } from '#web/api/download.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { QueueLink } from '#web/office/quotes/QueueLink.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Views } from '#web/ui/lists/Views.tsx'

export const whose = ['MINE', 'UNASSIGNED', 'ALL'] as const
export type Whose = (typeof whose)[number]
export const kinds = ['TICKET', 'REPORT', 'ORDER_ISSUE', 'FINISHED'] as const
export type Kind = (typeof kinds)[number]

/** What waits, by time left, and how many promises were kept. */
export const RequestQueue = ({
  rows,
  counts,
  chosen,
  who,
  kind,
  set,
  href,
}: {
  rows: readonly OfficeRequest[]
  counts: Readonly<Record<Whose, number>>
  chosen: string | null
  who: Whose
  kind: Kind | null
  set: (name: 'who' | 'kind', value: string | null) => void
  href: (id: string) => string
}) => (
  <>
    <header className={classes['head']}>
      <div className={classes['title']}>
        <h2>{texts.title}</h2>
        <span className={classes['count']}>
          {counts.ALL}
          <span className="visually-hidden"> {texts.count(counts.ALL)}</span>
        </span>
        <LiveNotice />
      </div>
      <Views
        label={texts.whose}
        views={whose.map((id) => ({ id, label: texts.who[id], count: counts[id] }))}
        chosen={who}
        choose={(id) => set('who', id === 'ALL' ? null : id)}
      />
      <SelectField<Kind>
        label={texts.kind}
        hideLabel
        clearable
        placeholder={texts.anyKind}
        choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={(value) => set('kind', value)}
      />
    </header>
    {rows.length === 0 ? (
      <EmptyState>{texts.empty}</EmptyState>
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
                {row.topic} · {row.reference}
                {row.isPrivate && ` · ${texts.isPrivate}`} ·{' '}
                {row.assignee ? texts.of(row.assignee.name) : texts.unassigned}
              </span>
            </QueueLink>
          </li>
        ))}
      </ol>
    )}
    <div data-no-print>
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
            <th scope="col">{texts.kept}</th>
            <th scope="col">{texts.missed}</th>
            <th scope="col">{texts.waiting}</th>
          </tr>
        </thead>
        <tbody>
          {data.slice(0, MONTHS_SHOWN).map(({ month, kept, missed, waiting }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{kept}</td>
              <td>{missed}</td>
              <td>{waiting}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
