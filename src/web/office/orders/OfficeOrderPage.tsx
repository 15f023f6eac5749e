import { useNavigate, useParams } from 'react-router-dom'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { officeOrderTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { WaitingApprovals } from '#web/office/approvals/WaitingApprovals.tsx'
import { AssignedTo } from '#web/office/assigned/AssignedTo.tsx'
import { AsOfButton } from '#web/replay/AsOfButton.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { OrderLine, OrderState } from './OrderHeading.tsx'
import { OrderRecord } from './OrderRecord.tsx'
import { RecordBar } from './RecordBar.tsx'

const crumbs = [{ label: texts.title, to: paths.officeOrders() }]

/** One order for staff: all that its distributor sees, what can be decided, and the whole audit trail. */
export default function OfficeOrderPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const read = useRead(showOfficeOrder, { id: id })
  useTopics(`order:${id}`)

  if (read.error?.refused) return <Missing reason={read.error.message} />
  return (
    <>
      <Loading read={read} skeleton={<Skeleton lines={4} height={140} />}>
        {(detail) => (
          <>
            <PageHeader
              title={texts.order(detail.order.num)}
              heading={detail.order.num}
              crumbs={crumbs}
              aside={<OrderState detail={detail} />}
              lead={<OrderLine detail={detail} />}
              actions={
                <>
                  <LiveNotice />
                  <AsOfButton
                    what={texts.order(detail.order.num)}
                    onMoment={(asOf) => navigate(paths.officeReplay({ id }, { asOf }))}
                  />
                </>
              }
            />
            <Stack>
              <WaitingApprovals about={id} />
              <AssignedTo kind="ORDER" id={id} isPresent />
              <OrderRecord detail={detail} />
            </Stack>
          </>
        )}
      </Loading>
      {read.data && <RecordBar detail={read.data} page />}
    </>
  )
}

const Missing = ({ reason }: { reason: string }) => (
  <>
    <PageHeader title={texts.missing} crumbs={crumbs} />
    <EmptyState action={<ButtonLink to={paths.officeOrders()}>{texts.toOrders}</ButtonLink>}>{reason}</EmptyState>
  </>
)
