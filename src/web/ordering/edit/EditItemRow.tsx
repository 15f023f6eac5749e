import { IconAlertCircle, IconGift, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { MAXIMUM_QUANTITY, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { Units } from '#web/ordering/Units.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { QuantitySelector } from '#web/ui/fields/quantity/QuantitySelector.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { money, unbroken } from '#web/ui/figures/format.ts'
import type { Change } from '#web/ui/lists/changed.ts'
import classes from './EditItems.module.css'
import type { ChangedItem } from './item-changes.ts'

/** What the columns hold; a row says it of each figure to people who listen, and on a telephone. */
export const ItemHeads = () => (
  <div className={classes['heads']} aria-hidden="true">
    <span>{texts.product}</span>
    <span className={classes['price']}>{texts.unitPrice}</span>
    <span>{texts.quantity}</span>
    <span className={classes['total']}>{texts.total}</span>
  </div>
)

/** One item: how many, in what packaging, and out. */
export const EditItemRow = ({
  item,
  change,
  onSeen,
  onChange,
  onRemove,
}: {
  item: ChangedItem
  change: Change
  onSeen: () => void
  onChange: (choice: { quantity: number; packagingId: string | null }) => void
  onRemove: () => void
}) => {
  const { name, now, ordered, quantity, packagingId, problem } = item
  return (
    <li data-changed={change} data-unsaved={item.isChanged || undefined} onPointerEnter={onSeen} onFocus={onSeen}>
      <Product item={item}>
        {problem && !(now && problem === quantityProblem(quantity, now)) && (
          <p className={classes['problem']}>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden />
            {problem}
          </p>
        )}
        {now && now.effectivePrice !== ordered.effectivePrice && (
          <p className={classes['quiet']}>{texts.moved(money(ordered.effectivePrice))}</p>
        )}
      </Product>
      <p className={classes['price']}>
        <span className={classes['label']}>{texts.unitPrice}</span>
        <Money cents={item.unit} />
      </p>
      <div className={classes['choice']}>
        {now ? (
          <>
            <QuantitySelector
              label={texts.quantityOf(name)}
              hideLabel
              value={quantity}
              min={now.minimumOrderQuantity}
              max={MAXIMUM_QUANTITY}
              step={now.orderQuantityStep}
              onChange={(next) => onChange({ quantity: next, packagingId })}
            />
            {now.packagings.length > 0 && (
              <SelectField
                label={texts.packagingOf(name)}
                hideLabel
                placeholder={texts.choosePackaging}
                choices={now.packagings.map((it) => ({ value: it.id, label: it.name }))}
                value={packagingId}
                onChange={(next) => onChange({ quantity, packagingId: next })}
              />
            )}
            <p className={classes['quiet']}>
              {unbroken(unitsInPacks(quantity, now.packagings.find(({ id }) => id === packagingId)?.name))}
            </p>
          </>
        ) : (
          <FixedQuantity value={quantity} packaging={ordered.packaging?.name} />
        )}
      </div>
      <p className={classes['total']}>
        <span className={classes['label']}>{texts.total}</span>
        <strong>
          <Money cents={item.total} />
        </strong>
      </p>
      <div className={classes['remove']}>
        <IconButton label={texts.remove(name)} onClick={onRemove}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

/** What comes free with the items; it follows them by itself. */
export const FreeItemRow = ({ item }: { item: OrderDetail['orderExtraItems'][number] }) => (
  <li>
    <Product item={item.product}>
      <p className={classes['gift']}>
        <IconGift size={16} stroke={1.8} aria-hidden />
        {texts.free}
      </p>
    </Product>
    <p className={classes['price']}>
      <span className={classes['label']}>{texts.unitPrice}</span>
      <Money cents={0} />
    </p>
    <div className={classes['choice']}>
      <FixedQuantity value={item.quantity} />
    </div>
    <p className={classes['total']}>
      <span className={classes['label']}>{texts.total}</span>
      <Money cents={item.total} />
    </p>
  </li>
)

/** A quantity that is not chosen here; on a telephone it says what it is. */
const FixedQuantity = ({ value, packaging }: { value: number; packaging?: string | undefined }) => (
  <p className={classes['fixed']}>
    <span className={classes['label']}>{texts.quantity}</span>
    <Units value={value} packaging={packaging} />
  </p>
)

const Product = ({
  item,
  children,
}: {
  item: { readonly name: string; readonly reference: string; readonly image: string }
  children: ReactNode
}) => (
  <div className={classes['product']}>
    <ProductPicture image={item.image} size="row" />
    <div>
      <strong>
        <bdi>{item.name}</bdi>
      </strong>
      <p className={classes['quiet']}>
        {texts.ref} <bdi>{item.reference}</bdi>
      </p>
      {children}
    </div>
  </div>
)
