import * as Schema from 'effect/Schema'

import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ColumnName } from './list-columns.ts'
import { viewedLists, viewTerms } from './list-views.ts'

const { Array: List, Boolean: Truth, Literals, optionalKey, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())

const SavedView = Struct({
  id: Text,
  name: Text,
  search: Text,
  hidden: List(Text),
  shared: Truth,
  mine: Truth,
  /** Who keeps it. */
  by: Text,
})
export type SavedView = typeof SavedView.Type

export const listViews = endpoint('GET /office/views/:list', {
  may: 'office.views.keep',
  does: 'The views of a list that the caller keeps, and those that colleagues share, by name',
  params: { list: Literals(viewedLists) },
  answer: List(SavedView),
  reads: ['list_views', 'users'],
})

export const keepView = endpoint('KeepView PUT /office/views/:list', {
  may: 'office.views.keep',
  does: 'Keeps search, filters, order and columns of a list under a name, as a new view or in the place of `id`, for oneself or for all of the staff',
  params: { list: Literals(viewedLists) },
  body: {
    id: optionalKey(uuid),
    name: Schema.Trimmed.check(Schema.isBetweenLength(1, viewTerms.name)),
    /** The query of the address, without its question mark. */
    search: Text.check(Schema.isMaxLength(viewTerms.search)),
    hidden: List(ColumnName).check(Schema.isMaxLength(viewTerms.columns)),
    shared: Truth,
  },
  answer: Struct({ ...Done.fields, id: Text }),
  awaits: ['list_views'],
})

export const removeView = endpoint('RemoveView DELETE /office/views/:list/:id', {
  may: 'office.views.keep',
  does: 'Removes a view that one keeps; administrators also what others share',
  params: { list: Literals(viewedLists), id: uuid },
  answer: Done,
  awaits: ['list_views'],
})
