import { useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { Product, Registration } from '#modules/catalogue/contract.ts'
import { offeredIn, orderable } from '#modules/catalogue/registrations/availability.ts'
import { listOwnLeadTimes } from '#modules/forecasting/contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { unitsInPacks, unitsPerPack } from '#modules/ordering/terms/in-packs.ts'
import { choiceProblem, MAXIMUM_QUANTITY } from '#modules/ordering/terms/quantity.ts'
import { paths } from '#paths'
import { productTexts, productPageTexts as texts } from '#texts/catalogue.ts'
import { toOrderTexts } from '#texts/order-edit.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { SalesContact } from '#web/identity/SalesContact.tsx'
import { holdings, useOrderToEdit } from '#web/ordering/edit/order-to-edit.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { QuantitySelector } from '#web/ui/fields/quantity/QuantitySelector.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { count, discount as discountTag, unbroken } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { AvailabilityRequest } from './AvailabilityRequest.tsx'
import { CountryPrices } from './CountryPrices.tsx'
import { LabelLink, LabelModal } from './LabelModal.tsx'
import { CareCoinReward, ProductPrice } from './ProductPrice.tsx'
import { RequestAnswer } from './RequestAnswer.tsx'

type OfferProps = {
  readonly product: Product
  /** Where it goes; null: not chosen yet. */
  readonly countryId: string | null
  readonly onCountry: (countryId: string) => void
}

/** How many, in what packaging, and by way of the label into the cart, or into the order that is being changed. */
const ProductOrdering = ({ product, order, countryId, onCountry }: OfferProps & { order: OrderDetail | null }) => {
  const { packagings, minimumOrderQuantity: min, orderQuantityStep: step } = product
  const [quantity, setQuantity] = useState(min)
  const [packagingId, setPackagingId] = useState<string | null>(
    packagings.length === 1 ? (packagings[0]?.id ?? null) : null,
  )
  const [tried, setTried] = useState(false)
  const [labelShown, setLabelShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const problem = choiceProblem({ quantity, packagingId }, product)
  const errorAt = (field: string) => (tried && problem?.field === field ? problem.reason : null)
  const submit = () => {
    setTried(true)
    // What was typed may be no number, or one of two: the field says so, and no other quantity is taken for it.
    const unclear = form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')
    if (problem === null) return unclear ? unclear.focus() : setLabelShown(true)
    const [quantityField, packagingField] = form.current?.querySelectorAll('input') ?? []
    const concerned = problem.field === 'quantity' ? quantityField : packagingField
    concerned?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={4}>
        <Row gap={5} align="start" wide>
          <QuantitySelector
            value={quantity}
            onChange={setQuantity}
            min={min}
            max={MAXIMUM_QUANTITY}
            step={step}
            error={errorAt('quantity')}
          />
          {packagings.length > 0 && (
            <SelectField
              label={texts.packaging}
              placeholder={texts.choosePackaging}
              choices={packagings.map(({ id, name }) => ({ value: id, label: name }))}
              value={packagingId}
              onChange={setPackagingId}
              error={errorAt('packagingId')}
            />
          )}
        </Row>
        {/* Its line stays: what is pressed while the field is left would move from under the pointer. */}
        <Text size="small">
          {quantity > 0 ? unbroken(unitsInPacks(quantity, unitsPerPack({ packagings, packagingId }))) : '\u00a0'}
        </Text>
        <Text size="small">{texts.orderRule(count(min), count(step))}</Text>
        <Row wide>
          <Button type="submit" look="filled" size="large">
            {order ? toOrderTexts.addToOrder : texts.addToCart}
          </Button>
        </Row>
      </Stack>
      <LabelModal
        opened={labelShown}
        onClose={() => setLabelShown(false)}
        product={product}
        quantity={quantity}
        packagingId={packagingId}
        order={order}
        countryId={countryId}
        onCountry={onCountry}
      />
    </form>
  )
}

/** Into the cart; or, while an order is being changed, into that order if the product fits it. */
const OrderingHere = ({ product, ...country }: OfferProps) => {
  const { id, order } = useOrderToEdit()
  if (id !== null && order === null) return <Skeleton lines={2} height={44} />
  const fits =
    order === null ||
    (product.productSubCategory.id === order.subCategory.id &&
      orderable(product).some(({ country }) => country.id === order.country.id))
  if (fits) return <ProductOrdering product={product} order={order} {...country} />
  return (
    <>
      <p>{toOrderTexts.doesNotFit(holdings(order))}</p>
      <p>
        <Link to={paths.product({ productId: product.id })}>{toOrderTexts.orderInstead}</Link>
      </p>
    </>
  )
}

/** What holds in the country: the label that the product carries there, and how long it takes. */
const InCountry = ({ product, registration }: { product: Product; registration: Registration }) => {
  const { data: leadTimes } = useRead(listOwnLeadTimes, { productId: product.id }, { staleTime: 300_000 })
  const days = leadTimes?.find((it) => it.countryId === registration.country.id)?.days
  return (
    <Facts
      facts={{
        [texts.label]: <LabelLink registration={registration} />,
        [texts.leadTime]: days ? texts.leadDays(days.map(count)) : '…',
      }}
    />
  )
}

/** Where it goes: decides price, label and lead time. An order that is being changed has its own country. */
const Destination = ({ product, countryId, onCountry }: OfferProps) => {
  const wanted = useSearchParams()[0].get('country')
  const registrations = orderable(product)
  const registration = registrations.find(({ country }) => country.id === countryId)
  const elsewhere = product.registrations?.find(({ country }) => country.id === wanted && wanted !== countryId)
  return (
    <Stack gap={4}>
      {registrations.length > 1 && (
        <SelectField
          label={texts.country}
          placeholder={texts.chooseCountry}
          choices={registrations.map(({ country }) => ({ value: country.id, label: country.name }))}
          value={countryId}
          onChange={onCountry}
        />
      )}
      {elsewhere && <Note tone="moving">{texts.otherPrices(elsewhere.country.name)}</Note>}
      {registration && <InCountry product={product} registration={registration} />}
    </Stack>
  )
}

/** Price and ordering where it is available; else a request for it. Visitors get a link to sign in. */
export const ProductOffer = ({ product, ...country }: OfferProps) => {
  const { countryId, onCountry } = country
  const may = useMay()
  const { pathname } = useLocation()
  if (product.available === undefined)
    return (
      <Card>
        <Link to={paths.login({}, { next: pathname })}>{productTexts.signIn}</Link>
      </Card>
    )
  if (!product.available)
    return (
      <section aria-label={productTexts.unavailable}>
        <Card>
          <Stack gap={4}>
            <AvailabilityRequest product={product} />
            <RequestAnswer productId={product.id} countryId={null} />
            {may('portfolio.request') && (
              <>
                <SalesContact title={texts.contact} />
                <Text size="small">{texts.contactLead}</Text>
              </>
            )}
          </Stack>
        </Card>
      </section>
    )
  const offered = offeredIn(product, countryId)
  return (
    <section aria-label={productTexts.order}>
      <Card>
        <Stack gap={4}>
          <Row gap={4}>
            <Changed of={`${product.id} ${countryId}`} value={offered.minPrice ?? null}>
              <ProductPrice product={offered} countryId={countryId} large />
            </Changed>
            {(offered.discount ?? 0) > 0 && <StatusPill tone="moving">{discountTag(offered.discount ?? 0)}</StatusPill>}
          </Row>
          <CareCoinReward product={product} />
          <CountryPrices product={product} />
          <Destination product={product} countryId={countryId} onCountry={onCountry} />
          {may('cart.fill') ? <OrderingHere product={product} {...country} /> : <Text size="small">{texts.staff}</Text>}
        </Stack>
      </Card>
    </section>
  )
}
