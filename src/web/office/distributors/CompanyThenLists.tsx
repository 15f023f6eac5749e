import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { showCompanyThen } from '#modules/distributors/desk/then-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { companySectionTexts as sectionTexts } from '#texts/company-sections.ts'
import { companyThenTexts as texts } from '#texts/company-then.ts'
import { RequestPill } from '#web/agreements/RequestPill.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText, Money, Num } from '#web/ui/figures/Figures.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'

export type Then = Answer<typeof showCompanyThen>
type Props = { readonly company: Then; readonly asOf: string }

type WithId = { readonly id: string }

const List = <Row extends WithId>({
  title,
  lead,
  columns,
  rows,
}: {
  title: string
  lead?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}) => {
  const table: ReactNode = (
    <DataTable
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      first={25}
      empty={<EmptyState>{texts.none}</EmptyState>}
    />
  )
  return lead ? (
    <Section title={title} lead={lead} flush>
      {table}
    </Section>
  ) : (
    <Card title={title} flush>
      {table}
    </Card>
  )
}

const orderColumns = (asOf: string): readonly Column<Then['orders'][number]>[] => [
  {
    id: 'num',
    header: sectionTexts.number,
    card: 'title',
    cell: ({ id, num }) => (
      <Link to={paths.officeReplay({ id }, { asOf })}>
        <CodeText value={num} />
      </Link>
    ),
  },
  { id: 'placed', header: sectionTexts.placed, cell: ({ placedAt }) => <DateText at={placedAt} /> },
  { id: 'status', header: sectionTexts.status, card: 'aside', cell: ({ status }) => status },
  { id: 'total', header: sectionTexts.total, align: 'end', cell: ({ total }) => <Money cents={total} /> },
]

const agreementColumns: readonly Column<Then['agreements'][number]>[] = [
  { id: 'type', header: sectionTexts.type, card: 'title', cell: ({ type }) => type },
  { id: 'country', header: sectionTexts.country, cell: ({ country }) => country },
  { id: 'products', header: sectionTexts.productCode, cell: ({ productCode }) => productCode },
  { id: 'signed', header: sectionTexts.signed, card: 'aside', cell: ({ signedOn }) => <DateText at={signedOn} /> },
]

const agreementRequestColumns: readonly Column<Then['agreementRequests'][number]>[] = [
  { id: 'country', header: sectionTexts.country, card: 'title', cell: ({ country }) => country },
  { id: 'requested', header: sectionTexts.requested, cell: ({ requestedAt }) => <DateText at={requestedAt} /> },
  { id: 'state', header: sectionTexts.status, card: 'aside', cell: ({ state }) => <RequestPill state={state} /> },
]

const labelColumns = (asOf: string): readonly Column<Then['labelIssues'][number]>[] => [
  {
    id: 'number',
    header: sectionTexts.number,
    card: 'title',
    cell: ({ id, number }) => (
      <Link to={paths.officeStream({ kind: 'label-issue', key: id }, { asOf })}>
        <CodeText value={number} />
      </Link>
    ),
  },
  {
    id: 'product',
    header: sectionTexts.product,
    cell: ({ product, country }) => <bdi>{`${product}, ${country}`}</bdi>,
  },
  { id: 'reported', header: sectionTexts.reported, cell: ({ reportedAt }) => <DateText at={reportedAt} /> },
  { id: 'state', header: sectionTexts.status, card: 'aside', cell: ({ state }) => state },
]

const requestColumns = (kind: 'ticket' | 'report', asOf: string): readonly Column<Then['tickets'][number]>[] => [
  {
    id: 'reference',
    header: sectionTexts.reference,
    card: 'title',
    cell: ({ id, reference }) => <Link to={paths.officeStream({ kind, key: id }, { asOf })}>{reference}</Link>,
  },
  { id: 'subject', header: sectionTexts.topic, cell: ({ subject }) => <bdi>{subject}</bdi> },
  { id: 'opened', header: sectionTexts.opened, cell: ({ openedAt }) => <DateText at={openedAt} /> },
  { id: 'status', header: sectionTexts.status, card: 'aside', cell: ({ status }) => status },
]

const forecastColumns: readonly Column<Then['forecasts'][number]>[] = [
  { id: 'product', header: sectionTexts.product, card: 'title', cell: ({ product }) => <bdi>{product}</bdi> },
  { id: 'country', header: sectionTexts.country, cell: ({ country }) => country },
  { id: 'filed', header: texts.filed, cell: ({ filedAt }) => <DateText at={filedAt} /> },
  { id: 'quantity', header: texts.ahead, align: 'end', cell: ({ quantity }) => <Num value={quantity} /> },
]

const reminderColumns: readonly Column<Then['forecastReminders'][number]>[] = [
  { id: 'product', header: sectionTexts.product, card: 'title', cell: ({ product }) => <bdi>{product}</bdi> },
  { id: 'country', header: sectionTexts.country, cell: ({ country }) => country },
  { id: 'month', header: sectionTexts.month, cell: ({ year, month }) => `${String(month).padStart(2, '0')}/${year}` },
  {
    id: 'until',
    header: sectionTexts.orderBy,
    card: 'aside',
    cell: ({ maximumOrderDate }) => <DateText at={maximumOrderDate} />,
  },
]

export const OrdersThen = ({ company, asOf }: Props) => (
  <List title={sectionTexts.orders} columns={orderColumns(asOf)} rows={company.orders} />
)

/** What waited for the provider's quote, and what waited for the distributor. */
export const QuotesThen = ({ company, asOf }: Props) => (
  <Stack>
    {(
      [
        ['TO_ISSUE', sectionTexts.toQuote],
        ['TO_CONFIRM', sectionTexts.toConfirm],
      ] as const
    ).map(([wanted, title]) => (
      <List
        key={wanted}
        title={title}
        columns={orderColumns(asOf)}
        rows={company.orders.filter(({ quote }) => quote === wanted)}
      />
    ))}
  </Stack>
)

export const AgreementsThen = ({ company }: Pick<Props, 'company'>) => (
  <Stack>
    <List title={sectionTexts.agreements} columns={agreementColumns} rows={company.agreements} />
    <List title={sectionTexts.agreementRequests} columns={agreementRequestColumns} rows={company.agreementRequests} />
  </Stack>
)

export const LabelsThen = ({ company, asOf }: Props) => (
  <List title={sectionTexts.labelIssues} columns={labelColumns(asOf)} rows={company.labelIssues} />
)

export const ForecastsThen = ({ company }: Pick<Props, 'company'>) => (
  <Stack>
    <List title={sectionTexts.forecasts} columns={forecastColumns} rows={company.forecasts} />
    <List title={texts.reminders} columns={reminderColumns} rows={company.forecastReminders} />
  </Stack>
)

export const RequestsThen = ({ company, asOf }: Props) => (
  <Stack>
    <List
      title={texts.tickets}
      lead={texts.ticketsLead}
      columns={requestColumns('ticket', asOf)}
      rows={company.tickets}
    />
    <List title={texts.reports} columns={requestColumns('report', asOf)} rows={company.reports} />
  </Stack>
)
