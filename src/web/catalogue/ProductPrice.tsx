import type { Product } from '#modules/catalogue/contract.ts'
import { productTexts as texts } from '#texts/catalogue.ts'
import { Coins, Price } from '#web/ui/figures/Figures.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './ProductPrice.module.css'

/** The lowest price of a unit, before it the price without discount; nothing where prices are not shown. */
export const ProductPrice = ({
  product,
  from = false,
  large = false,
}: {
  product: Product
  from?: boolean
  large?: boolean
}) => {
  const { minPrice, price, discount = 0 } = product
  if (minPrice === undefined || minPrice === null) return null
  return (
    <span className={classes['price']} data-large={large || undefined}>
      <Price cents={minPrice} before={discount > 0 ? (price ?? null) : null} from={from} />{' '}
      <Text as="span" size="small">
        {texts.exclVat}
      </Text>
    </span>
  )
}

/** What the company's loyalty group earns with a unit; nothing outside the programme. */
export const CareCoinReward = ({ product: { careCoins } }: { product: Product }) =>
  careCoins ? (
    <Text tone="accent" size="small">
      + <Coins value={careCoins} /> {texts.perUnit}
    </Text>
  ) : null
