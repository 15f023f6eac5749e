/** `id` stays while `text` changes, so that two moments can be compared. */
export type Fact = { readonly id: string; readonly label: string; readonly text: string }

export type Change = {
  readonly id: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** In the later order; removed ones come last. */
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

/** 'Price: $1.23 → $1.17'; a dash for null. */
export const changeWritten = ({ label, before, after }: Omit<Change, 'id'>): string =>
  `${label}: ${before ?? '—'} → ${after ?? '—'}`

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

/** 'minimumOrderQuantity': 'Minimum order quantity'; 'QuoteIssued': 'Quote issued'. */
export const asLabel = (name: string): string => {
  const label = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return label.charAt(0).toUpperCase() + label.slice(1)
}

export type FactTexts = {
  readonly says: (value: string | number | boolean, name: string) => string | null
  readonly calls: (name: string) => string
}

const isPlain = (value: unknown): value is string | number | boolean => typeof value !== 'object'

type Item = { readonly id?: unknown; readonly name?: unknown; readonly countryId?: unknown }

const calledBy = (item: Item, place: number, { says }: FactTexts): string => {
  const { name, countryId } = item
  if (typeof name === 'string') return name
  return (typeof countryId === 'string' && says(countryId, 'countryId')) || String(place + 1)
}

/** One fact, a line for each value, without its id, which it keeps wherever it moves. */
const itemFact = (item: Item, place: number, telling: FactTexts, id: string, label: string): Fact => {
  const { id: own, ...rest } = item
  const said = factsWithin(rest, telling).map((it) => `${it.label}: ${it.text}`)
  const name = calledBy(item, place, telling)
  return {
    id: `${id}/${own === undefined ? place : String(own)}`,
    label: label ? `${label} · ${name}` : name,
    text: said.join('\n'),
  }
}

export const linesThatDiffer = ({ before, after, ...change }: Change): Change => {
  const lines = (text: string | null) => text?.split('\n') ?? []
  const [old, fresh] = [lines(before), lines(after)]
  const gone = old.filter((line) => !fresh.includes(line))
  const come = fresh.filter((line) => !old.includes(line))
  return gone.length > 0 && come.length > 0
    ? { ...change, before: gone.join('\n'), after: come.join('\n') }
    : { ...change, before, after }
}

export const factsWithin = (value: unknown, telling: FactTexts, id = '', label = ''): Fact[] => {
  if (value === null || value === undefined) return []
  const name = id.slice(id.lastIndexOf('/') + 1)
  const { says, calls } = telling
  if (isPlain(value)) {
    const text = says(value, name)
    return text === null ? [] : [{ id, label: label || calls(name), text }]
  }
  if (Array.isArray(value)) {
    if (!value.every(isPlain))
      return value.map((item, place) => itemFact(item, place, telling, id, label)).filter(({ text }) => text)
    const texts = value.flatMap((it) => says(it, name) ?? [])
    return texts.length === 0 ? [] : [{ id, label, text: texts.join(', ') }]
  }
  return Object.entries(value).flatMap(([inside, inner]) =>
    factsWithin(inner, telling, `${id}/${inside}`, label ? `${label} · ${calls(inside)}` : calls(inside)),
  )
}
