import { Link, useLocation } from 'react-router-dom'
import type { Product } from '#modules/catalogue/contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import { paths } from '#paths'
import { productTexts, productPageTexts as texts } from '#texts/catalogue.ts'
import { toOrderTexts } from '#texts/order-edit.ts'
import { useMay } from '#web/identity/may.ts'
import { SalesContact } from '#web/identity/SalesContact.tsx'
import { holdings, useOrderToEdit } from '#web/ordering/edit/order-to-edit.ts'
import { discount as discountTag } from '#web/ui/figures/format.ts'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { AvailabilityRequest } from './AvailabilityRequest.tsx'
import { CountryPrices } from './CountryPrices.tsx'
import classes from './ProductOffer.module.css'
import { ProductOrdering } from './ProductOrdering.tsx'
import { CareCoinReward, ProductPrice } from './ProductPrice.tsx'
import { RequestAnswer } from './RequestAnswer.tsx'

/** Into the cart; or, while an order is being changed, into that order if the product fits it. */
const OrderingHere = ({ product }: { product: Product }) => {
  const { id, order } = useOrderToEdit()
  if (id !== null && order === null) return <Skeleton lines={2} height={44} />
  const fits =
    order === null ||
    (product.productSubCategory.id === order.subCategory.id &&
      orderable(product).some(({ country }) => country.id === order.country.id))
  if (fits) return <ProductOrdering product={product} order={order} />
  return (
    <>
      <p>{toOrderTexts.doesNotFit(holdings(order))}</p>
      <p>
        <Link to={paths.product({ productId: product.id })}>{toOrderTexts.orderInstead}</Link>
      </p>
    </>
  )
}

/** Price and ordering where it is available; else a request for it. Visitors get a link to sign in. */
export const ProductOffer = ({ product }: { product: Product }) => {
  const may = useMay()
  const { pathname } = useLocation()
  if (product.available === undefined)
    return (
      <section className={classes['offer']}>
        <Link to={paths.login({}, { next: pathname })}>{productTexts.signIn}</Link>
      </section>
    )
  if (!product.available)
    return (
      <section className={classes['offer']} aria-label={productTexts.unavailable}>
        <AvailabilityRequest product={product} />
        <RequestAnswer productId={product.id} countryId={null} />
        {may('portfolio.request') && (
          <>
            <SalesContact title={texts.contact} />
            <p className={classes['quiet']}>{texts.contactLead}</p>
          </>
        )}
      </section>
    )
  return (
    <section className={classes['offer']} aria-label={productTexts.order}>
      <div className={classes['prices']}>
        <Changed of={product.id} value={product.minPrice ?? null}>
          <ProductPrice product={product} from={orderable(product).length > 1} large />
        </Changed>
        {(product.discount ?? 0) > 0 && <span className={classes['tag']}>{discountTag(product.discount ?? 0)}</span>}
      </div>
      <CareCoinReward product={product} />
      <CountryPrices product={product} />
      {may('cart.fill') ? <OrderingHere product={product} /> : <p className={classes['quiet']}>{texts.staff}</p>}
    </section>
  )
}
