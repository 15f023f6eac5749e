import { serve } from '#platform/http/serve.ts'
import type { Module } from '#platform/module.ts'

import { currentSynonyms } from '#projections/settings.ts'
import { findEverywhere, listSynonyms } from './contract.ts'
import { foundBy } from './finding-queries.ts'
import { keepCompanyEmails, keepNewsletterAddresses, keepSealedSearch } from './sealed-search-reactions.ts'

/** One search of what all these modules can find. */
export const searchOf = (modules: readonly Module[]): Module => {
  const finders = modules.flatMap((module) => module.finders ?? [])
  return {
    name: 'search',
    deciders: [],
    routes: [
      serve(findEverywhere, (context) => foundBy(finders, context, context.input.search)),
      serve(listSynonyms, ({ db }) => currentSynonyms(db)),
    ],
    reactions: [keepSealedSearch, keepCompanyEmails, keepNewsletterAddresses],
    deadlines: {},
  }
}
