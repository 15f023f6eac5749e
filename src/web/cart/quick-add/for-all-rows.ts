import type { CheckedRow } from '#modules/ordering/cart/quick-add-contract.ts'
import type { Row } from './checked-rows.ts'

export type ChosenOnce = 'country' | 'packaging'
export const chosenOnce = ['country', 'packaging'] as const

/** By name, as products share names but not packagings. In the order chosen: a row takes the first that it offers. */
export type ForAll = Readonly<Record<ChosenOnce, readonly string[]>>

/** What the server said last of each row, by the row's key. */
export type RowAnswers = ReadonlyMap<number, CheckedRow>

const offered = (what: ChosenOnce, it: CheckedRow | undefined) =>
  (what === 'country' ? it?.countries : it?.packagings) ?? []
const firstOffered = (what: ChosenOnce, it: CheckedRow | undefined, names: readonly string[]): string | undefined =>
  names.find((name) => offered(what, it).some((one) => one.name === name))
const namesNone = (what: ChosenOnce, row: Row): boolean => row[what].trim() === ''

const isRefused = (what: ChosenOnce, row: Row, it: CheckedRow | undefined): boolean =>
  !namesNone(what, row) && (it?.problems ?? []).some(({ field }) => field === what)

/** What two rows at least offer, most offered first. */
const shared = (what: ChosenOnce, rows: readonly Row[], said: RowAnswers): readonly string[] => {
  const names = rows.flatMap(({ key }) => offered(what, said.get(key)).map(({ name }) => name))
  return [...Map.groupBy(names, (name) => name)]
    .filter(([, times]) => times.length > 1)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name)
}

/** The rows as they are meant: those that name nothing themselves take what was chosen for all. */
export const filledIn = (rows: readonly Row[], said: RowAnswers, forAll: ForAll): readonly Row[] =>
  rows.map((row) => {
    const meantBy = (what: ChosenOnce): string =>
      (namesNone(what, row) && firstOffered(what, said.get(row.key), forAll[what])) || row[what]
    return { ...row, country: meantBy('country'), packaging: meantBy('packaging') }
  })

/** Whether several rows leave open what they could choose among several: then it is worth asking once. */
export const isWorthAsking = (what: ChosenOnce, rows: readonly Row[], said: RowAnswers): boolean => {
  const open = rows.filter((row) => {
    const it = said.get(row.key)
    return offered(what, it).length > 1 && (namesNone(what, row) || isRefused(what, row, it))
  })
  return shared(what, open, said).length > 0
}

/** What can be chosen for all, and of how many rows that decides: those that take it, or would take it next. */
export const choicesForAll = (
  what: ChosenOnce,
  rows: readonly Row[],
  said: RowAnswers,
  chosen: readonly string[],
): readonly { readonly name: string; readonly rows: number }[] => {
  const free = rows.filter((row) => namesNone(what, row)).map(({ key }) => said.get(key))
  const names = new Set([...shared(what, rows, said), ...chosen])
  return [...names]
    .map((name) => {
      const order = chosen.includes(name) ? chosen : [...chosen, name]
      return { name, rows: free.filter((it) => firstOffered(what, it, order) === name).length }
    })
    .filter(({ name, rows }) => rows > 0 || chosen.includes(name))
}

/** The rows that take none of what was chosen, so that no one believes that it applies everywhere. */
export const leftOut = (what: ChosenOnce, rows: readonly Row[], said: RowAnswers, chosen: readonly string[]) => {
  const known = rows.filter(({ key }) => offered(what, said.get(key)).length > 0)
  const named = known.filter((row) => !namesNone(what, row))
  const canHave = ({ key }: Row) => firstOffered(what, said.get(key), chosen) !== undefined
  const own = (it: CheckedRow | undefined) => {
    const id = what === 'country' ? it?.countryId : it?.packagingId
    return offered(what, it).find((one) => one.id === id)?.name
  }
  return {
    keep: named.filter(({ key }) => !chosen.includes(own(said.get(key)) ?? '')).length,
    cannot: known.filter((row) => namesNone(what, row) && !canHave(row)).length,
    /** The keys of those that name what their product does not have, and could take it from here. */
    refused: named.filter((row) => isRefused(what, row, said.get(row.key)) && canHave(row)).map(({ key }) => key),
  }
}

/** The rows once it is chosen for all: those that lacked nothing else fold, what is left to repair stays in sight. */
export const folded = (rows: readonly Row[], said: RowAnswers, forAll: ForAll): readonly Row[] =>
  rows.map((row) => {
    const it = said.get(row.key)
    const problems = it?.problems ?? []
    // What was said last may be older than the choice before this one: both are looked at.
    const isAnswered = ({ field }: (typeof problems)[number]) =>
      chosenOnce.some((what) => what === field && namesNone(what, row) && firstOffered(what, it, forAll[what]))
    return problems.length > 0 && problems.every(isAnswered) ? { ...row, open: false } : row
  })
