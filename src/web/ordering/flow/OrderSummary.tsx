import { IconChevronUp } from '@tabler/icons-react'

import type { CartSection } from '#modules/ordering/contract.ts'
import { unitsPerPack } from '#modules/ordering/terms/in-packs.ts'
import { cents, sum } from '#platform/money.ts'
import { flowTexts as texts } from '#texts/order-flow.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './OrderSummary.module.css'
import { SummaryItem, SummaryList } from './SummaryItem.tsx'

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
    <Stack gap={4}>
      <Text as="h2" tone="plain" size="total">
        {country.name}: {subCategory.name}
      </Text>
      <SummaryList>
        {products.map((line) => (
          <SummaryItem
            key={line.productId}
            {...line}
            perPack={unitsPerPack(line)}
            total={line.totalNonPromoCodeDiscountedPrice}
          />
        ))}
        {bonus.map(({ productId, name, quantity }) => (
          <SummaryItem key={`free-${productId}`} free name={name} quantity={quantity} total={cents(0)} />
        ))}
      </SummaryList>
      <Sums>
        {(careCoinsUsed > 0 || totalPromoCodeDiscount > 0) && (
          <Sum name={texts.subTotal}>
            <Money cents={subTotal} exclVat />
          </Sum>
        )}
        {promo && totalPromoCodeDiscount > 0 && (
          <Sum name={promoTexts.total(promo.code)}>
            <Money cents={-totalPromoCodeDiscount} />
          </Sum>
        )}
        {careCoinsUsed > 0 && (
          <Sum name={texts.careCoins(careCoins(careCoinsUsed))}>
            <Money cents={-careCoinsDiscount} />
          </Sum>
        )}
        <Sum name={texts.total} total>
          <Money cents={total} exclVat />
        </Sum>
      </Sums>
      <Text size="small">{texts.promise}</Text>
    </Stack>
  )
}
