import { IconGift } from '@tabler/icons-react'
import { useState } from 'react'

import {
  countCareCoins,
  listPartnerOrders,
  listPartnerProducts,
  type PartnerProduct,
} from '#modules/loyalty/contract.ts'
import { isInProgress } from '#modules/loyalty/loyalty-states.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useNoOrders } from '#web/distributors/AccountNote.tsx'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Num } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { MaterialName } from './MaterialName.tsx'
import { RedeemModal } from './RedeemModal.tsx'

const texts = loyaltyTexts.redeem

type RedeemProps = {
  readonly balance: number
  readonly mayRedeem: boolean
  /** Why the company cannot order at all; null where it can. */
  readonly closed: string | null
  readonly inProgress: ReadonlyMap<string, number>
  readonly choose: (product: PartnerProduct) => void
}

const columnsFor = ({
  balance,
  mayRedeem,
  closed,
  inProgress,
  choose,
}: RedeemProps): readonly Column<PartnerProduct>[] => [
  {
    id: 'item',
    header: texts.item,
    card: 'title',
    cell: (product) => {
      const open = inProgress.get(product.id) ?? 0
      return (
        <MaterialName product={product}>
          {open > 0 && (
            <Text size="small">
              <Num value={open} /> {texts.inProgress(open)}
            </Text>
          )}
        </MaterialName>
      )
    },
  },
  { id: 'price', header: texts.price, align: 'end', cell: ({ priceInCC }) => <Num value={priceInCC} /> },
  {
    id: 'actions',
    header: texts.actions,
    align: 'end',
    card: 'actions',
    cell: (product) => {
      const missing = product.priceInCC - balance
      return (
        mayRedeem && (
          <Button
            size="small"
            aria-label={texts.buttonFor(product.name)}
            why={closed ?? (missing > 0 ? texts.tooFew(careCoins(missing)) : undefined)}
            icon={<IconGift size={16} stroke={1.8} aria-hidden />}
            onClick={() => choose(product)}
          >
            {texts.button}
          </Button>
        )
      )
    },
  },
]

/** Material that CareCoins buy; an item dearer than the balance cannot be ordered. */
export const Redeem = () => {
  const mayRedeem = useMay()('loyalty.redeem')
  const closed = useNoOrders()
  const read = useRead(listPartnerProducts, {})
  const { data: count } = useRead(countCareCoins, {})
  const { data: placed = [] } = useRead(listPartnerOrders, {})
  const [chosen, choose] = useState<PartnerProduct | null>(null)
  const balance = count?.data.balance ?? 0
  const inProgress = new Map<string, number>()
  for (const { partnerProduct, status } of placed)
    if (isInProgress(status)) inProgress.set(partnerProduct.id, (inProgress.get(partnerProduct.id) ?? 0) + 1)
  return (
    <Card flush title={texts.title}>
      <Loading read={read} skeleton={<Skeleton lines={5} height={51} />}>
        {(products) => (
          <DataTable
            caption={texts.title}
            columns={columnsFor({ balance, mayRedeem, closed, inProgress, choose })}
            rows={products}
            rowKey={({ id }) => id}
            fingerprint={({ priceInCC }) => String(priceInCC)}
            empty={<EmptyState>{texts.empty}</EmptyState>}
          />
        )}
      </Loading>
      {chosen && <RedeemModal product={chosen} balance={balance} onClose={() => choose(null)} />}
    </Card>
  )
}
