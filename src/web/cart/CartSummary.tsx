import type { Cart } from '#modules/ordering/contract.ts'
import { cartTexts as texts } from '#texts/cart.ts'
import { flowTexts } from '#texts/order-flow.ts'
import { SummaryItem } from '#web/ordering/flow/SummaryItem.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins, count } from '#web/ui/figures/format.ts'
import { Changed } from '#web/ui/lists/Changed.tsx'
import classes from './CartSummary.module.css'

/** Ref for a sticky element: `data-tall` while it is higher than the window, where its end would be out of reach. */
const marksTooTall = (element: HTMLElement) => {
  const look = () => {
    const top = Number.parseFloat(getComputedStyle(element).insetBlockStart) || 0
    element.toggleAttribute('data-tall', element.offsetHeight + top > window.innerHeight)
  }
  const watch = new ResizeObserver(look)
  watch.observe(element)
  window.addEventListener('resize', look)
  return () => {
    watch.disconnect()
    window.removeEventListener('resize', look)
  }
}

/** What all orders of the cart come to: each section's products with quantity and price, what is free with them, then the whole. Values that the server changed are marked. */
export const CartSummary = ({ cart, stored }: { cart: Cart; stored: Cart }) => (
  <aside ref={marksTooTall} className={classes['summary']} aria-label={texts.summary}>
    <h2>{texts.summary}</h2>
    {cart.sections.map(
      ({ sectionId, country, subCategory, products, bonus, careCoinsUsed, careCoinsDiscount, total }) => (
        <div key={sectionId} className={classes['section']}>
          <h3>{texts.section(country.name, subCategory.name, null)}</h3>
          <ul role="list">
            {products.map(({ productId, name, quantity, totalEffectivePrice }) => (
              <SummaryItem key={productId} name={name} quantity={quantity} total={totalEffectivePrice} />
            ))}
            {bonus.map(({ productId, name, quantity, total }) => (
              <SummaryItem key={`free-${productId}`} free name={name} quantity={quantity} total={total} />
            ))}
            {careCoinsUsed > 0 && (
              <li>
                <span>{flowTexts.careCoins(careCoins(careCoinsUsed))}</span>
                <Money cents={-careCoinsDiscount} />
              </li>
            )}
          </ul>
          <p className={classes['section-total']}>
            <span>{texts.units(count(products.reduce((units, { quantity }) => units + quantity, 0)))}</span>
            <Money cents={total} exclVat />
          </p>
        </div>
      ),
    )}
    <p className={classes['total']}>
      <span>{texts.orderTotal}</span>
      <strong>
        <Changed of="cart" value={stored.total}>
          <Money cents={cart.total} exclVat />
        </Changed>
      </strong>
    </p>
    <p className={classes['promise']}>{texts.promise}</p>
  </aside>
)
