import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { type Cart, showOrder } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { cartTexts as texts } from '#texts/cart.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Note } from '#web/ui/page/Note.tsx'

/** The order that emptied the cart: it is found here also where the answer of placing it was lost. */
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
