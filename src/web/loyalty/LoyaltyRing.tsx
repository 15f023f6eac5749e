import { countCareCoins, currentLoyaltyStatus } from '#modules/loyalty/contract.ts'
import { homeTexts as texts } from '#texts/home.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { whenRequested } from '#web/loading-code.ts'
import { ExplainButton } from '#web/replay/ExplainButton.tsx'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { count } from '#web/ui/figures/format.ts'
import { useCounted } from '#web/ui/lists/counted.ts'
import { CouldNotLoad } from '#web/ui/page/Loading.tsx'
import classes from './LoyaltyRing.module.css'

const BalanceModal = whenRequested(() => import('./BalanceModal.tsx'))

/** The button that explains the balance, on a hero. */
const AskBalance = ({ asOf }: { asOf: string | null }) => (
  <ExplainButton
    label={loyaltyTexts.ledger.balance}
    onHero
    answer={(close) => <BalanceModal asOf={asOf} onClose={close} />}
  />
)

/** From six digits on a number touches the ring in the usual size. */
const LONG = 100_000

/** The company's CareCoins in a ribbon ring, counting to their value, next to its level; `asOf` null: now. Used on a hero. */
export const LoyaltyRing = ({ asOf = null }: { asOf?: string | null }) => {
  const then = asOf === null ? {} : { asOf: asOf }
  const { data, error, refetch } = useRead(countCareCoins, then)
  const { data: level } = useRead(currentLoyaltyStatus, then)
  const balance = data?.data.balance ?? null
  const shown = useCounted(balance)
  if (error && balance === null) return <CouldNotLoad problem={error} again={() => void refetch()} />
  return (
    <div className={classes['loyalty']}>
      <p className={classes['ring']}>
        <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
          <defs>
            <linearGradient id="loyalty-ribbon" x1="0" y1="1" x2="1" y2="0">
              <stop offset="0" className={classes['start']} />
              <stop offset="1" className={classes['end']} />
            </linearGradient>
          </defs>
          <circle cx="60" cy="60" r="54" className={classes['ribbon']} stroke="url(#loyalty-ribbon)" />
        </svg>
        <span className={classes['balance']} data-long={(balance ?? 0) >= LONG || undefined}>
          <bdi dir="ltr" aria-hidden="true">
            {shown === null ? '' : count(shown)}
          </bdi>
          <span className="visually-hidden">{balance === null ? '' : count(balance)} </span>
          <small>{texts.careCoins}</small>
        </span>
      </p>
      <div className={classes['text']}>
        <p>
          {texts.programme} <AskBalance asOf={asOf} />
        </p>
        <p className={classes['level']}>
          {level && <LevelBadge level={level.reference} size={32} />}
          {level === null ? texts.noLevel : level?.displayName}
        </p>
      </div>
    </div>
  )
}
