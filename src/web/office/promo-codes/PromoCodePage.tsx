import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { closePromoCode, type PromoCodeDetail, type PromoCodeUse, showPromoCode } from '#modules/promotions/contract.ts'
import { isClosed } from '#modules/promotions/validity.ts'
import { paths } from '#paths'
import { officePromoTexts, promoPageTexts as texts } from '#texts/promo-codes.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { useMay } from '#web/identity/may.ts'
import { WaitingApprovals } from '#web/office/approvals/WaitingApprovals.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { count, day } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { CostCard } from './CostCard.tsx'
import { isNoCode, NoPromoCode } from './NoPromoCode.tsx'
import { givenBy, promoCodeTones, usesOf, windowOf } from './promo-code-looks.ts'

/** Requires a reason, and closes the code for good. */
const ClosePromoCodeModal = ({ opened, code, onClose }: { opened: boolean; code: string; onClose: () => void }) => {
  const command = useModalCommand(closePromoCode, {
    onClose,
    says: () => texts.closed(code),
  })
  return (
    <ReasonModal
      opened={opened}
      title={texts.closeTitle(code)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.confirmClose, keep: texts.keep }}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ code, reason })}
      onClose={onClose}
    >
      {texts.closeLead}
    </ReasonModal>
  )
}

const { columns: heads } = texts

const statusOf = ({ status, releasedAt }: PromoCodeUse): string => {
  if (releasedAt) return texts.released(day(releasedAt))
  return status ?? '—'
}

/** What the code gives to an order. Off the freight it takes its percent in the quote. */
const givenColumn = (promo: PromoCodeDetail): Column<PromoCodeUse> => ({
  id: 'given',
  header: promo.type === 'CASH_BACK' ? heads.cashBack : heads.discount,
  align: 'end',
  cell: ({ discount, cashBack }) => {
    if (promo.type === 'SHIPPING_DISCOUNT') return texts.offFreight(givenBy(promo))
    return <Money cents={promo.type === 'CASH_BACK' ? cashBack : -discount} />
  },
})

const columnsOf = (promo: PromoCodeDetail): readonly Column<PromoCodeUse>[] => [
  {
    id: 'order',
    header: heads.order,
    card: 'title',
    cell: ({ orderId, orderNum }) => <Link to={paths.officeOrder({ id: orderId })}>{orderNum}</Link>,
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
  const changes = may('office.promo-codes.manage') && !isClosed(status)
  return (
    <>
      <PageHeader
        title={code}
        crumbs={[{ label: officePromoTexts.title, to: paths.officePromoCodes() }]}
        aside={<StatusPill tone={promoCodeTones[status]}>{officePromoTexts.statuses[status]}</StatusPill>}
        actions={
          <>
            <LiveNotice />
            {changes && (
              <>
                <Button look="danger" asksServer onClick={() => setClosing(true)}>
                  {texts.close}
                </Button>
                <ButtonLink to={paths.officeChangePromoCode({ code })}>{texts.change}</ButtonLink>
              </>
            )}
          </>
        }
      />
      <WaitingApprovals about={code} />
      <Grid split="2:3">
        <Stack>
          <Card title={texts.conditions}>
            <Facts facts={factsOf(promo)} />
          </Card>
          <CostCard code={promo.code} companies={promo.companies} />
        </Stack>
        <Card flush title={texts.orders}>
          <DataTable
            caption={texts.orders}
            columns={columnsOf(promo)}
            rows={orders}
            rowKey={({ orderId }) => orderId}
            href={({ orderId }) => paths.officeOrder({ id: orderId })}
            fingerprint={(use) => statusOf(use)}
            says={({ orderNum }) => texts.saysUse(orderNum)}
            empty={<EmptyState>{texts.noOrders}</EmptyState>}
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
    [texts.type]: officePromoTexts.types[type],
    [texts.value]: givenBy(promo),
    [texts.window]: windowOf(promo),
    [texts.uses]: usesOf(promo),
    [texts.perDistributor]: maximumUsesPerDistributor === null ? texts.unlimited : count(maximumUsesPerDistributor),
    [texts.distributors]: listedDistributors ? <Names names={listedDistributors} /> : texts.everyDistributor,
    [texts.products]: listedProducts ? <Names names={listedProducts} /> : texts.everyProduct,
    [texts.made]: <DateText at={createdAt} />,
    [texts.closedBecause]: closedBecause && <bdi>{closedBecause}</bdi>,
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
