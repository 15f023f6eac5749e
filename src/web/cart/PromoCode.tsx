import { IconTag, IconTagOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { applyPromoCode } from '#modules/ordering/cart/applying-contract.ts'
import type { CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { CARE_COIN_CENTS } from '#modules/ordering/terms/pricing.ts'
import { promoTexts as texts } from '#texts/promo-codes.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { keepCode } from '#web/ordering/flow/draft.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { careCoins, count, money, percent } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './PromoCode.module.css'

type Props = {
  section: CartSection
  draft: OrderDraft
  /** What was just changed in the cart is on the server. */
  settled?: () => Promise<unknown>
}

/** A section's promo code: to apply one, what it does, to take it away again. */
export const PromoCode = ({ section, draft, settled }: Props) => {
  const { promo, promoProblem } = section
  const [cleared, setCleared] = useState(0)
  const code = draft.promoCodes[section.sectionId]
  const isApplied = code !== undefined && (promo !== null || promoProblem !== null)
  const { place, follow } = useFollowing(isApplied)
  if (!isApplied)
    return (
      <div ref={place}>
        <ApplyForm
          section={section}
          settled={settled}
          onApplied={(bonusCleared) => {
            setCleared(bonusCleared)
            follow()
          }}
        />
      </div>
    )
  const remove = () => {
    follow()
    void keepCode(section, null)
  }
  return (
    <div ref={place}>
      <Note
        tone={promoProblem ? 'error' : 'done'}
        icon={
          promo ? <IconTag size={20} stroke={1.6} aria-hidden /> : <IconTagOff size={20} stroke={1.6} aria-hidden />
        }
        role={promoProblem ? 'alert' : 'status'}
        strong={<bdi>{promo?.code ?? code}</bdi>}
        action={
          <Button look="text" size="small" onClick={remove}>
            {texts.remove}
          </Button>
        }
      >
        <span>{promoProblem ?? effectOf(section)}</span>
        {promo && cleared > 0 && ` ${texts.bonusCleared(count(cleared))}`}
      </Note>
    </div>
  )
}

/** Applying a code, or taking it away, replaces this part: then the focus moves to the new one. */
const useFollowing = (isApplied: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const followed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what came that counts
  useEffect(() => {
    if (followed.current) place.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
    followed.current = false
  }, [isApplied])
  const follow = () => {
    followed.current = true
  }
  return { place, follow }
}

/** What the code does to the section, in a sentence. */
const effectOf = ({ promo, products, totalPromoCodeDiscount }: CartSection): string => {
  if (!promo) return ''
  if (promo.type === 'SHIPPING_DISCOUNT') return texts.shipping(percent(promo.shippingDiscount))
  if (promo.type === 'CASH_BACK')
    return texts.cashBack(careCoins(promo.cashBackAmount / CARE_COIN_CENTS), money(promo.cashBackAmount))
  const covered = products.filter(({ productId }) => promo.productIds?.includes(productId) ?? true).length
  const of = texts.products(covered, products.length)
  return texts.discount(percent(promo.discount), of, money(totalPromoCodeDiscount))
}

const ApplyForm = ({
  section,
  settled,
  onApplied,
}: Pick<Props, 'section'> & {
  settled: (() => Promise<unknown>) | undefined
  onApplied: (bonusCleared: number) => void
}) => {
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const { country, subCategory, products, bonus } = section
  const chosen = { countryId: country.id, subCategoryId: subCategory.id }
  const command = useCommand(applyPromoCode, {
    onDone: ({ promo, bonusCleared }) => {
      onApplied(bonusCleared)
      void keepCode(section, promo.code)
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(typed.trim() === '')
    if (typed.trim() === '') return
    await settled?.()
    const items = products.flatMap(({ productId, quantity, registrationId }) =>
      registrationId === null ? [] : [{ productId, quantity }],
    )
    void command.send({ code: typed.trim(), ...chosen, items })
  }
  return (
    <form noValidate className={classes['form']} onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setMissing(false)
          command.clear()
        }}
        error={missing ? texts.enter : (Object.values(command.errors)[0] ?? null)}
      />
      <Button type="submit" busy={command.busy}>
        {texts.apply}
      </Button>
      {bonus.length > 0 && <Text size="small">{texts.help}</Text>}
    </form>
  )
}
