import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  downloadSheet,
  listRelatedProducts,
  type Product,
  recordView,
  showProduct,
} from '#modules/catalogue/contract.ts'
import { paths } from '#paths'
import { shopTexts, productPageTexts as texts } from '#texts/catalogue.ts'
import { call, useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useMay } from '#web/identity/may.ts'
import { ForOrder } from '#web/ordering/edit/ForOrder.tsx'
import { useKeepingOrder } from '#web/ordering/edit/order-to-edit.ts'
import { NotThere } from '#web/shell/NotThere.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { ManyCountries } from './ManyCountries.tsx'
import { ProductOffer } from './ProductOffer.tsx'
import classes from './ProductPage.module.css'
import { ProductSlider } from './ProductSlider.tsx'
import { useCountryOf } from './price-country.ts'

/** What the product is, as text, with its data sheet. */
const ProductFacts = ({ product }: { product: Product }) => {
  const { id, reference, description, technicalDescription, sterile } = product
  const [busy, setBusy] = useState(false)
  const fetchSheet = async () => {
    setBusy(true)
    await download(downloadSheet, { id }, texts.sheetFile(reference))
    setBusy(false)
  }
  return (
    <Stack gap={4}>
      <Row>
        <Text as="span">
          {texts.reference} <bdi>{reference}</bdi>
        </Text>
        {sterile && <StatusPill tone="closed">{texts.sterile}</StatusPill>}
      </Row>
      <Text tone="plain" size="lead">
        {description}
      </Text>
      <h2>{texts.technical}</h2>
      <Text typed>{technicalDescription}</Text>
      <Row>
        <Button
          icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
          busy={busy}
          onClick={() => void fetchSheet()}
        >
          {texts.sheet}
        </Button>
      </Row>
    </Stack>
  )
}

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
  const [countryId, setCountry] = useCountryOf(product)
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
        <Stack>
          <ProductFacts product={product} />
          <ProductOffer product={product} countryId={countryId} onCountry={setCountry} />
        </Stack>
      </div>
      <div className={classes['below']}>
        <ManyCountries key={`${product.id} ${countryId}`} product={product} countryId={countryId} />
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
