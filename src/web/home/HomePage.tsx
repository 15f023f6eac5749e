import { IconShieldCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { isPending } from '#modules/distributors/account-states.ts'
import { paths } from '#paths'
import { homeTexts, homeTexts as texts } from '#texts/home.ts'
import { AccountNote } from '#web/distributors/AccountNote.tsx'
import { useMe } from '#web/identity/me.ts'
import { QualityPolicyLink } from '#web/landing/QualityPolicyLink.tsx'
import { whenRequested } from '#web/loading-code.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { Contacts } from './Contacts.tsx'
import classes from './HomePage.module.css'
import { LatestOrders } from './LatestOrders.tsx'
import { OrdersInNeed } from './OrdersInNeed.tsx'
import { ProductSuggestions } from './ProductSuggestions.tsx'
import qualityBlockClasses from './QualityBlock.module.css'
import { Statistics } from './Statistics.tsx'
import { Welcome } from './Welcome.tsx'

/** What the provider's quality system follows, with its policy. */
const QualityBlock = () => (
  <Card className={qualityBlockClasses['quality'] ?? ''}>
    <span className={qualityBlockClasses['tile']} aria-hidden="true">
      <IconShieldCheck size={28} stroke={1.6} />
    </span>
    <h2>{homeTexts.quality}</h2>
    <p>{homeTexts.qualityText}</p>
    <div className={qualityBlockClasses['ways']}>
      <QualityPolicyLink />
      <Link to={paths.quality()}>{homeTexts.qualityMore}</Link>
    </div>
  </Card>
)

const Applied = whenRequested(() => import('./Applied.tsx'))

/** The dashboard: the user's tasks, the newest orders and those that need action, products, and contacts. */
export default function HomePage() {
  useTitle(texts.title)
  const { data: me } = useMe()
  return (
    <div className={classes['page']}>
      <Welcome />
      <AccountNote />
      {isPending(me?.distributor?.state) && (
        <Suspense fallback={<Skeleton lines={16} height={56} />}>
          <Applied me={me} />
        </Suspense>
      )}
      <LatestOrders />
      <OrdersInNeed />
      <Statistics isInProgramme={me?.distributor?.loyaltyProgramGroup != null} />
      <ProductSuggestions />
      <div className={classes['pair']}>
        <Contacts />
        <QualityBlock />
      </div>
    </div>
  )
}
