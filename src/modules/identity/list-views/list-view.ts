import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, notFound, type RecordedBy } from '#platform/decision.ts'
import { ListViewKept, ListViewRemoved, listViewStream } from './list-view-events.ts'

export type ListView = {
  readonly list: string
  readonly name: Sealed
  readonly search: Sealed
  readonly hidden: readonly string[]
  readonly shared: boolean
  /** Who kept it first; null: no one did, or it was removed. */
  readonly owner: string | null
}
type Change = Decision<ListView, RecordedBy<typeof listView>>
type Kept = Parameters<typeof ListViewKept.make>[0]

/** Of the provider: no company's log reaches it. */
export const listView = decider<ListView>()({
  stream: listViewStream,
  implicit: true,
  owner: () => ({}),
  initial: () => ({ list: '', name: '' as Sealed, search: '' as Sealed, hidden: [], shared: false, owner: null }),
  evolve: {
    ListViewKept: ({ owner }, kept, { actor }) => ({ ...kept, owner: owner ?? actor }),
    ListViewRemoved: (view) => ({ ...view, owner: null }),
  },
})

const unknown = notFound('This view does not exist')

/** `isNew`: under an unused id. Only its owner changes a view, shared or not. */
export const keepView =
  (kept: Kept, by: string, isNew: boolean): Change =>
  ({ owner, list }) =>
    isNew || (owner === by && list === kept.list) ? [ListViewKept.make(kept)] : unknown

/** `cleansUp`: administrators remove what others have shared, too. */
export const removeView =
  (by: string, cleansUp: boolean): Change =>
  ({ owner, shared }) =>
    owner !== null && (owner === by || (cleansUp && shared)) ? [ListViewRemoved.make({})] : unknown
