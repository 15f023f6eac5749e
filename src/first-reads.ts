import { paths } from '#paths'

/** Calls with GET below /api, with their queries as the screens write them. */
type Calls = readonly string[]
type Params = Readonly<Record<string, string | undefined>>
type FirstReads = { readonly pattern: string; readonly calls: (params: Params) => Calls }

const everyone = ['/users/me', '/notification/unread-count', '/notification?page=1&pageSize=3']
const portalFrame = [...everyone, '/carecoins/count', '/cart']
const officeFrame = [...everyone, '/office/counts', '/office/requests/counts', '/office/departures']

const of = (pattern: string, frame: Calls, own: (params: Params) => Calls = () => []): FirstReads => ({
  pattern,
  calls: (params) => [...frame, ...own(params)],
})

const firstReads: readonly FirstReads[] = [
  of(paths.home.pattern, portalFrame, () => ['/order/waiting', '/order?page=1&pageSize=5&sort=needs&group=yours']),
  of(paths.orders.pattern, portalFrame, () => ['/order/filters', '/order?page=1&pageSize=7&sort=-date']),
  of(paths.order.pattern, portalFrame, ({ id }) => [`/order/${id}`]),
  of(paths.shop.pattern, portalFrame, () => ['/products/all', '/products-categories', '/products-sub-categories']),
  of(paths.cart.pattern, portalFrame),
  of(paths.office.pattern, officeFrame, () => ['/office/work', '/office/promises']),
  of(paths.officeOrders.pattern, officeFrame, () => ['/office/orders?page=1&pageSize=25&sort=-ordered']),
  of(paths.officeOrder.pattern, officeFrame, ({ id }) => [`/office/orders/${id}`]),
  of(paths.officeQuotes.pattern, officeFrame, () => ['/office/quotes', '/office/assigned/QUOTE']),
  of(paths.officeRequests.pattern, officeFrame, () => ['/office/requests?section=WAITING&page=1']),
]

const patterns = firstReads.map(({ pattern, calls }) => ({ pattern: new URLPattern({ pathname: pattern }), calls }))

/**
 * What the page at this address calls before it shows something: the session's answer brings it along. A filtered list
 * calls otherwise than the bare address, and by itself.
 */
export const firstReadsOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Calls => {
  if (search !== '') return everyone
  for (const { pattern, calls } of patterns) {
    const found = pattern.exec({ pathname })
    if (found) return calls(found.pathname.groups)
  }
  return everyone
}
