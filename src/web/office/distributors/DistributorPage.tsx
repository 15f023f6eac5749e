import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { showCompany } from '#modules/distributors/desk/desk-contract.ts'
import { paths } from '#paths'
import { officeDistributorsTexts, officeDistributorTexts as texts } from '#texts/office-distributors.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { Requirements } from '#web/documents/Requirements.tsx'
import { useMay } from '#web/identity/me.ts'
import { isScreen } from '#web/shell/is-screen.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { ActivateModal } from './ActivateModal.tsx'
import { AskDocumentModal } from './AskDocumentModal.tsx'
import { CompanyDocuments } from './CompanyDocuments.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyNotes } from './CompanyNotes.tsx'
import { CompanyOrders } from './CompanyOrders.tsx'
import { CompanyPeople } from './CompanyPeople.tsx'
import type { OfficeCompany } from './company-answer.ts'
import { stateTones } from './distributor-columns.tsx'
import { ResumeModal, SuspendModal } from './SuspensionModals.tsx'

const crumbs = [{ label: texts.all, to: paths.officeDistributors() }]

/** One company as staff know it: what it may do, what its file needs, its people, papers, orders and our notes. */
export default function DistributorPage() {
  const { distributorId = '' } = useParams()
  useTopics('office:distributors', 'office:users', `company:${distributorId}`)
  const read = useRead(showCompany, { id: distributorId })
  if (read.error?.refused)
    return (
      <>
        <PageHeader title={texts.missing} crumbs={crumbs} />
        <EmptyState action={<ButtonLink to={paths.officeDistributors()}>{texts.all}</ButtonLink>}>
          {read.error.message}
        </EmptyState>
      </>
    )
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={140} />}>
      {(company) => (
        <>
          <PageHeader
            title={company.organizationName}
            heading={<bdi>{company.organizationName}</bdi>}
            crumbs={crumbs}
            beside={
              <StatusPill tone={stateTones[company.state]}>{officeDistributorsTexts.states[company.state]}</StatusPill>
            }
            actions={<Actions company={company} />}
          />
          <Stack>
            {company.suspendedBecause && <Stopped strong={texts.suspendedBecause}>{company.suspendedBecause}</Stopped>}
            {company.ordersStopped && <Stopped strong={texts.ordersStopped}>{company.ordersStopped}</Stopped>}
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
            <CompanyOrders id={company.id} />
            <CompanyNotes id={company.id} />
            <Elsewhere id={company.id} />
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

/** What else of the company has a page of its own. */
const Elsewhere = ({ id }: { id: string }) => (
  <Row>
    {isScreen(paths.officeAgreements()) && (
      <Link to={paths.officeAgreements({}, { distributorId: id })}>{texts.agreements}</Link>
    )}
    {isScreen(paths.officeLabels()) && <Link to={paths.officeLabels({}, { distributorId: id })}>{texts.labels}</Link>}
    <Link to={paths.officeLoyaltyAccount({ distributorId: id })}>{texts.careCoins}</Link>
    <Link to={paths.officeStream({ kind: 'distributor', key: id })}>{texts.history}</Link>
  </Row>
)

type Dialog = 'activate' | 'suspend' | 'resume' | 'ask'

const Actions = ({ company }: { company: OfficeCompany }) => {
  const may = useMay()
  const [opened, open] = useState<Dialog | null>(null)
  const close = () => open(null)
  const { state } = company
  return (
    <>
      <LiveNotice />
      {may('office.company-documents.review') && (
        <Button asksServer onClick={() => open('ask')}>
          {texts.askForDocument}
        </Button>
      )}
      {may('office.distributors.activate') && (
        <>
          {state === 'SUSPENDED' ? (
            <Button look="filled" asksServer onClick={() => open('resume')}>
              {texts.resume}
            </Button>
          ) : (
            <Button look="danger" asksServer onClick={() => open('suspend')}>
              {texts.suspend}
            </Button>
          )}
          {state === 'PENDING' && (
            <Button look="filled" asksServer onClick={() => open('activate')}>
              {texts.activate}
            </Button>
          )}
        </>
      )}
      {opened === 'activate' && <ActivateModal company={company} onClose={close} />}
      {opened === 'suspend' && <SuspendModal company={company} onClose={close} />}
      {opened === 'resume' && <ResumeModal company={company} onClose={close} />}
      {opened === 'ask' && <AskDocumentModal company={company} onClose={close} />}
    </>
  )
}
