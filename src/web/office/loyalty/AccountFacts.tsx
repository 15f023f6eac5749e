import brand from '#brand'
import type { showLoyaltyAccount } from '#modules/loyalty/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { officeAccountTexts as texts } from '#texts/office-loyalty.ts'
import { Criteria } from '#web/loyalty/Criteria.tsx'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './AccountFacts.module.css'

type Account = Answer<typeof showLoyaltyAccount>

/** In which way each sum moved the balance. What was taken by a correction carries its own minus. */
const sums = [
  ['earned', '+'],
  ['granted', '+'],
  ['corrected', '+'],
  ['spent', '−'],
  ['redeemed', '−'],
] as const

/** The sums that make the balance, and the company's level. */
export const AccountFacts = ({ account, isPast }: { account: Account; isPast: boolean }) => (
  <div className={classes['facts']}>
    <Card title={texts.sums}>
      <dl className={classes['sums']}>
        {sums.map(([name, sign]) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>
              {account[name] > 0 ? sign : ''}
              {isPast ? (
                <Num value={account[name]} />
              ) : (
                <FigureLink figure="care-coins" part={name} of={account.distributor.id} says={texts[name]}>
                  <Num value={account[name]} />
                </FigureLink>
              )}
            </dd>
          </div>
        ))}
        <div className={classes['balance']}>
          <dt>{isPast ? texts.balanceThen : texts.balanceNow}</dt>
          <dd>
            <Num value={account.balance} />
          </dd>
        </div>
      </dl>
    </Card>
    <Card title={texts.progress}>
      <LevelStatus account={account} />
      <Criteria progress={account.progress} />
    </Card>
  </div>
)

const LevelStatus = ({ account: { group, progress } }: { account: Account }) => {
  const { current, since, next, nextReviewAt } = progress
  return (
    <div className={classes['standing']}>
      <p className={classes['level']}>
        {current && <LevelBadge level={current} size={28} />}
        <strong>{current ? brand.loyalty.levels[current].displayName : texts.noLevel}</strong>
        {since && (
          <span>
            {texts.since} <DateText at={since} />
          </span>
        )}
      </p>
      <p>
        {group === null
          ? texts.noGroup
          : `${texts.group} ${group} · ${next ? texts.towards(next.displayName) : texts.top}`}{' '}
        {nextReviewAt && (
          <>
            {texts.nextReview}: <time dateTime={nextReviewAt}>{dayWithZone(nextReviewAt, 'UTC')}</time>.
          </>
        )}
      </p>
    </div>
  )
}
