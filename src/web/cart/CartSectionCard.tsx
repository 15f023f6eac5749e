import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { cartTexts as texts } from '#texts/cart.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { useNoOrders } from '#web/distributors/AccountNote.tsx'
import { useMay } from '#web/identity/may.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Card, CardPart } from '#web/ui/page/Card.tsx'
import { CartLines } from './CartLines.tsx'
import classes from './CartSectionCard.module.css'
import type { CartChanges } from './cart-changes.ts'
import { PromoCode } from './PromoCode.tsx'

/** One country and one sub-category, which becomes one order. Open until it is folded. */
export const CartSectionCard = ({
  section,
  draft,
  address,
  changes,
  isNext,
  placing,
  onPlace,
}: {
  section: CartSection
  draft: OrderDraft
  /** Where the order draft ships it. */
  address: string | null
  changes: CartChanges
  /** The section whose order is the next step of the page. */
  isNext: boolean
  placing: string | null
  /** `lines`: where the products of the section stand. */
  onPlace: (lines: HTMLElement | null) => void
}) => {
  const id = useId()
  const may = useMay()
  const [open, setOpen] = useState(true)
  const place = useRef<HTMLElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const isSought = useLocation().hash === `#${section.sectionId}`
  useEffect(() => {
    if (isSought) place.current?.scrollIntoView({ block: 'start' })
  }, [isSought])
  const { country, subCategory, canBeOrdered, sectionId } = section
  const why = useNoOrders() ?? (canBeOrdered ? undefined : texts.notOrderable)

  const name = texts.section(country.name, subCategory.name, null)

  return (
    <section ref={place} aria-labelledby={`${id}-name`}>
      <Card
        flush
        title={
          <button
            type="button"
            id={`${id}-name`}
            className={classes['fold']}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {texts.section(country.name, subCategory.name, address)}
            <IconChevronDown size={20} stroke={1.6} aria-hidden />
          </button>
        }
      >
        <div id={id} hidden={!open}>
          <div ref={lines}>
            <CartLines section={section} changes={changes} />
          </div>
          <CardPart>
            <Stack gap={5}>
              <Grid least={280} gap={6}>
                <PromoCode section={section} draft={draft} settled={changes.settled} />
                <SectionTotals section={section} />
              </Grid>
              <Row justify="end" wide>
                <ButtonLink to={paths.shop()}>{texts.addAnother}</ButtonLink>
                {may('orders.place') ? (
                  <Button
                    look={isNext ? 'filled' : 'outlined'}
                    busy={placing === sectionId}
                    disabled={placing !== null}
                    why={why}
                    onClick={() => onPlace(lines.current)}
                  >
                    {texts.place}
                    <span className="visually-hidden"> {name}</span>
                  </Button>
                ) : (
                  <OnlyProcurement say={texts.only} />
                )}
              </Row>
            </Stack>
          </CardPart>
        </div>
      </Card>
    </section>
  )
}

const SectionTotals = ({ section }: { section: CartSection }) => (
  <Sums>
    <Sum name={texts.subTotal}>
      <Money cents={section.nonPromoCodeDiscountedTotal} exclVat />
    </Sum>
    {section.promo && section.totalPromoCodeDiscount > 0 && (
      <Sum name={promoTexts.total(section.promo.code)}>
        <Money cents={-section.totalPromoCodeDiscount} />
      </Sum>
    )}
    {section.careCoinsUsed > 0 && (
      <Sum name={texts.careCoins(careCoins(section.careCoinsUsed))}>
        <Money cents={-section.careCoinsDiscount} />
      </Sum>
    )}
    <Sum name={texts.total} total>
      <Money cents={section.total} exclVat />
    </Sum>
  </Sums>
)
