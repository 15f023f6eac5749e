import { useState } from 'react'
import { useNavigate } from 'react-router'

import { placeAgain } from '#modules/ordering/changing-contract.ts'
import { addCartLine, type OrderDetail } from '#modules/ordering/contract.ts'
import { call, modelsChanged } from '#web/endpoint.ts'
import { Problem } from '#web/http.ts'
import { showProblem, showSuccess } from '#web/ui/messages.ts'
import { againWords as words } from '#web/words/orders.ts'

type Refill = { readonly added: number; readonly left: readonly { readonly name: string; readonly reason: string }[] }

/** An order that is still open has no re-order of its own: its items are put into the cart one by one. */
const lineByLine = async ({ orderItems, country }: OrderDetail): Promise<Refill> => {
  const left: { name: string; reason: string }[] = []
  for (const { registration, quantity, packaging } of orderItems) {
    const { id: productId, name } = registration.product
    const line = { productId, countryId: country.id, quantity, packagingId: packaging?.id ?? null }
    try {
      await call(addCartLine, line, { idempotencyKey: crypto.randomUUID() })
    } catch (fault) {
      if (!(fault instanceof Problem) || fault.unreachable || fault.status >= 500) throw fault
      left.push({ name, reason: fault.message })
    }
  }
  return { added: orderItems.length - left.length, left }
}

const whole = ({ id }: Pick<OrderDetail, 'id'>): Promise<Refill> =>
  call(placeAgain, { orderId: id }, { idempotencyKey: crypto.randomUUID() })

/** What was put into the cart, and what could not be. */
const said = ({ added, left }: Refill): string => {
  const names = left.map(({ name, reason }) => `${name} (${reason})`).join(', ')
  return [words.added(added), left.length > 0 && words.left(names)].filter(Boolean).join(' ')
}

/** 'Place this order again': every item goes into the cart, and the person too. */
export const usePlaceAgain = () => {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const refill = async (fill: () => Promise<Refill>) => {
    setBusy(true)
    try {
      const done = await fill()
      await modelsChanged(['carts'])
      await navigate('/cart')
      showSuccess(said(done))
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault
      showProblem(fault)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    /** A whole order, in whatever state. */
    place: (order: OrderDetail) => void refill(() => (order.statusData.redoOrder ? whole(order) : lineByLine(order))),
    /** One of a list that offers it. */
    placeById: (id: OrderDetail['id']) => void refill(() => whole({ id })),
  }
}
