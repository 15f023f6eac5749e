/** One thing that can be said. `id` stays the same while `text` changes: that is how two moments compare. */
export type Fact = { readonly id: string; readonly label: string; readonly text: string }

/** What was said before, and what is said now; null: nothing was, or nothing is any more. */
export type Change = {
  readonly id: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** Every fact that differs, in the order in which the later moment tells them; what is gone comes last. */
export const changesBetween = (before: readonly Fact[], after: readonly Fact[]): Change[] => {
  const said = new Map(before.map((it) => [it.id, it]))
  const now = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap(({ id, label, text }) => {
      const old = said.get(id)?.text ?? null
      return old === text ? [] : [{ id, label, before: old, after: text }]
    }),
    ...before.filter(({ id }) => !now.has(id)).map(({ id, label, text }) => ({ id, label, before: text, after: null })),
  ]
}

/** Where one fact changed along a line of moments: the place of each, with what was said before and after. */
export const turnsOf = (
  id: string,
  moments: readonly (readonly Fact[])[],
): { readonly place: number; readonly before: string | null; readonly after: string | null }[] => {
  const said = moments.map((facts) => facts.find((it) => it.id === id)?.text ?? null)
  return said.flatMap((after, place) => {
    const before = said[place - 1] ?? null
    return before === after ? [] : [{ place, before, after }]
  })
}

/** 'minimumOrderQuantity' as 'Minimum order quantity'; a type 'QuoteIssued' as 'Quote issued'. */
export const asWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isId = (value: unknown): boolean => typeof value === 'object' && value !== null && 'id' in value

/** Every value inside, however deep, with the way to it as its name. `say` writes what is not text. */
export const factsWithin = (
  value: unknown,
  say: (value: string | number | boolean, name: string) => string,
  id = '',
  label = '',
): Fact[] => {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') {
    const name = id.slice(id.lastIndexOf('/') + 1)
    return [{ id, label: label || asWords(name), text: say(value as string | number | boolean, name) }]
  }
  if (Array.isArray(value) && value.every((it) => typeof it !== 'object'))
    return value.length > 0 ? [{ id, label, text: value.map((it) => say(it, '')).join(', ') }] : []
  return Object.entries(value).flatMap(([name, inner], place) => {
    const item = Array.isArray(value)
    // An item of a list keeps its name wherever it stands.
    const key = item && isId(inner) ? String((inner as { id: unknown }).id) : name
    const step = item ? String(place + 1) : asWords(name)
    return factsWithin(inner, say, `${id}/${key}`, label ? `${label} · ${step}` : step)
  })
}
