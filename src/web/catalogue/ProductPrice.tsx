import type { Product } from '#modules/catalogue/contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import { productTexts as texts } from '#texts/catalogue.ts'
import { Coins, Price } from '#web/ui/figures/Figures.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './ProductPrice.module.css'

/** What a unit costs, before it the price without discount; nothing where prices are not shown. */
export const ProductPrice = ({
  product,
  countryId,
  large = false,
}: {
  /** As it is offered there: see `offeredIn`. */
  product: Product
  /** null: the lowest price of several countries. */
  countryId: string | null
  large?: boolean
}) => {
  const { minPrice, price, discount = 0 } = product
  if (minPrice === undefined || minPrice === null) return null
  const countries = orderable(product).map(({ country }) => country)
  const country = countries.length > 1 ? countries.find(({ id }) => id === countryId) : undefined
  return (
    <span className={classes['price']} data-large={large || undefined}>
      <Price cents={minPrice} before={discount > 0 ? (price ?? null) : null} from={countryId === null} />{' '}
      <Text as="span" size="small">
        {texts.exclVat}
        {country && ` · ${country.name}`}
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
