import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'

import { orderStatuses } from '#modules/ordering/order-status.ts'
import { type PromoCodeDetail, type PromoCodeUse, showPromoCode } from '#modules/promotions/contract.ts'
import { useRead } from '#web/endpoint.ts'
import { useMay } from '#web/identity/me.ts'
import { useTopics } from '#web/live.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { DateText, Money } from '#web/ui/Figures.tsx'
import { count, day } from '#web/ui/format.ts'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { StatusPill } from '#web/ui/StatusPill.tsx'
import { officePromoWords, promoPageWords as words } from '#web/words/promo-codes.ts'
import { ClosePromoCodeModal } from './ClosePromoCodeModal.tsx'
import { isNoCode, NoPromoCode } from './NoPromoCode.tsx'
import { givenBy, promoCodeTones, usesOf, windowOf } from './promo-code-looks.ts'

const { columns: heads } = words

const statusOf = ({ status, releasedAt }: PromoCodeUse): string => {
  if (releasedAt) return words.released(day(releasedAt))
  return status !== null && status in orderStatuses ? orderStatuses[status as keyof typeof orderStatuses].label : '—'
}

/** What the code gives to an order. Off the freight it takes its percent in the quote. */
const givenColumn = (promo: PromoCodeDetail): Column<PromoCodeUse> => ({
  id: 'given',
  header: promo.type === 'CASH_BACK' ? heads.cashBack : heads.discount,
  align: 'end',
  cell: ({ discount, cashBack }) => {
    if (promo.type === 'SHIPPING_DISCOUNT') return words.offFreight(givenBy(promo))
    return <Money cents={promo.type === 'CASH_BACK' ? cashBack : -discount} />
  },
})

const columnsOf = (promo: PromoCodeDetail): readonly Column<PromoCodeUse>[] => [
  {
    id: 'order',
    header: heads.order,
    card: 'title',
    cell: ({ orderId, orderNum }) => <Link to={`/office/orders/${orderId}`}>{orderNum}</Link>,
  },
  { id: 'distributor', header: heads.distributor, cell: ({ distributor }) => <bdi>{distributor.name}</bdi> },
  { id: 'usedAt', header: heads.usedAt, cell: ({ usedAt }) => <DateText at={usedAt} /> },
  {
    id: 'status',
    header: heads.status,
    cell: statusOf,
  },
  givenColumn(promo),
  { id: 'total', header: heads.total, align: 'end', cell: ({ total }) => <Money cents={total} /> },
]

/** One promo code: what it gives, to whom, and the orders that got it, as they come in. */
export default function PromoCodePage() {
  const { code = '' } = useParams()
  useTopics('office:promo-codes')
  const read = useRead(showPromoCode, { code })
  if (read.isError && isNoCode(read.error.status)) return <NoPromoCode reason={read.error.message} />
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
      {(promo) => <PromoCodeView promo={promo} />}
    </Loading>
  )
}

const PromoCodeView = ({ promo }: { promo: PromoCodeDetail }) => {
  const may = useMay()
  const [closing, setClosing] = useState(false)
  const { code, status, orders } = promo
  const changes = may('office.promo-codes.manage') && status !== 'CLOSED'
  return (
    <>
      <PageHeader
        title={code}
        crumbs={[{ label: officePromoWords.title, to: '/office/promo-codes' }]}
        beside={<StatusPill tone={promoCodeTones[status]}>{officePromoWords.statuses[status]}</StatusPill>}
        actions={
          <>
            <LiveNotice />
            {changes && (
              <>
                <Button look="danger" asksServer onClick={() => setClosing(true)}>
                  {words.close}
                </Button>
                <ButtonLink to={`/office/promo-codes/${code}/change`}>{words.change}</ButtonLink>
              </>
            )}
          </>
        }
      />
      <Grid split="2:3">
        <Card title={words.conditions}>
          <Facts facts={factsOf(promo)} />
        </Card>
        <Card flush title={words.orders}>
          <DataTable
            caption={words.orders}
            columns={columnsOf(promo)}
            rows={orders}
            rowKey={({ orderId }) => orderId}
            href={({ orderId }) => `/office/orders/${orderId}`}
            fingerprint={(use) => statusOf(use)}
            says={({ orderNum }) => words.saysUse(orderNum)}
            empty={<EmptyState>{words.noOrders}</EmptyState>}
          />
        </Card>
      </Grid>
      <ClosePromoCodeModal opened={closing} code={code} onClose={() => setClosing(false)} />
    </>
  )
}

const factsOf = (promo: PromoCodeDetail) => {
  const { type, maximumUsesPerDistributor, listedDistributors, listedProducts, createdAt, closedBecause } = promo
  return {
    [words.type]: officePromoWords.types[type],
    [words.value]: givenBy(promo),
    [words.window]: windowOf(promo),
    [words.uses]: usesOf(promo),
    [words.perDistributor]: maximumUsesPerDistributor === null ? words.unlimited : count(maximumUsesPerDistributor),
    [words.distributors]: listedDistributors ? <Names names={listedDistributors} /> : words.everyDistributor,
    [words.products]: listedProducts ? <Names names={listedProducts} /> : words.everyProduct,
    [words.made]: <DateText at={createdAt} />,
    [words.closedBecause]: closedBecause && <bdi>{closedBecause}</bdi>,
  }
}

const Names = ({ names }: { names: readonly { readonly id: string; readonly name: string }[] }) => (
  <ul role="list">
    {names.map(({ id, name }) => (
      <li key={id}>
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
)
