import * as Schema from 'effect/Schema'

import { type HitKind, hitKinds } from '#modules/search/hit-kinds.ts'
import { Synonym } from '#modules/settings/events.ts'
import { endpoint } from '#platform/http/endpoint.ts'

/** What is indexed. `content`: a resource; `requests`: of companies, that are no tickets or reports. */
export type EntryKind = HitKind | 'requests'

declare module '#platform/declared.ts' {
  interface Declared {
    readonly entryKind: EntryKind
  }
}

const FoundHit = Schema.Struct({
  kind: Schema.Literals(hitKinds),
  /** The address of its screen. */
  to: Schema.String,
  label: Schema.String,
  detail: Schema.String,
})
export type FoundHit = typeof FoundHit.Type

export const listSynonyms = endpoint('GET /search/synonyms', {
  may: 'session.own',
  does: 'What people may type for what is called otherwise: the pages and the help that the browser knows are found by them',
  answer: Schema.Array(Synonym),
  reads: ['settings'],
})

export const findEverywhere = endpoint('GET /search', {
  counted: 'searches',
  may: 'session.own',
  does: 'What this person may see, by number, name, code or word; accents, blanks and hyphens do not count, nor does one typing error in a word of four letters; by a synonym, too. The best few of each kind, best first',
  query: { search: Schema.String.check(Schema.isMaxLength(100)) },
  answer: Schema.Array(FoundHit),
  reads: ['search_entries'],
})
