import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { LEDGER_PAGE_SIZE } from '#modules/loyalty/contract.ts'
import { readOfficeLedger, showLoyaltyAccount } from '#modules/loyalty/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { officeAccountTexts as texts } from '#texts/office-loyalty.ts'
import { replayTexts } from '#texts/replay.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { useMay } from '#web/identity/may.ts'
import { Ledger } from '#web/loyalty/Ledger.tsx'
import { WaitingApprovals } from '#web/office/approvals/WaitingApprovals.tsx'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { CorrectModal } from './CorrectModal.tsx'
import { GrantModal } from './GrantModal.tsx'

const crumbs = [{ label: texts.allAccounts, to: paths.officeLoyalty() }]

type Account = Answer<typeof showLoyaltyAccount>

/** One company's CareCoins as staff see them: the sums, its status, every line of the ledger, granting and correcting. */
export default function OfficeLoyaltyAccountPage() {
  const { distributorId = '' } = useParams()
  useTopics(`loyalty:${distributorId}`)
  const [asOf, goTo] = useAsOf()
  const then = asOf === null ? {} : { asOf: asOf }
  const read = useRead(showLoyaltyAccount, { distributorId, ...then })
  const {
    read: ledger,
    page,
    setPage,
  } = usePagedRead(readOfficeLedger, LEDGER_PAGE_SIZE, (at) => ({ distributorId, page: at, ...then }))
  if (asOf !== null && read.error?.status === 404)
    return <NotYet distributorId={distributorId} asOf={asOf} goTo={goTo} />
  if (read.error?.refused) return <Missing reason={read.error.message} />
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={120} />}>
      {(account) => (
        <>
          <PageHeader
            title={account.distributor.name}
            crumbs={crumbs}
            actions={
              <>
                <LiveNotice />
                <AsOfButton what={account.distributor.name} onMoment={goTo} />
                {asOf === null && <Moving account={account} />}
              </>
            }
          />
          {asOf !== null && <PastBanner at={asOf} says={replayTexts.asItWas} to="?" back={replayTexts.backToNow} />}
          {asOf === null && <WaitingApprovals about={distributorId} />}
          <AccountFacts account={account} isPast={asOf !== null} />
          <Ledger
            title={texts.ledger}
            read={ledger}
            page={page}
            onPage={setPage}
            orderPage={(id) => paths.officeOrder({ id })}
            eventPage={(position) =>
              paths.officeStream({ kind: 'loyalty-account', key: distributorId }, { at: position })
            }
          />
        </>
      )}
    </Loading>
  )
}

const Missing = ({ reason }: { reason: string }) => (
  <>
    <PageHeader title={texts.missing} crumbs={crumbs} />
    <EmptyState action={<ButtonLink to={paths.officeLoyalty()}>{texts.allAccounts}</ButtonLink>}>{reason}</EmptyState>
  </>
)

type NotYetProps = {
  readonly distributorId: string
  readonly asOf: string
  readonly goTo: (iso: string) => void
}

/** Before the company was there: nothing of then can say its name, so it goes by the one that it has now. */
const NotYet = ({ distributorId, asOf, goTo }: NotYetProps) => {
  const now = useRead(showLoyaltyAccount, { distributorId }, { keepsOld: false })
  if (now.error?.refused) return <Missing reason={now.error.message} />
  return (
    <Loading read={now} skeleton={<Skeleton lines={1} height={120} />}>
      {({ distributor: { name } }) => (
        <>
          <PageHeader title={name} crumbs={crumbs} actions={<AsOfButton what={name} onMoment={goTo} />} />
          <PastBanner at={asOf} says={replayTexts.asItWas} to="?" back={replayTexts.backToNow} />
          <EmptyState>{texts.notYet}</EmptyState>
        </>
      )}
    </Loading>
  )
}

/** For those who may: CareCoins by hand; granted only to a company of the programme. */
const Moving = ({ account: { distributor, group, balance } }: { account: Account }) => {
  const mayMove = useMay()('office.loyalty.correct')
  const [opened, open] = useState<'grant' | 'correct' | null>(null)
  if (!mayMove) return null
  return (
    <>
      <Button asksServer onClick={() => open('correct')}>
        {texts.correct}
      </Button>
      {group !== null && (
        <Button look="filled" asksServer onClick={() => open('grant')}>
          {texts.grant}
        </Button>
      )}
      {opened === 'grant' && <GrantModal distributor={distributor} onClose={() => open(null)} />}
      {opened === 'correct' && <CorrectModal distributor={distributor} balance={balance} onClose={() => open(null)} />}
    </>
  )
}
