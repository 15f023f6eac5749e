import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { listRelatedProducts, type Product, recordView, showProduct } from '#modules/catalogue/contract.ts'
import { paths } from '#paths'
import { shopTexts, productPageTexts as texts } from '#texts/catalogue.ts'
import { call, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useMay } from '#web/identity/may.ts'
import { ForOrder } from '#web/ordering/edit/ForOrder.tsx'
import { useKeepingOrder } from '#web/ordering/edit/order-to-edit.ts'
import { NotThere } from '#web/shell/NotThere.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductOffer } from './ProductOffer.tsx'
import classes from './ProductPage.module.css'
import { ProductSlider } from './ProductSlider.tsx'

/** /product/:id */
export default function ProductPage() {
  const id = useParams()['productId'] as Product['id']
  const product = useRead(showProduct, { id })
  useRecordedView(product.data?.id)

  if (product.error && [404, 422].includes(product.error.status)) return <NotThere />
  return (
    <Loading read={product} skeleton={<PageSkeleton />}>
      {(it) => <ProductView key={it.id} product={it} />}
    </Loading>
  )
}

const ProductView = ({ product }: { product: Product }) => {
  const { name, image, available, productSubCategory: sub } = product
  const keeping = useKeepingOrder()
  const related = useRead(listRelatedProducts, { id: product.id }, { staleTime: 60_000 })
  return (
    <ForOrder>
      <PageHeader
        title={name}
        heading={<bdi>{name}</bdi>}
        crumbs={[
          { label: shopTexts.title, to: keeping(paths.shop()) },
          { label: sub.productCategory.name, to: keeping(paths.shop({}, { category: sub.productCategory.id })) },
          { label: sub.name, to: keeping(paths.shop({}, { subCategory: sub.id })) },
        ]}
        actions={<LiveNotice />}
      />
      <div className={classes['page']}>
        <div className={classes['picture']}>
          <ProductPicture image={image} faded={available === false} />
        </div>
        <div className={classes['text']}>
          <ProductFacts product={product} />
          <ProductOffer product={product} />
        </div>
      </div>
      <div className={classes['related']}>
        <ProductSlider title={texts.frequentlyPurchased} products={related.data?.frequentlyPurchasedWith ?? []} />
        <ProductSlider title={texts.interested} products={related.data?.interestedIn ?? []} />
      </div>
    </ForOrder>
  )
}

/** Records the view, once for each product that is opened. Losing one does no harm. */
const useRecordedView = (productId: Product['id'] | undefined): void => {
  const mayKeep = useMay()('history.keep')
  useEffect(() => {
    if (productId && mayKeep) call(recordView, { productId }, { quiet: true }).catch(() => undefined)
  }, [productId, mayKeep])
}

const PageSkeleton = () => (
  <div className={classes['page']}>
    <Skeleton height={440} />
    <Skeleton lines={6} height={44} />
  </div>
)
