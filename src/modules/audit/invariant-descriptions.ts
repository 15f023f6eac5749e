import { counted } from '#platform/formats.ts'
import { wordsOf } from '#platform/in-words.ts'

import { invariantStream } from './events.ts'

/** What the checks of the rules about the log found, described for staff. */
export const invariantDescriptions = wordsOf([invariantStream], {
  InvariantBroken: ({ rule, breach, streams, soFar }) => ({
    what: 'found that a rule does not hold',
    detail:
      streams === 1
        ? `${rule} ${breach}`
        : `${rule} In ${counted(streams, 'stream')}${soFar ? ' so far' : ''}. ${breach}`,
  }),
  InvariantHoldsAgain: ({ rule }) => ({ what: 'found that a rule holds again', detail: rule }),
})
