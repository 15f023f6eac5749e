import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { queueTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { AssignedTo } from '#web/office/assigned/AssignedTo.tsx'
import { OrderLine, OrderState } from '#web/office/orders/OrderHeading.tsx'
import { OrderRecord } from '#web/office/orders/OrderRecord.tsx'
import { RecordBar } from '#web/office/orders/RecordBar.tsx'
import { QueueSkeleton } from '#web/office/queue/QueueSkeleton.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import classes from './QueueRecord.module.css'

/** The order that is chosen in the queue, with what can be decided about it at the bottom. */
export const QueueRecord = ({
  id,
  previous,
  next,
  choose,
  back,
  onDecided,
}: {
  id: string
  previous: string | null
  next: string | null
  choose: (id: string) => void
  /** The queue alone. */
  back: string
  /** It was quoted or cancelled here. */
  onDecided: (waits?: boolean) => void
}) => {
  const read = useRead(showOfficeOrder, { id: id })
  useTopics(`order:${id}`)
  return (
    <>
      <div className={classes['body']}>
        <Link to={back} className={classes['back']}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden />
          {texts.back}
        </Link>
        <Loading read={read} skeleton={<QueueSkeleton lines={4} height={120} />}>
          {(detail) => (
            <>
              <header className={classes['head']}>
                <div className={classes['heading']}>
                  <div className={classes['title']}>
                    <h2>{detail.order.num}</h2>
                    <OrderState detail={detail} />
                  </div>
                  <p>
                    <OrderLine detail={detail} />
                  </p>
                </div>
                <div className={classes['steps']}>
                  <Button disabled={previous === null} shortcut="K" onClick={() => previous && choose(previous)}>
                    {texts.previous}
                  </Button>
                  <Button disabled={next === null} shortcut="J" onClick={() => next && choose(next)}>
                    {texts.next}
                  </Button>
                </div>
              </header>
              <Stack>
                <AssignedTo kind="QUOTE" id={id} />
                <OrderRecord detail={detail} onSent={onDecided} />
              </Stack>
            </>
          )}
        </Loading>
      </div>
      {read.data && (
        <RecordBar detail={read.data} onCancelled={onDecided}>
          <ButtonLink to={paths.officeOrder({ id })} className={classes['open'] ?? ''}>
            {texts.open}
          </ButtonLink>
        </RecordBar>
      )}
    </>
  )
}
