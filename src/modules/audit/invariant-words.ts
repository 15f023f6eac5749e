import { wordsOf } from '#platform/in-words.ts'

import { invariantStream } from './events.ts'

/** What the checks of the rules about the log found, in words for staff. */
export const invariantWords = wordsOf([invariantStream], {
  InvariantBroken: ({ rule, breach }) => ({ what: 'found that a rule does not hold', detail: `${rule} ${breach}` }),
})
