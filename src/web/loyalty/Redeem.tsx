import { IconGift } from '@tabler/icons-react'
import { useState } from 'react'
import {
  countCareCoins,
  listPartnerOrders,
  listPartnerProducts,
  type PartnerProduct,
  redeemCareCoins,
} from '#modules/loyalty/contract.ts'
import { isInProgress } from '#modules/loyalty/loyalty-states.ts'
import { careCoins as coins } from '#modules/terms/care-coins.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useNoOrders } from '#web/distributors/AccountNote.tsx'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Coins, Num } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { MaterialName } from './MaterialName.tsx'

/** Says what it costs and what is left, then orders. A price that changed meanwhile is shown and needs another confirmation. */
const RedeemModal = ({
  product: { id, name, priceInCC },
  balance,
  onClose,
}: {
  product: PartnerProduct
  balance: number
  onClose: () => void
}) => {
  const [newPrice, setNewPrice] = useState<number | null>(null)
  const price = newPrice ?? priceInCC
  const redeem = useCommand(redeemCareCoins, {
    onDone: () => {
      onClose()
      showSuccess(texts.done(name))
    },
    onProblem: ({ members }) => {
      if (typeof members['costInCC'] !== 'number') return undefined
      setNewPrice(members['costInCC'])
      return true
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.question(name)}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            look="filled"
            busy={redeem.busy}
            disabled={price > balance}
            onClick={() => void redeem.send({ partnerProductId: id, expectedCost: coins(price) })}
          >
            {texts.button}
          </Button>
        </>
      }
    >
      {newPrice !== null && <p role="alert">{texts.priceChanged(careCoins(newPrice))}</p>}
      <p>
        {texts.costs} <Coins value={price} />
        {price <= balance && (
          <>
            {' '}
            {texts.left} <Coins value={balance - price} />
          </>
        )}
        . {texts.sent}
      </p>
    </Modal>
  )
}

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
