import { millisecondsInHour } from 'date-fns/constants'
import { currentLoyaltyStatus, type Figures, listLoyaltyStatuses } from '#modules/loyalty/contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { loyaltyTexts as texts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { count, money } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Media } from '#web/ui/layout/Media.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './Statuses.module.css'

/** The levels of the programme, the company's own among them. */
export const Statuses = () => {
  const read = useRead(listLoyaltyStatuses, {}, { staleTime: millisecondsInHour })
  const { data: current } = useRead(currentLoyaltyStatus, {})
  return (
    <Stack gap={4}>
      <h2>{texts.statuses}</h2>
      <Text>{texts.statusesLead}</Text>
      <Loading read={read} skeleton={<Skeleton height={230} />}>
        {(statuses) => (
          <Grid as="ul" least={230} gap={5}>
            {statuses.map((status) => (
              <li key={status.reference}>
                <Status status={status} current={status.reference === current?.reference} />
              </li>
            ))}
          </Grid>
        )}
      </Loading>
    </Stack>
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
    <Media picture={<LevelBadge level={reference} size={48} />}>
      <h3>{displayName}</h3>
      <Text size="label">{reference}</Text>
    </Media>
    {current && <p className={classes['current']}>{texts.current}</p>}
    <p>{avantages}</p>
    <ul role="list" className={classes['criteria']}>
      {requirementsOf(criteria).map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  </article>
)
