import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { showCompanyThen } from '#modules/distributors/desk/then-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { companySectionTexts as sectionTexts } from '#texts/company-sections.ts'
import { companyThenTexts as texts } from '#texts/company-then.ts'
import { officeDistributorTexts } from '#texts/office-distributors.ts'
import { officeAccountTexts } from '#texts/office-loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Requirements } from '#web/documents/Requirements.tsx'
import { CopyLink } from '#web/office/figures/CopyLink.tsx'
import { AsOfButton } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { DateText, Money, Num } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import { CompanyAddress, CompanyHeader, companyCrumbs } from './CompanyHeader.tsx'
import { CompanyPeople } from './CompanyPeople.tsx'

type Then = Answer<typeof showCompanyThen>

type Props = { readonly id: string; readonly asOf: string; readonly onMoment: (iso: string) => void }

/** The company as it stood at a moment, from the log; nothing can be done here. */
export const CompanyThen = ({ id, asOf, onMoment }: Props) => {
  const read = useRead(showCompanyThen, { id, asOf: asOf as never })
  const banner = <PastBanner at={asOf} says={texts.says} to="?" back={texts.now} />
  if (read.error?.refused)
    return (
      <>
        <PageHeader
          title={officeDistributorTexts.missing}
          crumbs={companyCrumbs}
          actions={<AsOfButton what={sectionTexts.company} onMoment={onMoment} />}
        />
        {banner}
        <EmptyState>{read.error.status === 404 ? texts.notYet : read.error.message}</EmptyState>
      </>
    )
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={140} />}>
      {(company) => (
        <>
          <CompanyHeader
            company={company}
            actions={
              <>
                <CopyLink />
                <AsOfButton what={company.organizationName} onMoment={onMoment} />
              </>
            }
          />
          <Stack>
            {banner}
            <Tabs label={texts.sections} panes={sectionsOf(company, asOf)} />
          </Stack>
        </>
      )}
    </Loading>
  )
}

const sectionsOf = (company: Then, asOf: string) => [
  { id: 'company', label: sectionTexts.company, children: <Account company={company} /> },
  {
    id: 'orders',
    label: sectionTexts.orders,
    children: <List title={sectionTexts.orders} columns={orderColumns(asOf)} rows={company.orders} />,
  },
  {
    id: 'agreements',
    label: sectionTexts.agreements,
    children: <List title={sectionTexts.agreements} columns={agreementColumns} rows={company.agreements} />,
  },
  {
    id: 'labels',
    label: sectionTexts.labels,
    children: <List title={sectionTexts.labelIssues} columns={labelColumns(asOf)} rows={company.labelIssues} />,
  },
  { id: 'carecoins', label: sectionTexts.careCoins, children: <Coins company={company} /> },
  {
    id: 'requests',
    label: sectionTexts.requests,
    children: (
      <List title={texts.tickets} lead={texts.ticketsLead} columns={ticketColumns(asOf)} rows={company.tickets} />
    ),
  },
]

const Account = ({ company }: { company: Then }) => {
  const { region, countries, representative, loyaltyProgramGroup: group } = company
  return (
    <Stack>
      <Grid>
        <Card title={texts.account}>
          <Facts
            facts={{
              [officeDistributorTexts.address]: <CompanyAddress company={company} />,
              [officeDistributorTexts.email]: <bdi>{company.email}</bdi>,
              [officeDistributorTexts.joined]: <DateText at={company.creationDate} />,
            }}
          />
        </Card>
        <Card title={officeDistributorTexts.territory}>
          <Facts
            facts={{
              [officeDistributorTexts.region]: <bdi>{region ?? texts.notSet}</bdi>,
              [officeDistributorTexts.countries]: countries.map(({ name }) => name).join(', ') || texts.notSet,
              [officeDistributorTexts.representative]: <bdi>{representative ?? texts.nobody}</bdi>,
              [texts.group]: group ?? texts.notSet,
            }}
          />
        </Card>
      </Grid>
      <Card title={officeDistributorTexts.file} flush>
        <Requirements requirements={company.requirements} />
      </Card>
      <CompanyDocuments documents={company.documents} />
      <CompanyPeople users={company.users.map((user) => ({ ...user, emailConfirmedAt: user.creationDate }))} />
    </Stack>
  )
}

type Listed = { readonly id: string }

const List = <Row extends Listed>({
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
    cell: ({ id, num }) => <Link to={paths.officeReplay({ id }, { asOf })}>{num}</Link>,
  },
  { id: 'placed', header: sectionTexts.placed, cell: ({ placedAt }) => <DateText at={placedAt} /> },
  { id: 'status', header: sectionTexts.status, card: 'beside', cell: ({ status }) => status },
  { id: 'total', header: sectionTexts.total, align: 'end', cell: ({ total }) => <Money cents={total} /> },
]

const agreementColumns: readonly Column<Then['agreements'][number]>[] = [
  { id: 'type', header: sectionTexts.type, card: 'title', cell: ({ type }) => type },
  { id: 'country', header: sectionTexts.country, cell: ({ country }) => country },
  { id: 'products', header: sectionTexts.productCode, cell: ({ productCode }) => productCode },
  { id: 'signed', header: sectionTexts.signed, card: 'beside', cell: ({ signedOn }) => <DateText at={signedOn} /> },
]

const labelColumns = (asOf: string): readonly Column<Then['labelIssues'][number]>[] => [
  {
    id: 'number',
    header: sectionTexts.number,
    card: 'title',
    cell: ({ id, number }) => <Link to={paths.officeStream({ kind: 'label-issue', key: id }, { asOf })}>{number}</Link>,
  },
  {
    id: 'product',
    header: sectionTexts.product,
    cell: ({ product, country }) => <bdi>{`${product}, ${country}`}</bdi>,
  },
  { id: 'reported', header: sectionTexts.reported, cell: ({ reportedAt }) => <DateText at={reportedAt} /> },
  { id: 'state', header: sectionTexts.status, card: 'beside', cell: ({ state }) => state },
]

const ticketColumns = (asOf: string): readonly Column<Then['tickets'][number]>[] => [
  {
    id: 'reference',
    header: sectionTexts.reference,
    card: 'title',
    cell: ({ id, reference }) => (
      <Link to={paths.officeStream({ kind: 'ticket', key: id }, { asOf })}>{reference}</Link>
    ),
  },
  { id: 'subject', header: sectionTexts.topic, cell: ({ subject }) => <bdi>{subject}</bdi> },
  { id: 'opened', header: sectionTexts.opened, cell: ({ openedAt }) => <DateText at={openedAt} /> },
  { id: 'status', header: sectionTexts.status, card: 'beside', cell: ({ status }) => status },
]

const sums = ['balance', 'earned', 'granted', 'corrected', 'spent', 'redeemed'] as const

const Coins = ({ company: { careCoins } }: { company: Then }) => (
  <Card title={texts.careCoins}>
    {careCoins === null ? (
      <p>{texts.noCareCoins}</p>
    ) : (
      <Facts
        facts={{
          ...Object.fromEntries(
            sums.map((name) => [
              name === 'balance' ? officeAccountTexts.balanceThen : officeAccountTexts[name],
              <Num key={name} value={careCoins[name]} />,
            ]),
          ),
          [texts.level]: careCoins.level ?? officeAccountTexts.noLevel,
        }}
      />
    )}
  </Card>
)
