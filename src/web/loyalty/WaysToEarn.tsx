import brand from '#brand'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './Prose.module.css'
import own from './WaysToEarn.module.css'

const words = loyaltyTexts.earn
const activities = Object.keys(brand.loyalty.activities) as (keyof typeof brand.loyalty.activities)[]

/** What CareCoins are given for, and how many. */
export const WaysToEarn = () => (
  <Card title={words.title}>
    <dl className={own['ways']}>
      <div>
        <dt>{words.deliveries}</dt>
        <dd>{words.deliveriesCoins}</dd>
      </div>
      {activities.map((activity) => (
        <div key={activity}>
          <dt>{loyaltyTexts.activities[activity]}</dt>
          <dd>
            <Coins value={brand.loyalty.activities[activity]} />
          </dd>
        </div>
      ))}
    </dl>
    <p className={classes['note']}>{words.lead}</p>
  </Card>
)
