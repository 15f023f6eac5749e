import { millisecondsInHour } from 'date-fns/constants'
import { currentLoyaltyStatus, type Figures, listLoyaltyStatuses } from '#modules/loyalty/contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { loyaltyTexts as texts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { count, money } from '#web/ui/figures/format.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './Statuses.module.css'

/** The levels of the programme, the company's own among them. */
export const Statuses = () => {
  const read = useRead(listLoyaltyStatuses, {}, { staleTime: millisecondsInHour })
  const { data: current } = useRead(currentLoyaltyStatus, {})
  return (
    <section className={classes['section']}>
      <h2>{texts.statuses}</h2>
      <p className={classes['lead']}>{texts.statusesLead}</p>
      <Loading read={read} skeleton={<Skeleton height={230} />}>
        {(statuses) => (
          <ul role="list" className={classes['statuses']}>
            {statuses.map((status) => (
              <li key={status.reference}>
                <Status status={status} current={status.reference === current?.reference} />
              </li>
            ))}
          </ul>
        )}
      </Loading>
    </section>
  )
}

const requirementsOf = ({ orders, units, turnover }: Figures): readonly string[] => [
  texts.delivered(orders, count(orders)),
  ...(units > 0 ? [texts.units(count(units))] : []),
  ...(turnover > 0 ? [money(turnover)] : []),
]

type LoyaltyStatus = Answer<typeof listLoyaltyStatuses>[number]

const Status = ({
  status: { reference, displayName, avantages, criteria },
  current,
}: {
  status: LoyaltyStatus
  current: boolean
}) => (
  <article className={classes['status']} data-level={reference} data-current={current || undefined}>
    <header>
      <LevelBadge level={reference} size={48} />
      <div>
        <h3>{displayName}</h3>
        <p className={classes['reference']}>{reference}</p>
      </div>
    </header>
    {current && <p className={classes['current']}>{texts.current}</p>}
    <p>{avantages}</p>
    <ul role="list" className={classes['criteria']}>
      {requirementsOf(criteria).map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  </article>
)
