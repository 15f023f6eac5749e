import brand from '#brand'
import type { showLoyaltyAccount } from '#modules/loyalty/office-contract.ts'
import { dayWithZone } from '#platform/formats.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { Criteria } from '#web/loyalty/Criteria.tsx'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DateText, Num } from '#web/ui/Figures.tsx'
import { officeAccountWords as words } from '#web/words/office-loyalty.ts'
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

/** The sums that make the balance, and where the company stands among the levels. */
export const AccountFacts = ({ account, isPast }: { account: Account; isPast: boolean }) => (
  <div className={classes['facts']}>
    <Card title={words.sums}>
      <dl className={classes['sums']}>
        {sums.map(([name, sign]) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>
              {account[name] > 0 ? sign : ''}
              <Num value={account[name]} />
            </dd>
          </div>
        ))}
        <div className={classes['balance']}>
          <dt>{isPast ? words.balanceThen : words.balanceNow}</dt>
          <dd>
            <Num value={account.balance} />
          </dd>
        </div>
      </dl>
    </Card>
    <Card title={words.progress}>
      <Standing account={account} />
      <Criteria progress={account.progress} />
    </Card>
  </div>
)

const Standing = ({ account: { group, progress } }: { account: Account }) => {
  const { current, since, next, nextReviewAt } = progress
  return (
    <div className={classes['standing']}>
      <p className={classes['level']}>
        {current && <LevelBadge level={current} size={28} />}
        <strong>{current ? brand.loyalty.levels[current].displayName : words.noLevel}</strong>
        {since && (
          <span>
            {words.since} <DateText at={since} />
          </span>
        )}
      </p>
      <p>
        {group === null
          ? words.noGroup
          : `${words.group} ${group} · ${next ? words.towards(next.displayName) : words.top}`}{' '}
        {nextReviewAt && (
          <>
            {words.nextReview}: <time dateTime={nextReviewAt}>{dayWithZone(nextReviewAt, 'UTC')}</time>.
          </>
        )}
      </p>
    </div>
  )
}
