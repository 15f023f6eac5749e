import type { Synonym } from '#modules/settings/events.ts'
import { plainText } from '#platform/text/search.ts'

/** Until an administrator adds or removes some. */
export const firstSynonyms: readonly Synonym[] = [
  { typed: 'iud', means: 'intrauterine device' },
  { typed: 'coil', means: 'intrauterine device' },
  { typed: 'morning-after pill', means: 'levonorgestrel' },
  { typed: 'mini-pill', means: 'drospirenone' },
  { typed: 'ring', means: 'vaginal ring' },
  { typed: 'lube', means: 'lubricant' },
  { typed: 'invoices', means: 'orders' },
  { typed: 'invoice', means: 'orders' },
  { typed: 'cancel an order', means: 'help centre' },
  { typed: 'contact', means: 'customer service' },
  { typed: 'complaint', means: 'customer service' },
  { typed: 'points', means: 'carecoins' },
  { typed: 'training', means: 'academy' },
  { typed: 'brochure', means: 'marketing materials' },
]

/** What is typed, and at most so many other ways to say it. */
const MOST_SPELLINGS = 4

/** What is typed first; then with what its parts mean instead of them. */
export const spellingsOf = (synonyms: readonly Synonym[], typed: string): readonly string[] => {
  const plain = ` ${plainText(typed)} `
  const others = synonyms.flatMap(({ typed: part, means }) => {
    const key = ` ${plainText(part)} `
    // What says so already means nothing else: 'vaginal ring' is no 'vaginal vaginal ring'.
    if (!plain.includes(key) || plain.includes(` ${plainText(means)} `)) return []
    return [plain.replace(key, ` ${plainText(means)} `).trim()]
  })
  return [typed, ...new Set(others)].slice(0, MOST_SPELLINGS)
}
