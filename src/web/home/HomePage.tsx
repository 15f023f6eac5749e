import { Suspense } from 'react'
import { isPending } from '#modules/distributors/account-state.ts'
import { homeTexts as texts } from '#texts/home.ts'
import { AccountNote } from '#web/distributors/AccountNote.tsx'
import { useMe } from '#web/identity/me.ts'
import { whenRequested } from '#web/loading-code.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { Contacts } from './Contacts.tsx'
import classes from './HomePage.module.css'
import { LatestOrders } from './LatestOrders.tsx'
import { OrdersInNeed } from './OrdersInNeed.tsx'
import { ProductSuggestions } from './ProductSuggestions.tsx'
import { QualityBlock } from './QualityBlock.tsx'
import { Statistics } from './Statistics.tsx'
import { Welcome } from './Welcome.tsx'

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
