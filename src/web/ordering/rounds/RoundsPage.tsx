import { useParams } from 'react-router-dom'

import { downloadQuote, type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { showRounds } from '#modules/ordering/quotes/quote-contract.ts'
import { useRead, wire } from '#web/endpoint.ts'
import { useTopics } from '#web/live.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { orderWords } from '#web/words/orders.ts'
import { roundWords as words } from '#web/words/quotes.ts'
import { RoundsView } from './RoundsView.tsx'

/** The rounds of one of the company's own orders. */
export default function RoundsPage() {
  const { id } = useParams() as { id: OrderDetail['id'] }
  const order = useRead(showOrder, { id })
  const rounds = useRead(showRounds, { id })
  useTopics(`order:${id}`)
  const orders = { label: orderWords.crumb, to: '/profile/orders' }
  if (rounds.isError && [400, 404, 422].includes(rounds.error.status))
    return (
      <>
        <PageHeader title={orderWords.notFound} crumbs={[orders]} />
        <EmptyState action={<ButtonLink to="/profile/orders">{orderWords.backToOrders}</ButtonLink>}>
          {orderWords.notFoundHelp}
        </EmptyState>
      </>
    )
  const num = order.data?.num ?? words.unknown
  return (
    <>
      <PageHeader
        title={words.title(num)}
        heading={words.heading}
        crumbs={[orders, { label: words.crumb(num), to: `/profile/order/${id}` }]}
        lead={words.lead}
        actions={<LiveNotice />}
      />
      <Loading read={rounds} skeleton={<Skeleton lines={6} height={48} />}>
        {(them) => <RoundsView num={num} rounds={them} pdfOf={(version) => wire(downloadQuote, { id, version })} />}
      </Loading>
    </>
  )
}
