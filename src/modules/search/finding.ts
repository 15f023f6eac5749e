import { mayDo } from '#modules/permissions/permissions.ts'
import type { HitKind } from '#modules/search/hit-kinds.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { askingOnce, type Candidate, type Finder, type FinderContext, MOST_OF_A_KIND } from '#platform/finder.ts'
import { closeness, closenessOf, searchTerms } from '#platform/text/search.ts'
import type { FoundHit } from './contract.ts'

type ScoredHit = { readonly hit: FoundHit; readonly score: number }

/** The best of what may be found; of those that fit alike, those that were handed in first. */
const bestOf = (kind: HitKind, typed: string, candidates: readonly Candidate[]): ScoredHit[] =>
  candidates
    .map(({ to, label, detail, words: terms = [], found }) => ({
      hit: { kind, to, label, detail },
      score: Math.max(found ? 1 : 0, closenessOf(typed, label, detail, ...terms)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_OF_A_KIND)

/** A number or code that something begins with does not find what merely mentions its parts. */
const meant = (typed: string, scored: readonly ScoredHit[]): readonly ScoredHit[] => {
  const isCalledSo = ({ hit: { label, detail } }: ScoredHit) =>
    Math.max(closeness(label, typed), closeness(detail, typed)) > 2
  const called = /\d/.test(typed) ? scored.filter(isCalledSo) : []
  return called.length > 0 ? called : scored
}

/** What these finders find for this person, kind by kind. */
export const foundBy = async (
  finders: readonly Finder[],
  asking: Omit<FinderContext, 'may' | 'once'>,
  typed: string,
): Promise<FoundHit[]> => {
  if (searchTerms(typed).length === 0) return []
  const may = (permission: Permission) => mayDo(permission, asking.me.role)
  const once = askingOnce()
  const found = await Promise.all(
    finders
      .filter(({ permission }) => may(permission))
      .map(async ({ kind, find }) => bestOf(kind, typed, await find({ ...asking, may, once }, typed))),
  )
  return meant(typed, found.flat()).map(({ hit }) => hit)
}
