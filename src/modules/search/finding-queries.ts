import { mayDo } from '#modules/permissions/permissions.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { spellingsOf } from '#modules/terms/synonyms.ts'
import type { Me, Permission } from '#platform/access/permissions.ts'
import { hashesOf } from '#platform/access/sealed-search.ts'
import { type Find, type Finder, type FinderContext, type FoundCandidates, MOST_OF_A_KIND } from '#platform/finder.ts'
import type { ReadModels } from '#platform/projection.ts'
import { closeness, closenessOf, searchTerms } from '#platform/text/search.ts'
import { termsOf } from '#platform/text/search-index.ts'
import { distributorOf } from '#projections/distributors.ts'
import { type EntryReader, entriesFound } from '#projections/search_entries.ts'
import { currentSynonyms } from '#projections/settings.ts'
import type { FoundHit } from './contract.ts'
import { hitKinds } from './hit-kinds.ts'

const readerOf = async (db: ReadModels, { role, userId, distributorId }: Me): Promise<Omit<EntryReader, 'also'>> => {
  if (isStaff(role)) return { readers: role === 'ADMIN' ? ['staff', 'admin'] : ['staff'], company: null }
  const found = distributorId ? await distributorOf(db, distributorId) : undefined
  const { region = null, countryIds = [], loyaltyGroup = null } = found ?? {}
  const countries = countryIds.map((id) => `country:${id}`)
  return {
    readers: ['all', `company:${distributorId}`, `author:${userId}`, ...countries],
    company: { role, region, countryIds, loyaltyGroup },
  }
}

/** Some may only match: their title is sealed, or typing errors are allowed. */
const CANDIDATES = 2 * MOST_OF_A_KIND

/** What the index finds for a person, as each of these finders shows it. */
export const findWith =
  (finders: readonly Finder[]): Find =>
  async (context, typed, { typos, most = CANDIDATES }) => {
    const { db, me, personal } = context
    const may = (permission: Permission) => mayDo(permission, me.role)
    const asking = { ...context, may }
    const own = finders.filter(({ permission }) => may(permission))
    const [reader, ...also] = await Promise.all([
      readerOf(db, me),
      ...own.flatMap((finder) => finder.also?.(asking) ?? []),
    ])
    const kinds = own.flatMap(({ entries }) => entries)
    const searching = { kinds, reader: { ...reader, also: also[0] ?? null }, typos, most, hashes: hashesOf(personal) }
    const found = await entriesFound(db, typed, searching)
    return Promise.all(
      own.map(async ({ kind, entries, show }) => {
        const its = found.filter((entry) => entries.includes(entry.kind))
        return { kind, candidates: its.length > 0 ? await show(asking, its) : [] }
      }),
    )
  }

type ScoredHit = { readonly hit: FoundHit; readonly score: number }

/** The best of what may be found; of those that fit alike, those that were handed in first. */
const bestOf = (typed: string, { kind, candidates }: FoundCandidates): ScoredHit[] =>
  candidates
    .map(({ to, label, detail, words: terms = [], found }) => ({
      hit: { kind, to, label, detail },
      score: Math.max(found ? 1 : 0, closenessOf(typed, label, detail, ...terms)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_OF_A_KIND)

/** A number or code that something begins with does not find what merely mentions its parts. */
const calledSo = (typed: string, scored: readonly ScoredHit[]): readonly ScoredHit[] =>
  /\d/.test(typed)
    ? scored.filter(({ hit: { label, detail } }) => Math.max(closeness(label, typed), closeness(detail, typed)) > 2)
    : []

/** Of one kind each thing once, as the spelling says that fits best. */
const merged = (found: readonly (readonly ScoredHit[])[]): ScoredHit[] => {
  const best = new Map<string, ScoredHit>()
  for (const scored of found.flat()) {
    const key = `${scored.hit.kind} ${scored.hit.to} ${scored.hit.label}`
    if (scored.score > (best.get(key)?.score ?? 0)) best.set(key, scored)
  }
  return hitKinds.flatMap((kind) =>
    [...best.values()]
      .filter(({ hit }) => hit.kind === kind)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_OF_A_KIND),
  )
}

/**
 * What these finders find for this person, kind by kind; last the kinds of which only what is mistyped is found. Synonyms
 * of what is typed are spellings of it, too.
 */
export const foundBy = async (
  finders: readonly Finder[],
  context: Omit<FinderContext, 'may'>,
  typed: string,
): Promise<FoundHit[]> => {
  if (searchTerms(typed).length === 0) return []
  const spellings = spellingsOf(await currentSynonyms(context.db), typed)
  const ask = async (some: readonly Finder[], typos: boolean) => {
    const found = await Promise.all(
      spellings.map(async (spelling) => {
        const candidates = await findWith(some)(context, spelling, { typos })
        return candidates.flatMap((of) => bestOf(spelling, of))
      }),
    )
    return found.length === 1 ? found.flat() : merged(found)
  }
  const exact = await ask(finders, false)
  const called = calledSo(typed, exact)
  if (called.length > 0) return called.map(({ hit }) => hit)
  const kinds = new Set(exact.map(({ hit }) => hit.kind))
  const others = finders.filter(({ kind }) => !kinds.has(kind))
  const near = termsOf(typed, { typos: true }).some(({ typos }) => typos) ? await ask(others, true) : []
  return [...exact, ...near].map(({ hit }) => hit)
}
