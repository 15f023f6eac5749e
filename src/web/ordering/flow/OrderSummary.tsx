import { IconChevronUp } from '@tabler/icons-react'

import type { CartSection } from '#modules/ordering/contract.ts'
import { cents, sum } from '#platform/money.ts'
import { flowTexts as texts } from '#texts/order-flow.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import classes from './OrderSummary.module.css'
import { SummaryItem } from './SummaryItem.tsx'

/** What is being ordered, next to every step; below 1024 a bar at the bottom that opens, with the total always in sight. */
export const OrderSummary = ({ section }: { section: CartSection }) => (
  <aside className={classes['summary']} aria-label={texts.summary}>
    <details className={classes['fold']}>
      <summary>
        <span>
          <IconChevronUp size={18} stroke={1.8} aria-hidden />
          {texts.showSummary}
        </span>
        <strong>
          <Money cents={section.total} exclVat />
        </strong>
      </summary>
      <SummaryBody section={section} />
    </details>
    <div className={classes['open']}>
      <SummaryBody section={section} />
    </div>
  </aside>
)

const SummaryBody = ({ section }: { section: CartSection }) => {
  const { country, subCategory, products, bonus, promo, totalPromoCodeDiscount } = section
  const { total, careCoinsUsed, careCoinsDiscount } = section
  const subTotal = sum(products.map(({ totalNonPromoCodeDiscountedPrice }) => totalNonPromoCodeDiscountedPrice))
  return (
    <>
      <h2 className={classes['title']}>
        {country.name}: {subCategory.name}
      </h2>
      <ul role="list" className={classes['lines']}>
        {products.map(({ productId, name, quantity, totalNonPromoCodeDiscountedPrice }) => (
          <SummaryItem key={productId} name={name} quantity={quantity} total={totalNonPromoCodeDiscountedPrice} />
        ))}
        {bonus.map(({ productId, name, quantity }) => (
          <SummaryItem key={`free-${productId}`} free name={name} quantity={quantity} total={cents(0)} />
        ))}
        {(careCoinsUsed > 0 || totalPromoCodeDiscount > 0) && (
          <li className={classes['rule']}>
            <span>{texts.subTotal}</span>
            <Money cents={subTotal} exclVat />
          </li>
        )}
        {promo && totalPromoCodeDiscount > 0 && (
          <li>
            <span>{promoTexts.total(promo.code)}</span>
            <Money cents={-totalPromoCodeDiscount} />
          </li>
        )}
        {careCoinsUsed > 0 && (
          <li>
            <span>{texts.careCoins(careCoins(careCoinsUsed))}</span>
            <Money cents={-careCoinsDiscount} />
          </li>
        )}
      </ul>
      <p className={classes['total']}>
        <span>{texts.total}</span>
        <strong>
          <Money cents={total} exclVat />
        </strong>
      </p>
      <p className={classes['promise']}>{texts.promise}</p>
    </>
  )
}
