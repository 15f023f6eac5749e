import { IconLock } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { isPending, isSuspended } from '#modules/distributors/account-states.ts'
import { showCompany } from '#modules/distributors/desk/desk-contract.ts'
import { LONGEST_REASON, seeAsCompany } from '#modules/distributors/desk/look-contract.ts'
import { paths } from '#paths'
import { companySectionTexts as sectionTexts } from '#texts/company-sections.ts'
import { officeDistributorTexts as texts } from '#texts/office-distributors.ts'
import { seenAsTexts } from '#texts/seen-as.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { beginLook } from '#web/api/seen-as.ts'
import { Requirements } from '#web/documents/Requirements.tsx'
import { useMay } from '#web/identity/may.ts'
import { whenShown } from '#web/loading-code.ts'
import { WaitingApprovals } from '#web/office/approvals/WaitingApprovals.tsx'
import { CallerButton } from '#web/office/requests/CallerButton.tsx'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { ActivateModal } from './ActivateModal.tsx'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyHeader, companyCrumbs } from './CompanyHeader.tsx'
import { CompanyNotes } from './CompanyNotes.tsx'
import { CompanyAgreements, CompanyLabels, CompanyRequests } from './CompanyPapers.tsx'
import { CompanyPeople } from './CompanyPeople.tsx'
import { CompanySignIn } from './CompanySignIn.tsx'
import { CompanyTimeline } from './CompanyTimeline.tsx'
import { CompanyCareCoins, CompanyForecasts, CompanyOrderList, CompanyQuotes } from './CompanyTrade.tsx'
import type { OfficeCompany } from './company-answer.ts'
import { RequestDocumentModal } from './RequestDocumentModal.tsx'
import { ResumeModal, SuspendModal } from './SuspensionModals.tsx'

type Props = { readonly company: OfficeCompany; readonly onClose: () => void }

/** Requires a reason, and shows the portal as the company sees it. */
const SeeAsModal = ({ company: { id, organizationName: name }, onClose }: Props) => {
  const { send, busy, errors } = useCommand(seeAsCompany, {
    onDone: ({ look, until }) =>
      beginLook({ look, until, back: paths.officeDistributor({ distributorId: id }) }, paths.home()),
  })
  return (
    <ReasonModal
      title={seenAsTexts.title(name)}
      labels={{
        reason: seenAsTexts.reason,
        missing: seenAsTexts.missing,
        confirm: seenAsTexts.begin,
        keep: seenAsTexts.keep,
      }}
      most={LONGEST_REASON}
      busy={busy}
      error={errors['reason']}
      onConfirm={(reason) => void send({ id, reason })}
      onClose={onClose}
    >
      {seenAsTexts.lead}
    </ReasonModal>
  )
}

const CompanyThen = whenShown(() => import('./CompanyThen.tsx').then((it) => ({ default: it.CompanyThen })))

/** One company as staff know it: what it may do, what its file needs, its people, papers, orders and our notes. */
export default function DistributorPage() {
  const { distributorId = '' } = useParams()
  const [asOf, goTo] = useAsOf()
  return asOf === null ? (
    <CompanyNow distributorId={distributorId} onMoment={goTo} />
  ) : (
    <Suspense fallback={<Skeleton lines={4} height={140} />}>
      <CompanyThen id={distributorId} asOf={asOf} onMoment={goTo} />
    </Suspense>
  )
}

type NowProps = { readonly distributorId: string; readonly onMoment: (iso: string) => void }

const CompanyNow = ({ distributorId, onMoment }: NowProps) => {
  useTopics('office:distributors', 'office:users', `company:${distributorId}`)
  const read = useRead(showCompany, { id: distributorId })
  if (read.error?.refused)
    return (
      <>
        <PageHeader title={texts.missing} crumbs={companyCrumbs} />
        <EmptyState action={<ButtonLink to={paths.officeDistributors()}>{texts.all}</ButtonLink>}>
          {read.error.message}
        </EmptyState>
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
                <AsOfButton what={company.organizationName} onMoment={onMoment} />
                <Actions company={company} />
              </>
            }
          />
          <Stack>
            <WaitingApprovals about={company.id} />
            {company.suspendedBecause && <Stopped strong={texts.suspendedBecause}>{company.suspendedBecause}</Stopped>}
            {company.ordersStopped && <Stopped strong={texts.ordersStopped}>{company.ordersStopped}</Stopped>}
            <Sections company={company} />
          </Stack>
        </>
      )}
    </Loading>
  )
}

const Stopped = ({ strong, children }: { strong: string; children: ReactNode }) => (
  <Note tone="error" icon={<IconLock size={18} stroke={1.8} aria-hidden />} strong={strong}>
    {children}
  </Note>
)

/** The company itself, and what it has of everything else; the chosen section is in the address. */
const Sections = ({ company }: { company: OfficeCompany }) => {
  const may = useMay()
  const { id } = company
  const sections = [
    { id: 'company', label: sectionTexts.company, may: true, children: <Own company={company} /> },
    {
      id: 'orders',
      label: sectionTexts.orders,
      may: may('office.orders.read'),
      children: <CompanyOrderList id={id} />,
    },
    {
      id: 'quotes',
      label: sectionTexts.quotes,
      may: may('office.orders.read'),
      children: (
        <Stack>
          <CompanyQuotes id={id} />
        </Stack>
      ),
    },
    {
      id: 'agreements',
      label: sectionTexts.agreements,
      may: may('office.agreements.read'),
      children: (
        <Stack>
          <CompanyAgreements id={id} />
        </Stack>
      ),
    },
    { id: 'labels', label: sectionTexts.labels, may: may('office.labels.read'), children: <CompanyLabels id={id} /> },
    {
      id: 'carecoins',
      label: sectionTexts.careCoins,
      may: may('office.loyalty.read'),
      children: <CompanyCareCoins id={id} />,
    },
    {
      id: 'forecasts',
      label: sectionTexts.forecasts,
      may: may('office.sales.read'),
      children: <CompanyForecasts id={id} />,
    },
    {
      id: 'requests',
      label: sectionTexts.requests,
      may: may('office.requests.read'),
      children: <CompanyRequests id={id} />,
    },
    {
      id: 'timeline',
      label: sectionTexts.timeline,
      may: may('office.audit.read'),
      children: <CompanyTimeline id={id} />,
    },
  ]
  return <Tabs label={sectionTexts.sections} panes={sections.filter((section) => section.may)} />
}

const Own = ({ company }: { company: OfficeCompany }) => {
  const may = useMay()
  return (
    <Stack>
      <CompanyFacts company={company} />
      <Section
        title={texts.file}
        lead={texts.fileLead}
        flush
        aside={<Link to={paths.officeVetting({ distributorId: company.id })}>{texts.toVetting}</Link>}
      >
        <Requirements requirements={company.requirements} />
      </Section>
      <CompanyDocuments documents={company.documents} />
      <CompanyPeople users={company.users} />
      {may('office.distributors.manage') && <CompanySignIn company={company} />}
      <CompanyNotes id={company.id} />
    </Stack>
  )
}

type Dialog = 'see' | 'activate' | 'suspend' | 'resume' | 'ask'

const Actions = ({ company }: { company: OfficeCompany }) => {
  const may = useMay()
  const [opened, open] = useState<Dialog | null>(null)
  const close = () => open(null)
  const { state } = company
  return (
    <>
      <LiveNotice />
      <CallerButton companyId={company.id} />
      {may('office.distributors.see-as') && (
        <Button asksServer onClick={() => open('see')}>
          {seenAsTexts.button}
        </Button>
      )}
      {may('office.company-documents.review') && (
        <Button asksServer onClick={() => open('ask')}>
          {texts.askForDocument}
        </Button>
      )}
      {may('office.distributors.activate') && (
        <>
          {isSuspended(state) ? (
            <Button look="filled" asksServer onClick={() => open('resume')}>
              {texts.resume}
            </Button>
          ) : (
            <Button look="danger" asksServer onClick={() => open('suspend')}>
              {texts.suspend}
            </Button>
          )}
          {isPending(state) && (
            <Button look="filled" asksServer onClick={() => open('activate')}>
              {texts.activate}
            </Button>
          )}
        </>
      )}
      {opened === 'see' && <SeeAsModal company={company} onClose={close} />}
      {opened === 'activate' && <ActivateModal company={company} onClose={close} />}
      {opened === 'suspend' && <SuspendModal company={company} onClose={close} />}
      {opened === 'resume' && <ResumeModal company={company} onClose={close} />}
      {opened === 'ask' && <RequestDocumentModal company={company} onClose={close} />}
    </>
  )
}
