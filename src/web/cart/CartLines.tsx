import { IconGift, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CartLine, CartSection } from '#modules/ordering/contract.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { MAXIMUM_QUANTITY, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { paths } from '#paths'
import { cartTexts as texts } from '#texts/cart.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { Units } from '#web/ordering/Units.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { QuantitySelector } from '#web/ui/fields/quantity/QuantitySelector.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Money, Price } from '#web/ui/figures/Figures.tsx'
import { count, discount, money, unbroken } from '#web/ui/figures/format.ts'
import { type Change, useChanges } from '#web/ui/lists/changed.ts'
import { focusContent } from '#web/ui/page/content-focus.ts'
import classes from './CartLines.module.css'
import type { CartChanges } from './cart-changes.ts'
import { lineKey } from './changes.ts'

const { columns } = texts

/** The products of a section, then what comes free with them. Rows are cards in small windows. */
export const CartLines = ({ section, changes }: { section: CartSection; changes: CartChanges }) => {
  const { products, bonus, country } = section
  const stored = changes.stored.sections.flatMap((it) => it.products)
  const news = useChanges(stored, {
    key: lineKey,
    value: ({ quantity, totalEffectivePrice }) => `${quantity} ${totalEffectivePrice}`,
    says: ({ countryId, name, quantity, effectivePrice }) =>
      countryId === country.id ? texts.changed(name, count(quantity), money(effectivePrice)) : undefined,
  })

  return (
    <table role="table" className={classes['table']}>
      <caption className="visually-hidden">{texts.lines}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(columns).map(([id, header]) => (
            <th key={id} role="columnheader" scope="col" data-column={id}>
              <span className={id === 'remove' ? 'visually-hidden' : undefined}>{header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {products.map((line) => (
          <Line
            key={lineKey(line)}
            line={line}
            country={country.name}
            promo={section.promo}
            changes={changes}
            change={news.of(lineKey(line))}
            onSeen={() => news.seen(lineKey(line))}
          />
        ))}
        {bonus.map(({ productId, name, reference, image, quantity, total }) => (
          <tr key={productId} role="row" className={classes['bonus']}>
            <td role="cell" data-column="product">
              <ProductCell name={name} reference={reference} image={image} productId={productId}>
                <p className={classes['gift']}>
                  <IconGift size={16} stroke={1.8} aria-hidden />
                  {texts.free}
                </p>
              </ProductCell>
            </td>
            <Cell column="shippingTo">{country.name}</Cell>
            <Cell column="unitPrice">
              <Money cents={0} />
            </Cell>
            <Cell column="quantity">
              <Units value={quantity} />
            </Cell>
            <Cell column="total">
              <Money cents={total} />
            </Cell>
            <td role="cell" data-column="remove" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Line = ({
  line,
  country,
  promo,
  changes,
  change,
  onSeen,
}: {
  line: CartLine
  country: string
  promo: CartSection['promo']
  changes: CartChanges
  change: Change
  onSeen: () => void
}) => {
  const { name, quantity, packagings, packagingId } = line
  const refusal = changes.refusalOf(line)
  const packaging = packagings.find(({ id }) => id === packagingId)
  return (
    <tr
      role="row"
      data-changed={change}
      data-failed={refusal ? true : undefined}
      onPointerEnter={onSeen}
      onFocus={onSeen}
    >
      <td role="cell" data-column="product">
        <ProductCell {...line}>
          {packaging && <p className={classes['quiet']}>{packaging.name}</p>}
          {line.problem && line.problem !== quantityProblem(quantity, line) && (
            <p className={classes['problem']}>{line.problem}</p>
          )}
          {!packaging && packagings.length > 0 && (
            <SelectField
              label={texts.packagingOf(name)}
              hideLabel
              placeholder={texts.choosePackaging}
              choices={choicesOf(packagings)}
              value={null}
              onChange={(chosen) => changes.setQuantity({ ...line, packagingId: chosen }, quantity)}
            />
          )}
        </ProductCell>
      </td>
      <Cell column="shippingTo">{country}</Cell>
      <Cell column="unitPrice">
        <Price cents={line.effectivePrice} before={line.unitPrice} />
        {promo && line.promoCodeDiscount > 0 && (
          <p className={classes['promo']}>{promoTexts.line(discount(promo.discount), promo.code)}</p>
        )}
      </Cell>
      <Cell column="quantity">
        <div className={classes['amount']}>
          <QuantitySelector
            label={texts.quantityOf(name)}
            hideLabel
            value={quantity}
            refused={refusal?.quantity}
            min={line.minimumOrderQuantity}
            max={MAXIMUM_QUANTITY}
            step={line.orderQuantityStep}
            error={
              refusal && ((refusal.quantity !== null && quantityProblem(refusal.quantity, line)) || refusal.reason)
            }
            onChange={(next) => changes.setQuantity(line, next)}
          />
          <p className={classes['quiet']}>{unbroken(unitsInPacks(quantity, packaging?.name))}</p>
        </div>
      </Cell>
      <Cell column="total">
        <Price cents={line.totalEffectivePrice} before={line.totalNonPromoCodeDiscountedPrice} />
      </Cell>
      <td role="cell" data-column="remove">
        <IconButton
          label={texts.remove(name)}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            changes.remove(line)
          }}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}

/** The keyboard goes on, once a row is gone, with the same button of the next one, or with the page. */
const focusNeighbour = (button: HTMLElement): void => {
  const row = button.closest('tr')
  const neighbour = [row?.nextElementSibling, row?.previousElementSibling]
    .map((it) => it?.querySelector<HTMLElement>('[data-column="remove"] button'))
    .find((it) => it)
  if (neighbour) neighbour.focus()
  else focusContent()
}

/** In a card its header comes before it. */
const Cell = ({ column, children }: { column: keyof typeof columns; children: ReactNode }) => (
  <td role="cell" data-column={column}>
    <span className={classes['label']} aria-hidden="true">
      {columns[column]}
    </span>
    {children}
  </td>
)

const ProductCell = ({
  productId,
  name,
  reference,
  image,
  children,
}: Pick<CartLine, 'productId' | 'name' | 'reference' | 'image'> & { children?: ReactNode }) => (
  <div className={classes['product']}>
    <ProductPicture image={image} size="row" />
    <div>
      <Link to={paths.product({ productId })}>
        <bdi>{name}</bdi>
      </Link>
      <p className={classes['quiet']}>
        {texts.ref} <bdi>{reference}</bdi>
      </p>
      {children}
    </div>
  </div>
)
