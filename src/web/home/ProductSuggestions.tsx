import { listProducts, listRelatedProducts, listViews, type Product } from '#modules/catalogue/contract.ts'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { ProductSlider } from '#web/catalogue/ProductSlider.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { recentProducts } from './recent-products.ts'

const RECENT = 4

/** As high as a slider with its heading, and as two. */
const slider = <Skeleton height={556} card={639} />
const sliders = <Skeleton lines={2} height={561} card={644} />

/** What the company looked at last, and what is bought with the latest of them; products of the shop before that. */
export const ProductSuggestions = () => {
  const views = useRead(listViews, {})
  const shop = useRead(listProducts, {})
  return (
    <Loading read={views} skeleton={sliders}>
      {(viewed) => (
        <Loading read={shop} skeleton={sliders}>
          {(all) => <Suggestions viewed={viewed.length > 0} products={recentProducts(viewed, all, RECENT)} />}
        </Loading>
      )}
    </Loading>
  )
}

/** `viewed`: the first of them was looked at; otherwise all of them are the beginning of the shop. */
const Suggestions = ({ viewed, products }: { viewed: boolean; products: readonly Product[] }) => {
  const [latest] = products
  return (
    <Stack>
      <ProductSlider
        title={viewed ? texts.recent : texts.products}
        link={{ label: texts.allNewProducts, to: paths.shop() }}
        products={products}
      />
      {viewed && latest && <PurchasedWith product={latest} />}
    </Stack>
  )
}

const PurchasedWith = ({ product }: { product: Product }) => {
  const related = useRead(listRelatedProducts, { id: product.id })
  return (
    <Loading read={related} skeleton={slider}>
      {({ frequentlyPurchasedWith }) => (
        <ProductSlider
          title={texts.frequent}
          aside={<bdi>{product.name}</bdi>}
          link={{ label: texts.allProducts, to: paths.shop() }}
          products={frequentlyPurchasedWith}
        />
      )}
    </Loading>
  )
}
