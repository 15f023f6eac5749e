import { useEffect } from 'react'
import type { StaffHistoryEntry as TrailStep } from '#modules/ordering/desk/office-contract.ts'
import { replayOfficeOrder } from '#modules/ordering/history/replay-contract.ts'
import { paths } from '#paths'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { officeOrderTexts } from '#texts/office.ts'
import { replayTexts as texts } from '#texts/replay.ts'
import { prefetch, useRead } from '#web/api/endpoint.ts'
import { OrderFacts } from '#web/office/orders/OrderFacts.tsx'
import { OrderItems } from '#web/office/orders/OrderItems.tsx'
import { ChangeList } from '#web/replay/ChangeList.tsx'
import { FactList } from '#web/replay/FactList.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import type { Replay } from './use-replay.ts'

type OrderId = Sent<typeof replayOfficeOrder>['id']

/** As the call takes it; 0: nothing, null: the step before. */
const heldAgainst = (from: number | null) =>
  from === null ? {} : from === 0 ? ({ against: 'nothing' } as const) : { from }

/** The order as it stood after the chosen step, in the parts that its own page is made of; and what changed. */
export const OrderThen = ({ id, steps, replay }: { id: OrderId; steps: readonly TrailStep[]; replay: Replay }) => {
  const { from, moment, step } = replay
  const at = step.version
  const read = useRead(replayOfficeOrder, { id, at, ...heldAgainst(from) })
  const next = replay.shown.find(({ version }) => version > at)?.version
  useEffect(() => {
    if (next !== undefined) void prefetch(replayOfficeOrder, { id, at: next, ...heldAgainst(from) })
  }, [id, next, from])
  return (
    <Stack gap={5}>
      <PastBanner
        at={moment ?? step.at}
        says={moment === null ? texts.asOf : texts.asOfMoment(dayTime(step.at))}
        to={paths.officeOrder({ id })}
        back={texts.now}
      />
      <Loading read={read} skeleton={<Skeleton lines={3} height={140} />}>
        {(it) => (
          <Stack gap={5}>
            <Card title={texts.changed} aside={<Against steps={steps} replay={replay} />}>
              <ChangeList changes={it.changes} />
            </Card>
            <State it={it} />
          </Stack>
        )}
      </Loading>
    </Stack>
  )
}

/** Any step may be compared with the chosen one, also one that the filters leave out. */
const Against = ({ steps, replay }: { steps: readonly TrailStep[]; replay: Replay }) => {
  const choices = [
    { value: '', label: texts.before },
    { value: '0', label: texts.nothing },
    ...steps
      .filter(({ version }) => version !== replay.step.version)
      .map(({ version, who, what }) => ({ value: String(version), label: `${version} · ${who} ${what}` })),
  ]
  return (
    <SelectField
      label={texts.since}
      choices={choices}
      value={replay.from === null ? '' : String(replay.from)}
      onChange={(value) => replay.compareWith(value ? Number(value) : null)}
    />
  )
}

/** What the items and the facts about the delivery show already. */
const shownElsewhere =
  /^(purchaseOrderNumber|wishedDelivery|item|bonus|status|subtotal|promoCode|careCoinsUsed|total$|shippingAddress|billingAddress|contact|certificates|specialRequest|shipping$)/

const State = ({ it: { order, facts } }: { it: Answer<typeof replayOfficeOrder> }) => {
  const course = facts.filter((fact) => !shownElsewhere.test(fact.id))
  const { statusLabel, statusTextColor } = order.statusData
  return (
    <>
      <Row>
        <StatusPill tone={statusTextColor}>{officeOrderTexts.statusOf(order.status, statusLabel)}</StatusPill>
      </Row>
      <OrderItems order={order} />
      {course.length > 0 && (
        <Card title={texts.course}>
          <FactList facts={course} />
        </Card>
      )}
      <OrderFacts order={order} />
    </>
  )
}
