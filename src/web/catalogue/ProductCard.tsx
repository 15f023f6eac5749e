import { Link, useLocation } from 'react-router-dom'
import type { Product } from '#modules/catalogue/contract.ts'
import { offeredIn } from '#modules/catalogue/registrations/availability.ts'
import { paths } from '#paths'
import { productTexts as texts } from '#texts/catalogue.ts'
import { useMay } from '#web/identity/may.ts'
import { useKeepingOrder } from '#web/ordering/edit/order-to-edit.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { discount as discountTag, percent } from '#web/ui/figures/format.ts'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { AvailabilityRequest } from './AvailabilityRequest.tsx'
import classes from './ProductCard.module.css'
import { CareCoinReward, ProductPrice } from './ProductPrice.tsx'
import { listedCountry, useUsualCountry } from './price-country.ts'

/** A product in a grid or a slider; the whole card opens its page. Visitors see it without price and availability. */
export const ProductCard = ({
  product: anywhere,
  filtered = null,
}: {
  product: Product
  /** The country that the list is filtered by. */
  filtered?: string | null
}) => {
  const of = listedCountry(anywhere, filtered, useUsualCountry())
  const product = offeredIn(anywhere, of)
  const { id, name, reference, description, image, available, discount = 0 } = product
  const keeping = useKeepingOrder()
  const page = keeping(paths.product({ productId: id }))
  return (
    <article className={classes['card']}>
      <div className={classes['picture']}>
        <ProductPicture image={image} faded={available === false} />
        {available && discount > 0 && (
          <span className={classes['discount']}>
            <span className="visually-hidden">{texts.discount(percent(discount))}</span>
            <span aria-hidden="true">{discountTag(discount)}</span>
          </span>
        )}
      </div>
      <div className={classes['body']}>
        <Text size="small">
          {texts.ref} <bdi>{reference}</bdi>
        </Text>
        <h3>
          <Link to={page} className={classes['cover']}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={classes['description']}>{description}</p>
        <div className={classes['foot']}>
          <Offer product={product} of={of} page={page} />
        </div>
      </div>
    </article>
  )
}

const Offer = ({
  product,
  of,
  page,
}: {
  product: Product
  /** The country whose price it shows: another country's is no change. */
  of: string | null
  page: string
}) => {
  const may = useMay()
  const { pathname, search } = useLocation()
  if (product.available === undefined)
    return <Link to={paths.login({}, { next: pathname + search })}>{texts.signIn}</Link>
  if (!product.available) return <AvailabilityRequest product={product} />
  return (
    <>
      <div>
        <Changed of={`${product.id} ${of}`} value={product.minPrice ?? null}>
          <ProductPrice product={product} countryId={of} />
        </Changed>
        <CareCoinReward product={product} />
      </div>
      {may('cart.fill') && (
        <ButtonLink look="soft" to={page}>
          {texts.order}
          <span className="visually-hidden"> {product.name}</span>
        </ButtonLink>
      )}
    </>
  )
}
