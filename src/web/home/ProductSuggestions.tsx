import { listProducts, listRelatedProducts, listViews, type Product } from '#modules/catalogue/contract.ts'
import { ProductSlider } from '#web/catalogue/ProductSlider.tsx'
import { useRead } from '#web/endpoint.ts'
import { CouldNotLoad, Skeleton, useSlow } from '#web/ui/Loading.tsx'
import { homeWords as words } from '#web/words/home.ts'
import { recentProducts } from './recent-products.ts'

const RECENT = 4

/** What the company looked at last, and what is bought with the latest of them. */
export const ProductSuggestions = () => {
  const views = useRead(listViews, {})
  const shop = useRead(listProducts, {})
  const slow = useSlow(views.isPending || shop.isPending)
  const failed = [views, shop].find(({ isError, data }) => isError && data === undefined)
  if (failed?.error) return <CouldNotLoad problem={failed.error} again={() => void failed.refetch()} />
  if (!views.data || !shop.data) return slow ? <Skeleton height={400} /> : null
  const recent = recentProducts(views.data, shop.data, RECENT)
  const [latest] = recent
  return (
    <>
      <ProductSlider title={words.recent} link={{ label: words.allNewProducts, to: '/shop' }} products={recent} />
      {latest && <PurchasedWith product={latest} />}
    </>
  )
}

const PurchasedWith = ({ product }: { product: Product }) => {
  const related = useRead(listRelatedProducts, { id: product.id })
  return (
    <ProductSlider
      title={words.frequent}
      aside={<bdi>{product.name}</bdi>}
      link={{ label: words.allProducts, to: '/shop' }}
      products={related.data?.frequentlyPurchasedWith ?? []}
    />
  )
}
