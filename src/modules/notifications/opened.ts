import { type Notice, type Reader, wordsOf } from './wording.ts'

/** An order's page on either side, or one below it. */
const ORDER_PAGE = /^\/(?:profile\/order|office\/orders)\/([^/]+)/

/**
 * Which notifications are read when a person opens a page: those that lead there, on an order's page all that is about it,
 * and on one of the library what tells of one of its `items`.
 */
export const isReadBy = (path: string, reader: Reader, items: ReadonlySet<string> = new Set()) => {
  const orderId = ORDER_PAGE.exec(path)?.[1]
  return (notice: Notice): boolean => {
    const { pathname } = new URL(wordsOf(notice, reader).link, 'https://portal.invalid')
    // A broken rule names an order and is about the log.
    if (notice.type === 'NEW_RESOURCE_AVAILABLE' && items.has(notice.facts.subjectId ?? '')) return true
    return (
      pathname === path || (orderId !== undefined && notice.orderId === orderId && notice.type !== 'INVARIANT_BROKEN')
    )
  }
}
