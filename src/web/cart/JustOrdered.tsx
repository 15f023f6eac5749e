import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { type Cart, showOrder } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { cartTexts as texts } from '#texts/cart.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Note } from '#web/ui/page/Note.tsx'

/** What an empty cart has become: whoever lost the answer of placing finds the order here. */
export const JustOrdered = ({ id }: { id: NonNullable<Cart['justOrdered']> }) => {
  const { data: order } = useRead(showOrder, { id })
  if (!order) return null
  return (
    <Note
      tone="done"
      icon={<IconCircleCheck size={18} stroke={1.8} aria-hidden />}
      strong={texts.justOrdered(order.num)}
    >
      <Link to={paths.order({ id })}>{texts.seeOrder}</Link>
    </Note>
  )
}
