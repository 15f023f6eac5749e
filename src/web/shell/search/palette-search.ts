import { hitKinds } from '#modules/search/hit-kinds.ts'
import type { Synonym } from '#modules/settings/events.ts'
import { spellingsOf } from '#modules/terms/synonyms.ts'
import { closeness, closenessOf, isFound } from '#platform/text/search.ts'
import { note, noted } from '#web/api/session-notes.ts'

export const hitGroups = ['goTo', 'actions', ...hitKinds, 'search', 'answers', 'help'] as const

const companiesBeforeOrders = hitGroups.flatMap((group) =>
  group === 'orders' ? (['distributors', group] as const) : group === 'distributors' ? [] : [group],
)

export type Hit = {
  /** The same tomorrow: recent choices are kept by it. An address of the app where there is one. */
  readonly id: string
  readonly group: (typeof hitGroups)[number]
  readonly label: string
  readonly detail: string
  readonly shortcut?: string | null | undefined
  /** The server found it for what is typed, and put the best first. */
  readonly found?: boolean
  /** An answer: how well it fits a question, which is judged otherwise than a name. */
  readonly suits?: (typed: string) => number
  readonly choose: () => void
}

/** Hits under one heading; 'recent' has some of every group. */
export type Section = { readonly of: Hit['group'] | 'recent'; readonly hits: readonly Hit[] }

/** As much as whatever fits: what the server found keeps its order within its group. */
const FOUND = 1
const RECENT = 'recent'
const MOST_RECENT = 5
const MOST_PER_GROUP = 6

const inGroups = (hits: readonly Hit[], groups: readonly Hit['group'][]): Section[] =>
  groups
    .map((of) => ({ of, hits: hits.filter(({ group }) => group === of) }))
    .filter((section) => section.hits.length > 0)

/** But for a typing error, nothing in it fits. */
const isMistyped = (typed: string, { hits }: Section): boolean =>
  hits.every(({ label, detail }) => !isFound(typed, label, detail) && closenessOf(typed, label, detail) > 0)

/**
 * The best of each group, what is mistyped last. A company by that name precedes orders that only mention it. `synonyms`:
 * of what is typed, or of its parts.
 */
export const matching = (hits: readonly Hit[], typed: string, synonyms: readonly Synonym[] = []): Section[] => {
  const spellings = spellingsOf(synonyms, typed)
  const scoreOf = ({ label, detail, suits }: Hit) =>
    suits ? suits(typed) : Math.max(...spellings.map((spelling) => closenessOf(spelling, label, detail)))
  const best = hits
    .map((hit) => ({ hit, score: hit.found ? FOUND : scoreOf(hit) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit)
  const isCalledSo = (of: Hit['group']) => best.some(({ group, label }) => group === of && closeness(label, typed) > 1)
  const groups = isCalledSo('distributors') && !isCalledSo('orders') ? companiesBeforeOrders : hitGroups
  const sections = inGroups(best, groups).map(({ of, hits: found }) => ({ of, hits: found.slice(0, MOST_PER_GROUP) }))
  return sections.toSorted((a, b) => Number(isMistyped(typed, a)) - Number(isMistyped(typed, b)))
}

/** While nothing is typed: the last choices, latest first, then what is not looked for by its name. */
export const atFirst = (hits: readonly Hit[], recent: readonly RecentHit[]): Section[] => {
  const last = recent.flatMap(({ id }) => hits.find((hit) => hit.id === id) ?? [])
  const rest = inGroups(
    hits.filter((hit) => !last.includes(hit)),
    ['goTo', 'actions', 'help'],
  )
  return last.length === 0 ? rest : [{ of: 'recent', hits: last }, ...rest]
}

export type RecentHit = Omit<Hit, 'choose' | 'suits' | 'found' | 'shortcut'>

export const recentChoices = (): RecentHit[] => {
  try {
    return JSON.parse(noted(RECENT) ?? '[]') as RecentHit[]
  } catch {
    return []
  }
}

/** Kept for this tab only: a closed session leaves nothing behind. What is done on a page is not kept. */
export const remember = ({ id, group, label, detail }: Hit): void => {
  if (group === 'actions') return
  const kept = [{ id, group, label, detail }, ...recentChoices().filter((it) => it.id !== id)].slice(0, MOST_RECENT)
  note(RECENT, JSON.stringify(kept))
}
