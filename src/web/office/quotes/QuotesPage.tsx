import { useNavigate } from 'react-router-dom'
import { listQuoteQueue, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { queueKeyTexts, queueTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useStableRows } from '#web/api/live/stable-rows.ts'
import { AssignedTo } from '#web/office/assigned/AssignedTo.tsx'
import { useWhose } from '#web/office/assigned/whose.tsx'
import { OrderLine, OrderState } from '#web/office/orders/OrderHeading.tsx'
import { OrderRecord } from '#web/office/orders/OrderRecord.tsx'
import { RecordBar } from '#web/office/orders/RecordBar.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { neighboursOf, useOpened } from '#web/ui/queue/opened.ts'
import { QueueDesk, RecordBody, RecordHead, RowsSkeleton } from '#web/ui/queue/QueueDesk.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { QuoteQueue } from './QuoteQueue.tsx'

type Neighbours = ReturnType<typeof neighboursOf>

/** J and K choose the next and the previous order, Enter opens the chosen one's page, O opens it in a new tab. */
const useQueueKeys = ({ previous, next }: Neighbours, chosen: string | null, choose: (id: string) => void): void => {
  const navigate = useNavigate()
  const page = chosen && paths.officeOrder({ id: chosen })
  usePageActions([
    { key: queueKeys.next, label: queueKeyTexts.next, onlyByKey: true, run: () => next && choose(next) },
    {
      key: queueKeys.previous,
      label: queueKeyTexts.previous,
      onlyByKey: true,
      run: () => previous && choose(previous),
    },
    { key: 'Enter', label: queueKeyTexts.open, run: () => page && void navigate(page) },
    { key: 'o', label: queueKeyTexts.newTab, run: () => page && window.open(page, '_blank', 'noopener') },
  ])
}

/** The quote queue: what is due first comes first, one order is open next to it. */
export default function QuotesPage() {
  const read = useRead(listQuoteQueue, {})
  const stable = useStableRows(read.data?.quotes)
  const assigned = useWhose(
    'QUOTE',
    stable,
    ({ id }) => id,
    ({ num, distributor, destination }) => `${num} ${distributor.name} ${destination}`,
  )
  const { requested, choose, href } = useOpened('order')
  const ids = assigned.shown.rows.map(({ id }) => id)
  const chosen = requested ?? ids[0] ?? null
  const neighbours = neighboursOf(ids, chosen)
  const decided = (id: string, waits = false) => {
    if (!waits) stable.drop(id)
    choose(neighbours.next ?? neighbours.previous)
  }
  useQueueKeys(neighbours, chosen, choose)

  return (
    <QueueDesk
      title={texts.title}
      record={texts.record}
      isOpen={requested !== null}
      queue={
        <Loading read={read} skeleton={<RowsSkeleton />}>
          {({ counts }) => (
            <Loading read={assigned.read} skeleton={<RowsSkeleton />}>
              {() => <QuoteQueue {...{ counts, stable, assigned, chosen, href }} />}
            </Loading>
          )}
        </Loading>
      }
    >
      {chosen !== null && (
        <QueueRecord
          key={chosen}
          id={chosen}
          {...neighbours}
          choose={choose}
          back={href(null)}
          onDecided={(waits) => decided(chosen, waits)}
        />
      )}
    </QueueDesk>
  )
}

/** The order that is chosen in the queue, with what can be decided about it at the bottom. */
const QueueRecord = ({
  id,
  previous,
  next,
  choose,
  back,
  onDecided,
}: Neighbours & {
  id: string
  choose: (id: string) => void
  /** The queue alone. */
  back: string
  /** It was quoted or cancelled here. */
  onDecided: (waits?: boolean) => void
}) => {
  const read = useRead(showOfficeOrder, { id })
  useTopics(`order:${id}`)
  // The chosen order has the screen to itself there.
  const isNarrow = useIsNarrow()
  return (
    <>
      <RecordBody back={back} backLabel={texts.back}>
        <Loading read={read} skeleton={<QueueSkeleton lines={4} height={120} />}>
          {(detail) => (
            <>
              <RecordHead
                title={detail.order.num}
                status={<OrderState detail={detail} />}
                lead={<OrderLine detail={detail} />}
                steps={
                  <>
                    <Button disabled={previous === null} shortcut="K" onClick={() => previous && choose(previous)}>
                      {texts.previous}
                    </Button>
                    <Button disabled={next === null} shortcut="J" onClick={() => next && choose(next)}>
                      {texts.next}
                    </Button>
                  </>
                }
              />
              <Stack>
                <AssignedTo kind="QUOTE" id={id} />
                <OrderRecord detail={detail} onSent={onDecided} />
              </Stack>
            </>
          )}
        </Loading>
      </RecordBody>
      {read.data && (
        <RecordBar detail={read.data} onCancelled={onDecided}>
          {!isNarrow && <ButtonLink to={paths.officeOrder({ id })}>{texts.open}</ButtonLink>}
        </RecordBar>
      )}
    </>
  )
}
