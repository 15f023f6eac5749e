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

  return (
    <section ref={place} className={classes['card']} aria-labelledby={id}>
      <h2>
        <button type="button" id={id} aria-expanded={open} aria-controls={`${id}-body`} onClick={() => setOpen(!open)}>
          <span>{texts.section(country.name, subCategory.name, address)}</span>
          <IconChevronDown size={20} stroke={1.6} aria-hidden />
        </button>
      </h2>
      <div id={`${id}-body`} hidden={!open}>
        <div ref={lines}>
          <CartLines section={section} changes={changes} />
        </div>
        <div className={classes['foot']}>
          <div className={classes['sums']}>
            <PromoCode section={section} draft={draft} settled={changes.settled} />
            <SectionTotals section={section} />
          </div>
          <div className={classes['actions']}>
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
                <span className="visually-hidden"> {texts.section(country.name, subCategory.name, null)}</span>
              </Button>
            ) : (
              <OnlyProcurement say={texts.only} />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

const SectionTotals = ({ section }: { section: CartSection }) => (
  <dl className={classes['totals']}>
    <div>
      <dt>{texts.subTotal}</dt>
      <dd>
        <Money cents={section.nonPromoCodeDiscountedTotal} exclVat />
      </dd>
    </div>
    {section.promo && section.totalPromoCodeDiscount > 0 && (
      <div>
        <dt>{promoTexts.total(section.promo.code)}</dt>
        <dd>
          <Money cents={-section.totalPromoCodeDiscount} />
        </dd>
      </div>
    )}
    {section.careCoinsUsed > 0 && (
      <div>
        <dt>{texts.careCoins(careCoins(section.careCoinsUsed))}</dt>
        <dd>
          <Money cents={-section.careCoinsDiscount} />
        </dd>
      </div>
    )}
    <div className={classes['total']}>
      <dt>{texts.total}</dt>
      <dd>
        <Money cents={section.total} exclVat />
      </dd>
    </div>
  </dl>
)
