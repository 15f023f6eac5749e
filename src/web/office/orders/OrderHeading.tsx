import { Link } from 'react-router-dom'
import type { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { isCancelled } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { officeOrderTexts, recordTexts as texts } from '#texts/office.ts'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { CompanyZone } from '#web/ui/figures/company-zone.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'

/** What staff see of one order. */
export type OfficeOrder = Answer<typeof showOfficeOrder>

/** The status and, while something is promised or lapses, the time left. */
export const OrderState = ({ detail: { order, distributor } }: { detail: OfficeOrder }) => {
  const status = officeOrderTexts.statusOf(order.status, order.statusData.statusLabel)
  const deadline = order.quoteDueAt ?? order.validUntil
  return (
    <>
      <Changed of={order.id} value={status} says={`${officeOrderTexts.order(order.num)}: ${status}`}>
        <StatusPill tone={order.statusData.statusTextColor}>{status}</StatusPill>
      </Changed>
      {order.held && !isCancelled(order.status) && <StatusPill tone="error">{officeOrderTexts.held}</StatusPill>}
      {deadline && (
        <CompanyZone value={distributor.timeZone}>
          <Countdown until={deadline} ofQuote={order.quoteDueAt === null} />
        </CompanyZone>
      )}
    </>
  )
}

/** Whose order it is, for where, and who placed it when. */
export const OrderLine = ({ detail: { order, distributor } }: { detail: OfficeOrder }) => (
  <>
    <Link to={paths.officeStream({ kind: 'distributor', key: distributor.id })}>
      <bdi>{distributor.name}</bdi>
    </Link>{' '}
    · {order.destination} · {order.subCategory.name} · {texts.ordered} <DateText at={order.creationDate} as="dayTime" />{' '}
    {texts.by(order.placedByName)}
  </>
)
