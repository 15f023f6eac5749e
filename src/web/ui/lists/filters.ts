import type { Day } from '#platform/event.ts'
import { recordOf } from '#platform/records.ts'

import { useAddressSearch } from './address-search.ts'

/** The value of a filter in the address; null where it makes no sense, which then counts as absent. */
type Reader<Value> = (typed: string) => Value | null
type Readers = Readonly<Record<string, Reader<string | number>>>

export type FilterValues<R extends Readers> = { readonly [Name in keyof R]: ReturnType<R[Name]> }

export const oneOf =
  <Value extends string | number>(known: readonly Value[]): Reader<Value> =>
  (typed) =>
    known.find((value) => String(value) === typed) ?? null

export const text =
  (most = 100): Reader<string> =>
  (typed) =>
    typed.slice(0, most) || null

/** 'YYYY-MM-DD' */
export const dayText: Reader<Day> = (typed) =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? (typed as Day) : null

/** Filters that may say anything, such as the id of a product. */
export const anyText = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, Reader<string>>> =>
  recordOf(names, () => text())

export const readFilters = <R extends Readers>(readers: R, search: URLSearchParams): FilterValues<R> =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => {
      const typed = search.get(name)
      return [name, typed === null ? null : read(typed)]
    }),
  ) as FilterValues<R>

/** The filters that are set, as the query for the server. */
export const given = <Values extends Readonly<Record<string, string | number | null>>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    readonly [Name in keyof Values]?: NonNullable<Values[Name]>
  }

/** The filters of a list, which live in the address: their values, how one is set, which goes back to the first page, and how all are taken away. */
export const useFilters = <R extends Readers>(readers: R) => {
  const [search, changeSearch] = useAddressSearch()
  const change = (write: (next: URLSearchParams) => void) =>
    changeSearch((next) => {
      next.delete('page')
      write(next)
    })
  const set = (name: keyof R & string, value: string | number | null) =>
    change((next) => (value === null || value === '' ? next.delete(name) : next.set(name, String(value))))
  const reset = () =>
    change((next) => {
      for (const name of Object.keys(readers)) next.delete(name)
    })
  return [readFilters(readers, search), set, reset] as const
}
