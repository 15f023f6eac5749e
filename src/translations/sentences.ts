import { filled, translated } from '#platform/text/say.ts'

type Phrases = Readonly<Record<string, string>>
type Pattern = { readonly form: RegExp; readonly places: readonly number[]; readonly text: string }

/** Shorter ones would fit sentences that they were not written for. */
const LEAST_LETTERS = 6

const lettersOf = (phrase: string): number => phrase.replaceAll(/\{\d\}/g, '').length

/** The longest first: it says most. */
const patternsOf = (phrases: Phrases): Pattern[] =>
  Object.entries(phrases)
    .filter(([phrase]) => phrase.includes('{') && lettersOf(phrase) >= LEAST_LETTERS)
    .toSorted(([a], [b]) => lettersOf(b) - lettersOf(a))
    .map(([phrase, text]) => {
      const parts = phrase.split(/\{\d\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      const places = [...phrase.matchAll(/\{(\d)\}/g)].map(([, at]) => Number(at))
      return { form: new RegExp(`^${parts.join('(.+?)')}$`, 's'), places, text }
    })

const matching = (phrases: Phrases) => {
  const patterns = patternsOf(phrases)
  return (text: string): string | undefined => {
    for (const { form, places, text: into } of patterns) {
      const found = form.exec(text)
      if (!found) continue
      const given: string[] = []
      for (const [index, at] of places.entries()) given[at] = translated(found[index + 1]!)
      return filled(into, given)
    }
    return undefined
  }
}

const known = new WeakMap<Phrases, (text: string) => string | undefined>()

/** Decisions refuse in finished English sentences: finds the phrase that one was made of, and says it with the same put in. */
export const sentencesOf = (phrases: Phrases): ((text: string) => string | undefined) => {
  const reader = known.get(phrases) ?? matching(phrases)
  known.set(phrases, reader)
  return reader
}
