import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { listAddresses } from '#modules/distributors/contract.ts'
import type { CartSection } from '#modules/ordering/contract.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import { paths } from '#paths'
import { translated } from '#platform/text/say.ts'
import { addressTexts, flowTexts, shippingTexts, validationTexts as texts } from '#texts/order-flow.ts'
import { orderTexts } from '#texts/orders.ts'
import { useRead } from '#web/api/endpoint.ts'
import { AddressLines } from '#web/distributors/AddressLines.tsx'
import { IncotermFit } from '#web/ordering/IncotermFit.tsx'
import { OtherCountry } from '#web/ordering/OtherCountry.tsx'
import { ProductLine } from '#web/ordering/ProductLine.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Bullets } from '#web/ui/layout/Bullets.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import type { FlowState } from './FlowFrame.tsx'
import classes from './Review.module.css'

/** Everything that was chosen, each part with the way back to it; prices that moved next to what they were. */
export const Review = ({ cart: { draft }, section, before }: FlowState) => {
  const { data: addresses = [] } = useRead(listAddresses, {})
  const shippingAddress = addresses.find(({ id }) => id === draft.shippingAddressId)
  const billingAddress = addresses.find(({ id }) => id === draft.billingAddressId)
  const requests = specialRequests(draft.specialRequest)
  return (
    <Card>
      <Part title={`${section.country.name}: ${section.subCategory.name}`} to={paths.cart()}>
        <Products section={section} before={before} />
      </Part>
      <Part title={texts.addresses} to={paths.orderAddress()}>
        <Grid least={200}>
          <Titled title={addressTexts.shipping}>
            {shippingAddress && (
              <>
                <AddressLines place={shippingAddress} reach={false} />
                <OtherCountry
                  address={shippingAddress.country}
                  order={section.country}
                  say={addressTexts.otherCountry}
                />
              </>
            )}
          </Titled>
          <Titled title={addressTexts.billing}>
            {billingAddress && <AddressLines place={billingAddress} reach={false} />}
          </Titled>
          <Titled title={addressTexts.contact}>
            {draft.contact ? (
              <p>
                <bdi>{draft.contact.name}</bdi>
                <br />
                <bdi dir="ltr">{draft.contact.phone}</bdi>
              </p>
            ) : (
              <Text>{addressTexts.noContact}</Text>
            )}
          </Titled>
        </Grid>
      </Part>
      <Part title={flowTexts.steps.shipping} to={paths.orderShipping()}>
        {draft.shipping && (
          <p>
            {draft.shipping.method} · {shippingTexts.incoterms[draft.shipping.method].name}
            {draft.shipping.transportMode && `, ${shippingTexts.modes[draft.shipping.transportMode]}`}
            {draft.shipping.destination && (
              <>
                , <bdi>{draft.shipping.destination}</bdi>
              </>
            )}
          </p>
        )}
        {draft.shipping && <IncotermFit incoterm={draft.shipping.method} mode={draft.shipping.transportMode} />}
      </Part>
      <Part title={flowTexts.steps.certificates} to={paths.orderCertificates()}>
        {draft.certificates.length === 0 ? (
          <Text>{texts.noCertificates}</Text>
        ) : (
          <Bullets items={draft.certificates.map(translated)} />
        )}
      </Part>
      {requests.length > 0 && (
        <Part title={orderTexts.specialRequest} to={paths.cart()}>
          <Bullets items={requests} />
        </Part>
      )}
    </Card>
  )
}

const Part = ({ title, to, children }: { title: string; to: string; children: ReactNode }) => (
  <section className={classes['part']}>
    <Stack gap={4}>
      <Row justify="between">
        <h2>{title}</h2>
        <Link to={to} aria-label={texts.edit(title)}>
          <IconPencil size={16} stroke={1.8} aria-hidden />
          {texts.change}
        </Link>
      </Row>
      {children}
    </Stack>
  </section>
)

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={2}>
    <Text as="h3" size="label">
      {title}
    </Text>
    {children}
  </Stack>
)

/** How many and in what, of one line. */
const amount = ({ packagings, packagingId, quantity }: CartSection['products'][number]): string => {
  const packaging = packagings.find(({ id }) => id === packagingId)
  return unbroken([packaging?.name, unitsInPacks(quantity, packaging?.units)].filter(Boolean).join(' · '))
}

const Products = ({ section: { products, bonus }, before }: Pick<FlowState, 'section' | 'before'>) => (
  <Stack as="ul" gap={4}>
    {products.map((it) => (
      <li key={it.productId} className={classes['product']}>
        <ProductLine
          product={it}
          detail={
            <>
              {amount(it)} {texts.at} <Money cents={it.effectivePrice} />
            </>
          }
        >
          <Was line={it} before={before} />
          {it.problem && (
            <Text tone="error" size="small">
              {it.problem}
            </Text>
          )}
        </ProductLine>
        <Money cents={it.totalEffectivePrice} />
      </li>
    ))}
    {bonus.map((it) => (
      <li key={`free-${it.productId}`} className={classes['product']}>
        <ProductLine product={it} detail={`${unitsInPacks(it.quantity, null)} · ${flowTexts.free}`} />
        <Money cents={it.total} />
      </li>
    ))}
  </Stack>
)

/** What the line came to when the cart was filled, where that is another price. */
const Was = ({ line, before }: { line: CartSection['products'][number]; before: FlowState['before'] }) => {
  const was = before?.products.find(({ productId }) => productId === line.productId)?.totalEffectivePrice
  if (was === undefined || was === line.totalEffectivePrice) return null
  return (
    <Text tone="you" size="small">
      {texts.was} <Money cents={was} />
    </Text>
  )
}
