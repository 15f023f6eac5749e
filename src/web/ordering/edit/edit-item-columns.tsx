import { IconTrash } from '@tabler/icons-react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { LineProblem, PackagingField, ProductAmount } from '#web/ordering/ProductAmount.tsx'
import { FreeOfCharge, ProductLine } from '#web/ordering/ProductLine.tsx'
import { Units } from '#web/ordering/Units.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { money } from '#web/ui/figures/format.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import type { ChangedItem, ItemChoice } from './item-changes.ts'

type FreeItem = OrderDetail['orderExtraItems'][number]

/** An item of the order, or what comes free with the items and follows them by itself. */
export type EditRow = { readonly id: string } & (
  | { readonly item: ChangedItem; readonly free?: undefined }
  | { readonly item?: undefined; readonly free: FreeItem }
)

/** How many, in what packaging, and out. */
export const editItemColumns = ({
  onChange,
  onRemove,
}: {
  onChange: (item: ChangedItem, choice: ItemChoice) => void
  onRemove: (item: ChangedItem) => void
}): readonly Column<EditRow>[] => [
  {
    id: 'product',
    header: texts.product,
    card: 'title',
    cell: ({ item, free }) =>
      item ? (
        <ProductLine product={item}>
          <LineProblem problem={item.problem} quantity={item.quantity} rule={item.now} />
          {item.now && item.now.effectivePrice !== item.ordered.effectivePrice && (
            <Text size="small">{texts.moved(money(item.ordered.effectivePrice))}</Text>
          )}
        </ProductLine>
      ) : (
        <ProductLine product={free.product}>
          <FreeOfCharge />
        </ProductLine>
      ),
  },
  {
    id: 'price',
    header: texts.unitPrice,
    align: 'end',
    cell: ({ item }) => <Money cents={item?.unit ?? 0} />,
  },
  {
    id: 'quantity',
    header: texts.quantity,
    cell: ({ item, free }) =>
      item ? <Amount item={item} onChange={(choice) => onChange(item, choice)} /> : <Units value={free.quantity} />,
  },
  {
    id: 'total',
    header: texts.total,
    align: 'end',
    cell: ({ item, free }) => (
      <strong>
        <Money cents={item ? item.total : free.total} />
      </strong>
    ),
  },
  {
    id: 'remove',
    header: texts.removeHead,
    hiddenHeader: true,
    card: 'aside',
    cell: ({ item }) =>
      item && (
        <IconButton label={texts.remove(item.name)} onClick={() => onRemove(item)}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </IconButton>
      ),
  },
]

const Amount = ({
  item: { name, now, ordered, quantity, packagingId },
  onChange,
}: {
  item: ChangedItem
  onChange: (choice: ItemChoice) => void
}) =>
  now ? (
    <ProductAmount
      name={name}
      rule={now}
      choice={{ quantity, packagingId }}
      onQuantity={(next) => onChange({ quantity: next, packagingId })}
    >
      <PackagingField
        name={name}
        packagings={now.packagings}
        value={packagingId}
        onChange={(next) => onChange({ quantity, packagingId: next })}
      />
    </ProductAmount>
  ) : (
    <Units value={quantity} perPack={ordered.packaging?.units} />
  )
