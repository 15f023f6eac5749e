import { Link } from 'react-router-dom'
import { listReports, type Report, writeToReport } from '#modules/service/reports/contract.ts'
import { isDone, type ReportType } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { reportPageTexts as texts } from '#texts/tickets.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Coins, DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Reply } from './Reply.tsx'
import { ThreadOf } from './ThreadOf.tsx'

export const reportTones: Readonly<Record<Report['status'], Tone>> = {
  RECEIVED: 'provider',
  READ: 'provider',
  ANSWERED: 'moving',
  ACCEPTED: 'done',
  REFUSED: 'closed',
  DONE: 'done',
}

const PER_PAGE = 5

const columns: readonly Column<Report>[] = [
  {
    id: 'reference',
    header: texts.reference,
    card: 'title',
    cell: ({ id, reference }) => <Link to={`?report=${id}`}>{reference}</Link>,
  },
  { id: 'filed', header: texts.filed, cell: ({ created_at }) => <DateText at={created_at} /> },
  { id: 'country', header: texts.country, cell: ({ country }) => country.name },
  { id: 'by', header: texts.by, cell: ({ author }) => <bdi>{author}</bdi> },
  {
    id: 'status',
    header: texts.status,
    cell: ({ status }) => <StatusPill tone={reportTones[status]}>{texts.statuses[status]}</StatusPill>,
  },
]

/** What the company reported of this kind and what became of it. */
export const OwnReports = ({ type, opened }: { type: ReportType; opened: string | null }) => {
  const read = useRead(listReports, { type })
  const [requested, setPage] = usePage()
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={51} />}>
      {(all) => {
        const page = pageWithin(requested, PER_PAGE, all.length)
        const report = all.find(({ id }) => id === opened)
        return (
          <Stack>
            {report && <ReportCard key={report.id} report={report} />}
            <Card title={texts.own} flush>
              <DataTable
                caption={texts.own}
                columns={columns}
                rows={all.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
                rowKey={({ id }) => id}
                href={({ id }) => `?report=${id}`}
                fingerprint={({ status }) => status}
                says={({ reference, status }) => texts.changed(reference, texts.statuses[status])}
                empty={<EmptyState>{texts.none}</EmptyState>}
              />
              <ListFoot page={page} perPage={PER_PAGE} total={all.length} onPage={setPage} />
            </Card>
          </Stack>
        )
      }}
    </Loading>
  )
}

/** What was filled in, as names and values. */
export const reportFacts = (report: Report) => ({
  [texts.filed]: <DateText at={report.created_at} as="dayTime" />,
  [texts.by]: <bdi>{report.author}</bdi>,
  [texts.country]: report.country.name,
  ...Object.fromEntries(
    report.details.map(({ field, value }) => [texts.fields[field], <bdi key={field}>{value}</bdi>]),
  ),
  [texts.people]: report.peopleAffected === null ? null : report.peopleAffected ? texts.yes : texts.no,
  [texts.read]: report.readAt && <DateText at={report.readAt} as="dayTime" />,
  [texts.coins]: report.careCoins > 0 ? <Coins value={report.careCoins} /> : null,
})

const ReportCard = ({ report }: { report: Report }) => (
  <Card
    title={report.reference}
    aside={<StatusPill tone={reportTones[report.status]}>{texts.statuses[report.status]}</StatusPill>}
  >
    <Stack gap={4}>
      <Facts
        facts={{
          ...reportFacts(report),
          [texts.order]: report.order && <Link to={paths.order({ id: report.order.id })}>{report.order.num}</Link>,
        }}
      />
      <ThreadOf messages={report.messages} side="DISTRIBUTOR" />
      {!isDone(report.status) && <Reply to={writeToReport} id={report.id} purpose="reports" />}
    </Stack>
  </Card>
)
