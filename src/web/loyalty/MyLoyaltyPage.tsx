import { IconArrowLeft } from '@tabler/icons-react'
import { Navigate } from 'react-router-dom'
import { LEDGER_PAGE_SIZE, readLedger } from '#modules/loyalty/contract.ts'
import { paths } from '#paths'
import { loyaltyTexts as texts } from '#texts/loyalty.ts'
import { replayTexts } from '#texts/replay.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { useMe } from '#web/identity/me.ts'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Hero } from '#web/ui/page/Hero.tsx'
import { Ledger } from './Ledger.tsx'
import { LoyaltyRing } from './LoyaltyRing.tsx'
import { MyMaterial } from './MyMaterial.tsx'
import { MyProgress } from './MyProgress.tsx'
import { Redeem } from './Redeem.tsx'
import { Statuses } from './Statuses.tsx'
import { WaysToEarn } from './WaysToEarn.tsx'

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
