import type { StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'

/** What ends the time in which an order can be quoted. */
const endings: readonly string[] = ['QuoteApproved', 'QuoteRejected', 'QuoteExpired', 'OrderCancelled']

type EndingEntry = Pick<StaffHistoryEntry, 'type' | 'actor'>

/** By another user. The newest first: a confirmed order may be cancelled later. */
export const overtaking = <Entry extends EndingEntry>(
  history: readonly Entry[],
  me: string | undefined,
): Entry | null => {
  const ended = history.findLast(({ type }) => endings.includes(type))
  return ended && ended.actor !== me ? ended : null
}
