import type { StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'

/** What ends the time in which an order can be quoted. */
const endings: readonly string[] = ['QuoteApproved', 'QuoteRejected', 'QuoteExpired', 'OrderCancelled']

type EndingEntry = Pick<StaffHistoryEntry, 'type' | 'actor'>

/**
 * What ended the time in which an order can be quoted, where another user did it. The newest comes first:
 * an order that was confirmed may be cancelled later.
 */
export const overtaking = <Entry extends EndingEntry>(
  history: readonly Entry[],
  me: string | undefined,
): Entry | null => {
  const ended = history.findLast(({ type }) => endings.includes(type))
  return ended && ended.actor !== me ? ended : null
}
