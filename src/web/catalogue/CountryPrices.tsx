import { IconInfoCircle } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { Product } from '#modules/catalogue/contract.ts'
import type { Registration } from '#modules/catalogue/products/product-contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import { productPageTexts as texts } from '#texts/catalogue.ts'
import { Price } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './CountryPrices.module.css'

/** What a unit costs in each country of the company: a small table that opens by click, pointer or focus. */
export const CountryPrices = ({ product }: { product: Product }) => {
  const id = useId()
  const holder = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const registrations = orderable(product)
  if (registrations.length === 0) return null

  return (
    <div
      ref={holder}
      className={classes['holder']}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onBlur={(left) => !left.currentTarget.contains(left.relatedTarget) && setOpen(false)}
      onKeyDown={(key) => key.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={classes['opener']}
        aria-expanded={open}
        aria-controls={id}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
        // A mouse has opened it by coming near.
        onClick={({ nativeEvent }) => setOpen((nativeEvent as PointerEvent).pointerType === 'mouse' || !open)}
      >
        <IconInfoCircle size={18} stroke={1.6} aria-hidden />
        {texts.showPrices}
      </button>
      <div id={id} className={classes['popover']} hidden={!open}>
        <Text size="small">{texts.prices}</Text>
        <DataTable caption={texts.showPrices} columns={columns} rows={registrations} rowKey={({ id: key }) => key} />
      </div>
    </div>
  )
}

const columns: readonly Column<Registration>[] = [
  { id: 'country', header: texts.country, card: 'title', cell: ({ country }) => country.name },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    card: 'aside',
    cell: ({ price, effectivePrice, discount }) => (
      <Price cents={effectivePrice ?? Number.NaN} before={discount > 0 ? price : null} />
    ),
  },
]
