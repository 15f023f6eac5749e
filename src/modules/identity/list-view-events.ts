import * as Schema from 'effect/Schema'

import { Sealed } from '#platform/access/personal-data.ts'
import { event, stream } from '#platform/event.ts'
import { viewTerms } from './list-views.ts'

/**
 * Somebody of the staff keeps what a list is narrowed to, and its columns, under a name. Both are sealed: whoever looks
 * for a person types who it is.
 */
export const ListViewKept = event('ListViewKept', {
  list: Schema.String,
  name: Sealed,
  /** As it stands in the address: 'status=OPEN&sort=-name'. */
  search: Sealed,
  hidden: Schema.Array(Schema.String).check(Schema.isMaxLength(viewTerms.columns)),
  /** All of the staff may open it. */
  shared: Schema.Boolean,
})
export const ListViewRemoved = event('ListViewRemoved', {})

export const listViewStream = stream('list-view', [ListViewKept, ListViewRemoved])
