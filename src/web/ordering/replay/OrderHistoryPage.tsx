import { IconHistory } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { type HistoryEntry, showOrderHistory } from '#modules/ordering/contract.ts'
import { replayOrder } from '#modules/ordering/history/replay-contract.ts'
import { paths } from '#paths'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { present } from '#platform/typed.ts'
import { replayTexts, pastTexts as texts } from '#texts/replay.ts'
import { prefetch, useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { Items } from '#web/ordering/order/Items.tsx'
import { ShippingFacts } from '#web/ordering/order/ShippingFacts.tsx'
import { StepRibbon } from '#web/ordering/order/StepRibbon.tsx'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { placeUpTo, useAddressed } from '#web/replay/addressed.ts'
import { ChangeList } from '#web/replay/ChangeList.tsx'
import { FactList } from '#web/replay/FactList.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { ReplayBar } from '#web/replay/ReplayBar.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { dayTime, unbroken } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { sideTones } from '#web/ui/style/side-tones.ts'

type OrderId = Sent<typeof replayOrder>['id']

const crumbs = [{ label: texts.crumb, to: paths.orders() }]

/** The history of one's own order, to go through step by step: how it stood then, and what each step changed. */
export default function OrderHistoryPage() {
  const { id } = useParams() as { id: OrderId }
  const history = useRead(showOrderHistory, { id })
  useTopics(`order:${id}`)
  if (history.isError && [400, 404, 422].includes(history.error.status))
    return (
      <>
        <PageHeader title={texts.notFound} crumbs={crumbs} />
        <EmptyState action={<ButtonLink to={paths.orders()}>{texts.crumb}</ButtonLink>}>{texts.notFound}.</EmptyState>
      </>
    )
  return (
    <Loading read={history} skeleton={<Skeleton lines={4} height={140} />}>
      {(entries) => <Past id={id} steps={entries.toReversed()} />}
    </Loading>
  )
}

/** The reader's position: after a step, or at a moment; one before the order was placed shows its first step. */
const useStand = (steps: readonly HistoryEntry[]) => {
  const [asOf, goTo] = useAsOf()
  const chosen = useAddressed('at', placeUpTo(steps.length))
  const requested = chosen === null ? asOf : null
  const isTooEarly = requested !== null && requested < present(steps[0]).at
  const moment = isTooEarly ? null : requested
  return { moment, at: chosen ?? (isTooEarly ? 1 : steps.length), isTooEarly, goTo }
}

const Past = ({ id, steps }: { id: OrderId; steps: readonly HistoryEntry[] }) => {
  const [, setSearch] = useSearchParams()
  const { moment, at, isTooEarly, goTo } = useStand(steps)
  const read = useRead(replayOrder, { id, ...(moment === null ? { at } : { asOf: moment }) })
  const shown = read.data?.at
  useEffect(() => {
    if (shown !== undefined && shown < steps.length) void prefetch(replayOrder, { id, at: shown + 1 })
  }, [id, shown, steps.length])
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={140} />}>
      {(it) => (
        <>
          <PageHeader
            title={texts.title(it.order.num)}
            heading={texts.heading}
            crumbs={[...crumbs, { label: it.order.num, to: paths.order({ id }) }]}
            aside={
              <StatusPill tone={it.order.statusData.statusTextColor}>{it.order.statusData.statusLabel}</StatusPill>
            }
            actions={<AsOfButton what={texts.order(it.order.num)} onMoment={goTo} />}
          />
          <div>
            {isTooEarly && (
              <Note tone="closed" icon={<IconHistory size={18} stroke={1.8} aria-hidden />} strong={replayTexts.notYet}>
                {replayTexts.firstStep}
              </Note>
            )}
            <Steps
              steps={steps}
              at={moment === null ? at : it.at}
              onStep={(to) => setSearch({ at: String(to) }, { replace: true, preventScrollReset: true })}
            />
            <PastBanner
              at={moment ?? it.step.at}
              says={moment === null ? texts.asOf : texts.asOfMoment(dayTime(it.step.at))}
              to={paths.order({ id })}
              back={texts.now}
            />
            <Stack gap={5}>
              <Then it={it} />
            </Stack>
          </div>
        </>
      )}
    </Loading>
  )
}

type StepsProps = {
  readonly steps: readonly HistoryEntry[]
  readonly at: number
  readonly onStep: (step: number) => void
}

const Steps = ({ steps, at, onStep }: StepsProps) => {
  const step = present(steps[at - 1])
  return (
    <ReplayBar
      steps={steps.map(({ who, what, side }, place) => ({
        step: place + 1,
        what: `${who} ${what}`,
        tone: sideTones[side],
      }))}
      at={at}
      onStep={onStep}
    >
      <p>
        <strong>
          <bdi>{step.who}</bdi>
        </strong>{' '}
        {step.what} · <DateText at={step.at} as="dayTime" />
      </p>
      {step.detail && <Text typed>{unbroken(step.detail)}</Text>}
    </ReplayBar>
  )
}

/** What items, totals and shipping show already. */
const shownElsewhere =
  /^(item|bonus|status|subtotal|promoCode|careCoinsUsed|total$|shippingPrice|grandTotal|shippingAddress|billingAddress|contact|certificates|specialRequest|shipping$)/

const Then = ({ it: { order, facts, changes } }: { it: Answer<typeof replayOrder> }) => {
  const course = facts.filter(({ id }) => !shownElsewhere.test(id))
  return (
    <>
      <Card>
        <StepRibbon order={order} />
      </Card>
      <Grid split="main">
        <Items order={order} />
        <Stack gap={5}>
          <Card title={replayTexts.changed}>
            <ChangeList changes={changes} />
          </Card>
          {course.length > 0 && (
            <Card title={replayTexts.course}>
              <FactList facts={course} />
            </Card>
          )}
          <Card title={texts.delivery}>
            <ShippingFacts order={order} />
          </Card>
        </Stack>
      </Grid>
    </>
  )
}
