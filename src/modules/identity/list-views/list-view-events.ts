import * as Schema from 'effect/Schema'

import { Sealed } from '#platform/access/personal-data.ts'
import { event, stream } from '#platform/event.ts'
import { viewTerms } from './list-views.ts'

/** Sealed: a search for a person contains their name. */
export const ListViewKept = event('ListViewKept', {
  list: Schema.String,
  name: Sealed,
  /** The query of the address: 'status=OPEN&sort=-name'. */
  search: Sealed,
  hidden: Schema.Array(Schema.String).check(Schema.isMaxLength(viewTerms.columns)),
  shared: Schema.Boolean,
})
export const ListViewRemoved = event('ListViewRemoved', {})

export const listViewStream = stream('list-view', [ListViewKept, ListViewRemoved])
