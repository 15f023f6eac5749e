import { wordsOf } from '#platform/in-words.ts'
import { listViewStream } from './list-view-events.ts'

/** What happened to views of lists, described for staff. */
export const listViewDescriptions = wordsOf([listViewStream], {
  ListViewKept: ({ list, shared }) => ({
    what: shared ? 'kept a view of a list for all of the staff' : 'kept a view of a list',
    detail: list,
  }),
  ListViewRemoved: () => ({ what: 'removed a view of a list', detail: null }),
})
