import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  downloadCatalogue,
  listCategories,
  listProducts,
  listSubCategories,
  type Product,
} from '#modules/catalogue/contract.ts'
import { matchesFilters, matchesSearch } from '#modules/catalogue/products/portfolio-filters.ts'
import { shopTexts as texts } from '#texts/catalogue.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useMe } from '#web/identity/me.ts'
import { ForOrder } from '#web/ordering/edit/ForOrder.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Pager, pagesOf, pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { countriesOf, ShopChips, ShopFilters } from './ShopFilters.tsx'
import classes from './ShopPage.module.css'
import { type Criteria, noCriteria, useCriteria } from './shop-filters.ts'

const PER_PAGE = 12

/** /shop: the portfolio, 12 products a page. Visitors see it without prices. */
export default function ShopPage() {
  const { data: me } = useMe()
  const products = useRead(listProducts, {}, { staleTime: 60_000 })
  const { data: categories = null } = useRead(listCategories, {}, { staleTime: 300_000 })
  const { data: subCategories = null } = useRead(listSubCategories, {}, { staleTime: 300_000 })
  const countries = products.data ? countriesOf(products.data) : null
  const [criteria, setCriteria] = useCriteria({ categories, subCategories, countries })
  const portfolio = {
    categories: categories ?? [],
    subCategories: subCategories ?? [],
    products: products.data ?? [],
  }
  const anchor = useAnchor('products', products.isSuccess)
  const choosing = { ...portfolio, criteria, onCriteria: setCriteria }

  return (
    <ForOrder>
      <PageHeader
        title={texts.title}
        {...(!me && { lead: texts.visitorLead })}
        actions={
          <>
            <LiveNotice />
            <CatalogueDownload />
          </>
        }
      />
      <Stack>
        <ProductSearch portfolio={portfolio} criteria={criteria} onCriteria={setCriteria} />
        <div className={classes['page']}>
          <div>
            <ShopFilters {...choosing} />
          </div>
          <section ref={anchor} id="products" aria-label={texts.products} className={classes['products']}>
            <Stack gap={5}>
              <ShopChips {...choosing} />
              <Loading read={products} skeleton={<GridSkeleton />}>
                {(all) => <Shelf all={all} criteria={criteria} onReset={() => setCriteria(noCriteria)} />}
              </Loading>
            </Stack>
          </section>
        </div>
      </Stack>
    </ForOrder>
  )
}

/** Brings what the address names after its # into sight, once it has the height that it keeps. */
const useAnchor = (name: string, isThere: boolean) => {
  const { hash, key } = useLocation()
  const anchor = useRef<HTMLElement>(null)
  useEffect(() => {
    // `key`: a second click on the same link goes there again.
    if (isThere && key && hash === `#${name}`) anchor.current?.scrollIntoView()
  }, [isThere, hash, key, name])
  return anchor
}

/** The products that meet the criteria, a page of them. */
const Shelf = ({ all, criteria, onReset }: { all: readonly Product[]; criteria: Criteria; onReset: () => void }) => {
  const [requested, setPage] = usePage()
  const found = all.filter((product) => matchesFilters(product, criteria) && matchesSearch(product, criteria.search))
  const page = pageWithin(requested, PER_PAGE, found.length)
  const first = (page - 1) * PER_PAGE
  const shown = found.slice(first, first + PER_PAGE)

  if (all.length === 0) return <EmptyState art={<EmptyArt area="products" />}>{texts.empty}</EmptyState>
  if (found.length === 0)
    return <EmptyState action={<Button onClick={onReset}>{texts.seeAll}</Button>}>{texts.none}</EmptyState>
  return (
    <Stack gap={5}>
      <h2 className="visually-hidden">{texts.products}</h2>
      <Text size="small" role="status">
        {texts.products} <bdi dir="ltr">{uiTexts.range(first + 1, first + shown.length, found.length)}</bdi>
      </Text>
      <ul role="list" className={classes['grid']}>
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} filtered={criteria.countryId} />
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pagesOf(found.length, PER_PAGE)} onPage={setPage} />
    </Stack>
  )
}

const CatalogueDownload = () => {
  const [busy, setBusy] = useState(false)
  const fetchIt = async () => {
    setBusy(true)
    await download(downloadCatalogue, {}, texts.catalogueFile)
    setBusy(false)
  }
  return (
    <Button icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />} busy={busy} onClick={() => void fetchIt()}>
      {texts.catalogue}
    </Button>
  )
}

const GridSkeleton = () => <Skeleton lines={PER_PAGE} height={400} className={classes['grid'] ?? ''} />
