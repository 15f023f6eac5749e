import { type Reader, type Told, wordsOf } from './wording.ts'

/** An order's page on either side, or one below it. */
const ORDER_PAGE = /^\/(?:profile\/order|office\/orders)\/([^/]+)/

/** Which notifications are read when somebody opens a page: those that lead there, and on an order's page all that is about it. */
export const isReadBy = (path: string, reader: Reader) => {
  const orderId = ORDER_PAGE.exec(path)?.[1]
  return (told: Told): boolean => {
    const { pathname } = new URL(wordsOf(told, reader).link, 'https://portal.invalid')
    // A broken rule names an order and is about the log.
    return pathname === path || (orderId !== undefined && told.orderId === orderId && told.type !== 'INVARIANT_BROKEN')
  }
}
