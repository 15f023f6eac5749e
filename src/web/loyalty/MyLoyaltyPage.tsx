import { IconArrowLeft } from '@tabler/icons-react'
import { Navigate } from 'react-router-dom'
import brand from '#brand'
import {
  LEDGER_PAGE_SIZE,
  type LevelProgress,
  listPartnerOrders,
  loyaltyProgress,
  programmeActivities,
  readLedger,
} from '#modules/loyalty/contract.ts'
import { paths } from '#paths'
import { keysOf } from '#platform/records.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { loyaltyTexts, loyaltyTexts as texts } from '#texts/loyalty.ts'
import { replayTexts } from '#texts/replay.ts'
import { useRead } from '#web/api/endpoint.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { useMe } from '#web/identity/me.ts'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Coins, DateText } from '#web/ui/figures/Figures.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Hero } from '#web/ui/page/Hero.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { Criteria } from './Criteria.tsx'
import { Ledger } from './Ledger.tsx'
import { LevelRisk } from './LevelRisk.tsx'
import { LoyaltyRing } from './LoyaltyRing.tsx'
import { materialColumn, statusColumns } from './partner-order-columns.tsx'
import { Redeem } from './Redeem.tsx'
import { Statuses } from './Statuses.tsx'

const materialTexts = loyaltyTexts.partnerOrders

const materialColumns = [materialColumn, ...statusColumns('provider')]

/** What the company ordered for CareCoins, with its status. */
const MyMaterial = () => {
  const read = useRead(listPartnerOrders, {})
  return (
    <Card flush title={materialTexts.title} place="material">
      <Loading read={read} skeleton={<Skeleton lines={3} height={51} />}>
        {(placed) => (
          <DataTable
            caption={materialTexts.title}
            columns={materialColumns}
            rows={placed}
            rowKey={({ id }) => id}
            fingerprint={({ status }) => status}
            says={({ partnerProduct, status }) =>
              materialTexts.changed(partnerProduct.name, loyaltyTexts.partnerStatuses[status])
            }
            empty={<EmptyState art={<EmptyArt area="products" />}>{materialTexts.empty}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}

const earnTexts = loyaltyTexts.earn
const activities = keysOf(loyaltyTexts.activities)

/** What CareCoins are given for, and how many. */
const WaysToEarn = () => {
  const { data } = useRead(programmeActivities, {}, { staleTime: 60_000 })
  return (
    <Card title={earnTexts.title}>
      <Stack gap={5}>
        <Sums>
          <Sum name={earnTexts.deliveries}>{earnTexts.deliveriesCoins}</Sum>
          {activities.map((activity) => (
            <Sum key={activity} name={loyaltyTexts.activities[activity]}>
              {data ? <Coins value={data[activity]} /> : '\u00A0'}
            </Sum>
          ))}
        </Sums>
        <Text size="small">{earnTexts.lead}</Text>
      </Stack>
    </Card>
  )
}

const progressTexts = loyaltyTexts.progress
/** Of the card, in pixels: the criteria are side by side, or below. */
const HEIGHT = { wide: 236, narrow: 430 }

/** The three criteria on the way to the next level; `asOf` null: now. */
const MyProgress = ({ asOf }: { asOf: string | null }) => {
  const read = useRead(loyaltyProgress, { ...(asOf !== null && { asOf: asOf }) })
  return (
    <Loading read={read} skeleton={<Skeleton height={HEIGHT[useIsNarrow() ? 'narrow' : 'wide']} />}>
      {(progress) => <ProgressCard progress={progress} />}
    </Loading>
  )
}

const ProgressCard = ({ progress }: { progress: LevelProgress }) => {
  const { current, since, next, nextReviewAt, risk } = progress
  return (
    <Card
      title={
        next ? progressTexts.title(next.displayName) : risk ? progressTexts.atRisk(risk.displayName) : progressTexts.top
      }
    >
      <Stack gap={5}>
        {risk && <LevelRisk risk={risk} />}
        <Text>{next ? progressTexts.lead : progressTexts.topLead}</Text>
        <Criteria progress={progress} />
        {nextReviewAt && (
          <Text size="small">
            {current && since && (
              <>
                {progressTexts.since(brand.loyalty.levels[current].displayName)} <DateText at={since} />.{' '}
              </>
            )}
            {progressTexts.review} <time dateTime={nextReviewAt}>{dayWithZone(nextReviewAt, 'UTC')}</time>.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** The ledger of the reader's own company; `asOf` null: now. */
const MyLedger = ({ asOf }: { asOf: string | null }) => {
  const { read, page, setPage } = usePagedRead(readLedger, LEDGER_PAGE_SIZE, (at) => ({
    page: at,
    ...(asOf !== null && { asOf: asOf }),
  }))
  return <Ledger read={read} page={page} onPage={setPage} orderPage={(id) => paths.order({ id })} />
}

/** As of a moment, it shows only what was there then. */
export default function MyLoyaltyPage() {
  useTitle(texts.title)
  const { data: me } = useMe()
  const [asOf, goTo] = useAsOf()
  if (me && !me.distributor?.loyaltyProgramGroup) return <Navigate to={paths.home()} replace />
  return (
    <Stack>
      <Row justify="between">
        <ButtonLink look="text" icon={<IconArrowLeft size={16} stroke={1.8} aria-hidden />} to={paths.hub()}>
          {texts.back}
        </ButtonLink>
        <AsOfButton what={texts.title} onMoment={goTo} />
      </Row>
      <Hero title={texts.title} lead={texts.lead} petal="end" aside={<LoyaltyRing asOf={asOf} />} />
      {asOf === null ? <Now /> : <Then asOf={asOf} />}
      <MyLedger asOf={asOf} />
    </Stack>
  )
}

const Now = () => (
  <>
    <Grid least={400}>
      <MyProgress asOf={null} />
      <WaysToEarn />
    </Grid>
    <Statuses />
    <Redeem />
    <MyMaterial />
  </>
)

const Then = ({ asOf }: { asOf: string }) => (
  <>
    <PastBanner at={asOf} says={replayTexts.asItWas} to="?" back={replayTexts.backToNow} />
    <MyProgress asOf={asOf} />
  </>
)
