import { Link } from 'react-router-dom'
import { orderable } from '#modules/catalogue/availability.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { paths } from '#paths'
import { toOrderTexts as texts } from '#texts/order-edit.ts'
import { holdings, useOrderToEdit } from '#web/ordering/edit/order-to-edit.ts'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { ProductOrdering } from './ProductOrdering.tsx'

/** Into the cart; or, while an order is being changed, into that order if the product fits it. */
export const OrderingHere = ({ product }: { product: Product }) => {
  const { id, order } = useOrderToEdit()
  if (id !== null && order === null) return <Skeleton lines={2} height={44} />
  const fits =
    order === null ||
    (product.productSubCategory.id === order.subCategory.id &&
      orderable(product).some(({ country }) => country.id === order.country.id))
  if (fits) return <ProductOrdering product={product} order={order} />
  return (
    <>
      <p>{texts.doesNotFit(holdings(order))}</p>
      <p>
        <Link to={paths.product({ productId: product.id })}>{texts.orderInstead}</Link>
      </p>
    </>
  )
}
