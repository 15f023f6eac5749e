import { programmeActivities } from '#modules/loyalty/contract.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './Prose.module.css'
import own from './WaysToEarn.module.css'

const texts = loyaltyTexts.earn
const activities = Object.keys(loyaltyTexts.activities) as (keyof typeof loyaltyTexts.activities)[]

/** What CareCoins are given for, and how many. */
export const WaysToEarn = () => {
  const { data } = useRead(programmeActivities, {}, { staleTime: 60_000 })
  return (
    <Card title={texts.title}>
      <dl className={own['ways']}>
        <div>
          <dt>{texts.deliveries}</dt>
          <dd>{texts.deliveriesCoins}</dd>
        </div>
        {activities.map((activity) => (
          <div key={activity}>
            <dt>{loyaltyTexts.activities[activity]}</dt>
            <dd>{data ? <Coins value={data[activity]} /> : '\u00A0'}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['note']}>{texts.lead}</p>
    </Card>
  )
}
