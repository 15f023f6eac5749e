import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { type HistoryEntry, showOrderHistory } from '#modules/ordering/contract.ts'
import { replayOrder } from '#modules/ordering/history/replay-contract.ts'
import type { Answer, Input } from '#platform/http/endpoint.ts'
import { prefetch, useRead } from '#web/endpoint.ts'
import { useTopics } from '#web/live.ts'
import { Items } from '#web/ordering/order/Items.tsx'
import { ShippingFacts } from '#web/ordering/order/ShippingFacts.tsx'
import { StepRibbon } from '#web/ordering/order/StepRibbon.tsx'
import { ChangeList } from '#web/replay/ChangeList.tsx'
import { FactList } from '#web/replay/FactList.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { ReplayBar } from '#web/replay/ReplayBar.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { unbroken } from '#web/ui/format.ts'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { StatusPill } from '#web/ui/StatusPill.tsx'
import { sideTones } from '#web/ui/side-tones.ts'
import { replayWords, pastWords as words } from '#web/words/replay.ts'
import classes from './OrderHistoryPage.module.css'

type OrderId = Input<typeof replayOrder>['id']

const crumbs = [{ label: words.crumb, to: '/profile/orders' }]

/** The history of one's own order, to go through step by step: how it stood then, and what each step changed. */
export default function OrderHistoryPage() {
  const { id } = useParams() as { id: OrderId }
  const history = useRead(showOrderHistory, { id })
  useTopics(`order:${id}`)
  if (history.isError && [400, 404, 422].includes(history.error.status))
    return (
      <>
        <PageHeader title={words.notFound} crumbs={crumbs} />
        <EmptyState action={<ButtonLink to="/profile/orders">{words.crumb}</ButtonLink>}>{words.notFound}.</EmptyState>
      </>
    )
  return (
    <Loading read={history} skeleton={<Skeleton lines={4} height={140} />}>
      {(entries) => <Past id={id} steps={entries.toReversed()} />}
    </Loading>
  )
}

const Past = ({ id, steps }: { id: OrderId; steps: readonly HistoryEntry[] }) => {
  const [search, setSearch] = useSearchParams()
  const wanted = Number(search.get('at') ?? steps.length)
  const at = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), steps.length) : steps.length
  const read = useRead(replayOrder, { id, at })
  useEffect(() => {
    if (at < steps.length) void prefetch(replayOrder, { id, at: at + 1 })
  }, [id, at, steps.length])
  const step = steps[at - 1] as HistoryEntry
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={140} />}>
      {(it) => (
        <>
          <PageHeader
            title={words.title(it.order.num)}
            heading={words.heading}
            crumbs={[...crumbs, { label: it.order.num, to: `/profile/order/${id}` }]}
            beside={
              <StatusPill tone={it.order.statusData.statusTextColor}>{it.order.statusData.statusLabel}</StatusPill>
            }
          />
          <ReplayBar
            steps={steps.map(({ who, what, side }, place) => ({
              step: place + 1,
              what: `${who} ${what}`,
              tone: sideTones[side],
            }))}
            at={at}
            onStep={(to) => setSearch({ at: String(to) }, { replace: true, preventScrollReset: true })}
          >
            <p>
              <strong>
                <bdi>{step.who}</bdi>
              </strong>{' '}
              {step.what} · <DateText at={step.at} as="dayTime" />
            </p>
            {step.detail && <p className={classes['detail']}>{unbroken(step.detail)}</p>}
          </ReplayBar>
          <PastBanner at={step.at} says={words.asOf} to={`/profile/order/${id}`} back={words.now} />
          <Then it={it} />
        </>
      )}
    </Loading>
  )
}

/** What items, totals and shipping show already. */
const shownElsewhere =
  /^(item|bonus|status|subtotal|promoCode|careCoinsUsed|total$|shippingPrice|grandTotal|shippingAddress|billingAddress|contact|certificates|specialRequest|shipping$)/

const Then = ({ it: { order, facts, changes } }: { it: Answer<typeof replayOrder> }) => {
  const course = facts.filter(({ id }) => !shownElsewhere.test(id))
  return (
    <>
      <Card className={classes['way'] ?? ''}>
        <StepRibbon order={order} />
      </Card>
      <div className={classes['columns']}>
        <Items order={order} />
        <div className={classes['side']}>
          <Card title={replayWords.changed}>
            <ChangeList changes={changes} />
          </Card>
          {course.length > 0 && (
            <Card title={replayWords.course}>
              <FactList facts={course} />
            </Card>
          )}
          <Card title={words.delivery}>
            <ShippingFacts order={order} />
          </Card>
        </div>
      </div>
    </>
  )
}
