import { useRef, useState } from 'react'

import type { Product } from '#modules/catalogue/contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { choiceProblem, MAXIMUM_QUANTITY } from '#modules/ordering/terms/quantity.ts'
import { productPageTexts as texts } from '#texts/catalogue.ts'
import { toOrderTexts } from '#texts/order-edit.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { QuantitySelector } from '#web/ui/fields/quantity/QuantitySelector.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { LabelModal } from './LabelModal.tsx'
import classes from './ProductOrdering.module.css'

/** How many, in what packaging, and by way of the label into the cart, or into the order that is being changed. */
export const ProductOrdering = ({ product, order }: { product: Product; order: OrderDetail | null }) => {
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
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={classes['fields']}>
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
      </div>
      {/* Its line stays: what is pressed while the field is left would move from under the pointer. */}
      <p className={classes['rule']}>
        {quantity > 0
          ? unbroken(unitsInPacks(quantity, packagings.find(({ id }) => id === packagingId)?.name))
          : '\u00a0'}
      </p>
      <p className={classes['rule']}>{texts.orderRule(count(min), count(step))}</p>
      <Button type="submit" look="filled" size="large">
        {order ? toOrderTexts.addToOrder : texts.addToCart}
      </Button>
      <LabelModal
        opened={labelShown}
        onClose={() => setLabelShown(false)}
        product={product}
        quantity={quantity}
        packagingId={packagingId}
        order={order}
      />
    </form>
  )
}
