import type { Cart } from '#modules/ordering/contract.ts'
import { unitsPerPack } from '#modules/ordering/terms/in-packs.ts'
import { paths } from '#paths'
import { cartTexts as texts } from '#texts/cart.ts'
import { checkoutTexts } from '#texts/checkout.ts'
import { flowTexts } from '#texts/order-flow.ts'
import { useMay } from '#web/identity/may.ts'
import { SummaryItem, SummaryLine, SummaryList } from '#web/ordering/flow/SummaryItem.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins, count } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './CartSummary.module.css'

/** Ref for a sticky element: `data-tall` while it is higher than the window, where its end would be out of reach. */
const marksTooTall = (element: HTMLElement) => {
  const look = () => {
    const top = Number.parseFloat(getComputedStyle(element).insetBlockStart) || 0
    element.toggleAttribute('data-tall', element.offsetHeight + top > window.innerHeight)
  }
  const watch = new ResizeObserver(look)
  watch.observe(element)
  window.addEventListener('resize', look)
  return () => {
    watch.disconnect()
    window.removeEventListener('resize', look)
  }
}

/** What all orders of the cart come to: each section's products with quantity and price, what is free with them, then the whole. Values that the server changed are marked. */
export const CartSummary = ({ cart, stored }: { cart: Cart; stored: Cart }) => {
  const may = useMay()
  return (
    <aside ref={marksTooTall} className={classes['summary']} aria-label={texts.summary}>
      <Card title={texts.summary}>
        <Stack gap={5}>
          {cart.sections.map(
            ({ sectionId, country, subCategory, products, bonus, careCoinsUsed, careCoinsDiscount, total }) => (
              <Stack key={sectionId} gap={3}>
                <Text as="h3" tone="plain" size="total">
                  {texts.section(country.name, subCategory.name, null)}
                </Text>
                <SummaryList>
                  {products.map((line) => (
                    <SummaryItem
                      key={line.productId}
                      {...line}
                      perPack={unitsPerPack(line)}
                      total={line.totalEffectivePrice}
                    />
                  ))}
                  {bonus.map(({ productId, name, quantity, total }) => (
                    <SummaryItem key={`free-${productId}`} free name={name} quantity={quantity} total={total} />
                  ))}
                  {careCoinsUsed > 0 && (
                    <SummaryLine name={flowTexts.careCoins(careCoins(careCoinsUsed))}>
                      <Money cents={-careCoinsDiscount} />
                    </SummaryLine>
                  )}
                </SummaryList>
                <Sums>
                  <Sum name={texts.units(count(products.reduce((units, { quantity }) => units + quantity, 0)))} strong>
                    <Money cents={total} exclVat />
                  </Sum>
                </Sums>
              </Stack>
            ),
          )}
          <Sums>
            <Sum name={texts.orderTotal} total>
              <Changed of="cart" value={stored.total}>
                <Money cents={cart.total} exclVat />
              </Changed>
            </Sum>
          </Sums>
          {may('orders.place') && (
            <>
              <ButtonLink look="filled" size="large" to={paths.orderCheckout()}>
                {checkoutTexts.open(cart.sections.length)}
              </ButtonLink>
              <Text size="small">{checkoutTexts.stepByStep}</Text>
            </>
          )}
          <Text size="small">{texts.promise}</Text>
        </Stack>
      </Card>
    </aside>
  )
}
