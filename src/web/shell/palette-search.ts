import { isFound, plainWords, searchedWords, searchKey } from '#platform/search.ts'
import { note, noted } from '#web/api/session-notes.ts'

export const hitGroups = ['goTo', 'actions', 'orders', 'products', 'distributors', 'search', 'help'] as const

const companiesBeforeOrders = hitGroups.flatMap((group) =>
  group === 'orders' ? (['distributors', group] as const) : group === 'distributors' ? [] : [group],
)

/** Something to jump to or to do. */
export type Hit = {
  /** The same tomorrow: recent choices are kept by it. An address of the app where there is one. */
  readonly id: string
  readonly group: (typeof hitGroups)[number]
  readonly label: string
  readonly detail: string
  /** The key that does the same. */
  readonly shortcut?: string | null | undefined
  readonly choose: () => void
}

/** Hits under one heading; 'recent' has some of every group. */
export type Section = { readonly of: Hit['group'] | 'recent'; readonly hits: readonly Hit[] }

const RECENT = 'recent'
const MOST_RECENT = 5
const MOST_PER_GROUP = 6

/** How well a text answers: 3 begins so, 2 its words do, 1 it is inside, 0 not at all. */
const closeness = (text: string, typed: string): number => {
  const words = plainWords(text).split(/[ /]/)
  return searchKey(text).startsWith(searchKey(typed))
    ? 3
    : searchedWords(typed).every((asked) => words.some((word) => word.startsWith(asked)))
      ? 2
      : isFound(typed, text)
        ? 1
        : 0
}

const closenessOf = ({ label, detail }: Hit, typed: string): number =>
  Math.max(closeness(label, typed) * 2, closeness(detail, typed), isFound(typed, label, detail) ? 1 : 0)

const inGroups = (hits: readonly Hit[], groups: readonly Hit['group'][]): Section[] =>
  groups
    .map((of) => ({ of, hits: hits.filter(({ group }) => group === of) }))
    .filter((section) => section.hits.length > 0)

/**
 * The best few of each group, groups in their order. A company that is called so goes before orders that only mention
 * it: its name alone would bring up any of its orders.
 */
export const matching = (hits: readonly Hit[], typed: string): Section[] => {
  const best = hits
    .map((hit) => ({ hit, score: closenessOf(hit, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit)
  const isCalledSo = (of: Hit['group']) => best.some(({ group, label }) => group === of && closeness(label, typed) > 1)
  const groups = isCalledSo('distributors') && !isCalledSo('orders') ? companiesBeforeOrders : hitGroups
  return inGroups(best, groups).map(({ of, hits: found }) => ({ of, hits: found.slice(0, MOST_PER_GROUP) }))
}

/** While nothing is typed: the last choices, latest first, then what is not looked for by its name. */
export const atFirst = (hits: readonly Hit[], recent: readonly string[]): Section[] => {
  const last = recent.flatMap((id) => hits.find((hit) => hit.id === id) ?? [])
  const rest = inGroups(
    hits.filter((hit) => !last.includes(hit)),
    ['goTo', 'actions', 'help'],
  )
  return last.length === 0 ? rest : [{ of: 'recent', hits: last }, ...rest]
}

/** The last choices' ids, latest first. */
export const recentChoices = (): string[] => {
  try {
    return JSON.parse(noted(RECENT) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Kept for this tab only: a closed session leaves nothing behind. What is done on a page is not kept. */
export const remember = ({ id, group }: Hit): void => {
  if (group === 'actions') return
  const kept = [id, ...recentChoices().filter((it) => it !== id)].slice(0, MOST_RECENT)
  note(RECENT, JSON.stringify(kept))
}
