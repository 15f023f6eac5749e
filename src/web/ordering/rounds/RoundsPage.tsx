import { useParams } from 'react-router-dom'
import { downloadQuote, type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { showRounds } from '#modules/ordering/quotes/quote-contract.ts'
import { paths } from '#paths'
import { orderTexts } from '#texts/orders.ts'
import { roundTexts as texts } from '#texts/quotes.ts'
import { useRead, wire } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { RoundsView } from './RoundsView.tsx'

/** The rounds of one of the company's own orders. */
export default function RoundsPage() {
  const { id } = useParams() as { id: OrderDetail['id'] }
  const order = useRead(showOrder, { id })
  const rounds = useRead(showRounds, { id })
  useTopics(`order:${id}`)
  const orders = { label: orderTexts.crumb, to: paths.orders() }
  if (rounds.isError && [400, 404, 422].includes(rounds.error.status))
    return (
      <>
        <PageHeader title={orderTexts.notFound} crumbs={[orders]} />
        <EmptyState action={<ButtonLink to={paths.orders()}>{orderTexts.backToOrders}</ButtonLink>}>
          {orderTexts.notFoundHelp}
        </EmptyState>
      </>
    )
  const num = order.data?.num ?? texts.unknown
  return (
    <>
      <PageHeader
        title={texts.title(num)}
        heading={texts.heading}
        crumbs={[orders, { label: texts.crumb(num), to: paths.order({ id }) }]}
        lead={texts.lead}
        actions={<LiveNotice />}
      />
      <Loading read={rounds} skeleton={<Skeleton lines={6} height={48} />}>
        {(them) => <RoundsView num={num} rounds={them} pdfOf={(version) => wire(downloadQuote, { id, version })} />}
      </Loading>
    </>
  )
}
