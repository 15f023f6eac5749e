import { listViewStream } from '#modules/identity/list-views/list-view-events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

type ListViewRow = {
  readonly id: string
  readonly list: string
  readonly name: Sealed
  readonly search: Sealed
  readonly hidden: readonly string[]
  readonly shared: boolean
  readonly owner: string
}

/** What staff keep of lists under a name. Only calls of the office read it. */
export const listViews = projection<ListViewRow>()({
  name: 'list_views',
  version: 1,
  of: [listViewStream],
  table: `
    id text primary key, list text not null, name text not null, search text not null, hidden jsonb not null,
    shared boolean not null, owner text not null`,
  indexes: ['(owner, list)', '(list) where shared'],
  key: 'stream',
  when: {
    ListViewKept: (row, kept, { key: id, actor }) => ({ id, ...kept, owner: row?.owner ?? actor }),
    ListViewRemoved: () => null,
  },
  topics: () => ['office:views'],
  onPoison: 'park',
})

const MOST_LISTED = 1_000

/** What this person keeps, and what others share; of this list alone, where one is named. */
export const viewsFor = (db: ReadModels, userId: string, list?: string): Promise<ListViewRow[]> =>
  rows(db, listViews)
    .selectAll()
    .where(({ or, eb }) => or([eb('owner', '=', userId), eb('shared', '=', true)]))
    .$call((views) => (list === undefined ? views : views.where('list', '=', list)))
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
