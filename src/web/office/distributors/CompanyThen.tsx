import { showCompanyThen } from '#modules/distributors/desk/then-contract.ts'
import { companySectionTexts as sectionTexts } from '#texts/company-sections.ts'
import { companyThenTexts as texts } from '#texts/company-then.ts'
import { companyNotesTexts, officeDistributorTexts } from '#texts/office-distributors.ts'
import { officeAccountTexts } from '#texts/office-loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Requirements } from '#web/documents/Requirements.tsx'
import { useMay } from '#web/identity/may.ts'
import { CopyLink } from '#web/office/figures/CopyLink.tsx'
import { AsOfButton } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import { CompanyAddress, CompanyHeader, companyCrumbs } from './CompanyHeader.tsx'
import { NoteList } from './CompanyNotes.tsx'
import { CompanyPeople } from './CompanyPeople.tsx'
import {
  AgreementsThen,
  ForecastsThen,
  LabelsThen,
  OrdersThen,
  QuotesThen,
  RequestsThen,
  type Then,
} from './CompanyThenLists.tsx'
import { CompanyTimeline } from './CompanyTimeline.tsx'

type Props = { readonly id: string; readonly asOf: string; readonly onMoment: (iso: string) => void }

/** The company as it stood at a moment, from the log; nothing can be done here. */
export const CompanyThen = ({ id, asOf, onMoment }: Props) => {
  const read = useRead(showCompanyThen, { id, asOf: asOf })
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
            <Sections company={company} asOf={asOf} />
          </Stack>
        </>
      )}
    </Loading>
  )
}

const Sections = ({ company, asOf }: { company: Then; asOf: string }) => {
  const may = useMay()
  const its = { company, asOf }
  const sections = [
    { id: 'company', may: true, label: sectionTexts.company, children: <Account company={company} /> },
    { id: 'orders', may: may('office.orders.read'), label: sectionTexts.orders, children: <OrdersThen {...its} /> },
    { id: 'quotes', may: may('office.orders.read'), label: sectionTexts.quotes, children: <QuotesThen {...its} /> },
    {
      id: 'agreements',
      may: may('office.agreements.read'),
      label: sectionTexts.agreements,
      children: <AgreementsThen company={company} />,
    },
    { id: 'labels', may: may('office.labels.read'), label: sectionTexts.labels, children: <LabelsThen {...its} /> },
    {
      id: 'carecoins',
      may: may('office.loyalty.read'),
      label: sectionTexts.careCoins,
      children: <Coins company={company} />,
    },
    {
      id: 'forecasts',
      may: may('office.sales.read'),
      label: sectionTexts.forecasts,
      children: <ForecastsThen company={company} />,
    },
    {
      id: 'requests',
      may: may('office.requests.read'),
      label: sectionTexts.requests,
      children: <RequestsThen {...its} />,
    },
    {
      id: 'timeline',
      may: may('office.audit.read'),
      label: sectionTexts.timeline,
      children: <CompanyTimeline key={asOf} id={company.id} until={asOf} />,
    },
  ]
  return <Tabs label={texts.sections} panes={sections.filter((section) => section.may)} />
}

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
              [officeDistributorTexts.representative]: <bdi>{representative ?? texts.noValue}</bdi>,
              [texts.group]: group ?? texts.notSet,
            }}
          />
        </Card>
      </Grid>
      <Card title={officeDistributorTexts.file} flush>
        <Requirements requirements={company.requirements} />
      </Card>
      <CompanyDocuments documents={company.documents} />
      <CompanyPeople users={company.users} />
      <Section title={companyNotesTexts.title} lead={companyNotesTexts.lead}>
        <NoteList notes={company.notes} none={texts.none} />
      </Section>
    </Stack>
  )
}

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
