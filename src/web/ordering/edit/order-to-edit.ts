import { useSearchParams } from 'react-router-dom'
import { type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'

/** Where an order is looked at, and where it is changed. */
export const orderPage = (id: string): string => paths.order({ id })
export const orderEditPage = (id: string): string => `${orderPage(id)}/edit`

/** The order that is being changed while one is elsewhere: in the shop, on a product, in the address book. */
export type OrderToEdit = {
  readonly id: OrderDetail['id'] | null
  /** Once it is there. */
  readonly order: OrderDetail | null
  /** Where to go instead: it cannot be changed any more, or not by this person. */
  readonly instead: string | null
}

/** Reads the address: `?orderToEdit={id}`. Visitors and staff change no orders. */
export const useOrderToEdit = (): OrderToEdit => {
  const [search] = useSearchParams()
  const mayRead = useMay()('orders.read')
  const mayPlace = useMay()('orders.place')
  const requestedId = mayRead ? (search.get('orderToEdit') as OrderDetail['id'] | null) : null
  const { data, error } = useRead(
    showOrder,
    { id: requestedId ?? ('' as OrderDetail['id']) },
    { enabled: requestedId !== null },
  )
  useTopics(requestedId === null ? null : `order:${requestedId}`)
  if (requestedId === null) return { id: null, order: null, instead: null }
  const order = data?.id === requestedId ? data : null
  const isRefused = error !== null && error.status >= 400 && error.status < 500
  const isClosed = order !== null && !(order.statusData.editable && mayPlace)
  return { id: requestedId, order, instead: isRefused || isClosed ? orderPage(requestedId) : null }
}

/** Links within the shop keep the order that is being changed in mind. */
export const useKeepingOrder = (): ((path: string) => string) => {
  const [search] = useSearchParams()
  const orderToEdit = search.get('orderToEdit')
  return (path) =>
    orderToEdit ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ orderToEdit })}` : path
}

/** What an order contains, in short. */
export const holdings = ({ country, subCategory }: Pick<OrderDetail, 'country' | 'subCategory'>): string =>
  `${country.name}: ${subCategory.name}`
