import { loyaltyProgress } from '#modules/loyalty/contract.ts'
import { listWaiting } from '#modules/ordering/list/waiting-contract.ts'
import { homeTexts as texts } from '#texts/home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { LoyaltyRing } from '#web/loyalty/LoyaltyRing.tsx'
import { Hero } from '#web/ui/page/Hero.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { NothingWaits, RiskTile, TaskTile } from './TaskTile.tsx'
import { tasksOf } from './tasks.ts'
import classes from './Welcome.module.css'

const MOST_TILES = 3

/** The greeting, what waits for the reader's company, and its CareCoins when it is in the loyalty programme. */
export const Welcome = () => {
  const { data: me } = useMe()
  const may = useMay()
  const waiting = useRead(listWaiting, {})
  const isInProgramme = me?.distributor?.loyaltyProgramGroup != null
  const progress = useRead(loyaltyProgress, {}, { enabled: isInProgramme })
  const skeleton = <Skeleton className={classes['waiting'] ?? ''} lines={MOST_TILES} height={86} />
  return (
    <Hero
      title={
        <>
          {texts.hello[0]}
          <bdi>{me?.fullName}</bdi>
          {texts.hello[1]}
        </>
      }
      lead={texts.help}
      petal="start"
      aside={me?.distributor?.loyaltyProgramGroup && <LoyaltyRing />}
    >
      <Loading read={waiting} skeleton={skeleton}>
        {(all) => {
          // What comes later would move what is there; without an answer the tasks are shown all the same.
          if (isInProgramme && progress.isPending) return skeleton
          const risk = progress.data?.risk ?? null
          const tasks = tasksOf(all, risk ? MOST_TILES - 1 : MOST_TILES)
          return (
            <ul
              role="list"
              className={classes['tiles']}
              aria-label={may('orders.place') ? texts.waiting : texts.waitingForOthers}
            >
              {risk && (
                <li>
                  <RiskTile risk={risk} />
                </li>
              )}
              {tasks.map((task) => (
                <li key={task.kind}>
                  <TaskTile task={task} />
                </li>
              ))}
              {tasks.length === 0 && !risk && (
                <li>
                  <NothingWaits />
                </li>
              )}
            </ul>
          )
        }}
      </Loading>
    </Hero>
  )
}
