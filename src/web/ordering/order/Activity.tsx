import { Link } from 'react-router-dom'
import { type HistoryEntry, type OrderDetail, showOrderHistory } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { orderTexts as texts } from '#texts/orders.ts'
import { pastTexts } from '#texts/replay.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { historyIcon } from '#web/ordering/history-icon.ts'
import { saidNext } from '#web/ordering/next-step.ts'
import { smallEvent } from '#web/ordering/small-event.ts'
import { unbroken } from '#web/ui/figures/format.ts'
import { useFresh } from '#web/ui/lists/changed.ts'
import { Timeline } from '#web/ui/lists/Timeline.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { sideTones } from '#web/ui/style/side-tones.ts'

/** Who did what and when, and what happens next. */
export const Activity = ({ order }: { order: OrderDetail }) => {
  const { id } = order
  const history = useRead(showOrderHistory, { id })
  const may = useMay()
  return (
    <Loading read={history} skeleton={<Skeleton lines={3} height={64} />}>
      {(entries) => <History id={id} entries={entries} next={saidNext(order, may('orders.place'))} />}
    </Loading>
  )
}

const History = ({ id, entries, next }: { id: OrderDetail['id']; entries: readonly HistoryEntry[]; next: string }) => {
  const isFresh = useFresh(entries[0]?.position ?? 0)
  return (
    <Timeline
      label={texts.activity}
      byDay
      entries={entries.map(({ position, at, who, side, type, what, detail }, place) => {
        const TypeIcon = historyIcon(type)
        return {
          id: String(position),
          tone: sideTones[side],
          icon: <TypeIcon size={16} stroke={1.8} />,
          who,
          what,
          ...smallEvent(type, `${side} ${who}`),
          detail: detail && unbroken(detail),
          link: <Link to={paths.orderHistory({ id }, { at: entries.length - place })}>{pastTexts.at}</Link>,
          at,
          fresh: isFresh(position),
        }
      })}
      next={next}
    />
  )
}
