import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Navigate } from 'react-router-dom'

import { paths } from '#paths'
import { useMe } from '#web/identity/me.ts'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { Hero } from '#web/ui/Hero.tsx'
import { useTitle } from '#web/ui/title.ts'
import { loyaltyWords as words } from '#web/words/loyalty.ts'
import { replayWords } from '#web/words/replay.ts'
import { LoyaltyRing } from './LoyaltyRing.tsx'
import { MyLedger } from './MyLedger.tsx'
import classes from './MyLoyaltyPage.module.css'
import { MyMaterial } from './MyMaterial.tsx'
import { MyProgress } from './MyProgress.tsx'
import { Redeem } from './Redeem.tsx'
import { Statuses } from './Statuses.tsx'
import { WaysToEarn } from './WaysToEarn.tsx'

/**
 * The programme as a company sees it: where it stands, what comes next, what to redeem, and every coin explained. As of a
 * moment, only what was then.
 */
export default function MyLoyaltyPage() {
  useTitle(words.title)
  const { data: me } = useMe()
  const [asOf, goTo] = useAsOf()
  if (me && !me.distributor?.loyaltyProgramGroup) return <Navigate to="/home" replace />
  return (
    <div className={classes['page']}>
      <div className={classes['top']}>
        <Link className={classes['back']} to={paths.hub()}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden />
          {words.back}
        </Link>
        <AsOfButton what={words.title} onMoment={goTo} />
      </div>
      <Hero title={words.title} lead={words.lead} petal="end" beside={<LoyaltyRing asOf={asOf} />} />
      {asOf === null ? <Now /> : <Then asOf={asOf} />}
      <MyLedger asOf={asOf} />
    </div>
  )
}

const Now = () => (
  <>
    <div className={classes['pair']}>
      <MyProgress asOf={null} />
      <WaysToEarn />
    </div>
    <Statuses />
    <Redeem />
    <MyMaterial />
  </>
)

const Then = ({ asOf }: { asOf: string }) => (
  <>
    <PastBanner at={asOf} says={replayWords.asItWas} to="?" back={replayWords.backToNow} />
    <MyProgress asOf={asOf} />
  </>
)
