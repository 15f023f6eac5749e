import { compareTexts } from '#platform/text/alphabet.ts'
import { type Language, languageCodes, languages, type ResourceKind, resourceKinds } from './kinds.ts'
import type { ShelfFilters, ShelfValues } from './row-contract.ts'
import { BETWEEN_VALUES, type FilterName } from './shelf-contract.ts'

export type ChosenValues = Readonly<Partial<Record<FilterName, readonly string[]>>>

/** What the address of a list says of each filter of its kind: values between bars. */
export const chosenOf = (kind: ResourceKind, query: Readonly<Partial<Record<FilterName, string>>>): ChosenValues =>
  Object.fromEntries(
    resourceKinds[kind].filters.flatMap((name) => {
      const values = query[name]?.split(BETWEEN_VALUES).filter((value) => value !== '') ?? []
      return values.length > 0 ? [[name, values]] : []
    }),
  )

const codeOf = (name: string): string => languageCodes.find((code) => languages[code] === name) ?? name

/** The same for the database: 'content' and 'materialType' are one column, languages are codes. */
export const filtersOf = ({ language, content, materialType = content, ...others }: ChosenValues): ShelfFilters => ({
  ...others,
  ...(materialType && { materialType }),
  ...(language && { language: language.map(codeOf) }),
})

const valuesOf = (of: ShelfValues, name: FilterName): readonly string[] => {
  if (name === 'language') return of.languages.map((code) => languages[code as Language])
  const value = of[name === 'content' ? 'materialType' : name]
  return value === '' ? [] : [value]
}

const passing = (all: readonly ShelfValues[], chosen: ChosenValues, without?: FilterName): ShelfValues[] =>
  all.filter((of) =>
    Object.entries(chosen).every(
      ([name, values]) => name === without || valuesOf(of, name as FilterName).some((value) => values.includes(value)),
    ),
  )

const sum = (all: readonly ShelfValues[]): number => all.reduce((total, { resources }) => total + resources, 0)

/** How many resources all filters leave. */
export const countChosen = (all: readonly ShelfValues[], chosen: ChosenValues = {}): number => sum(passing(all, chosen))

/** The values of a filter within the kind, and how many of what is found each would leave with the other filters. */
export const optionsOf = (
  { all, found }: { readonly all: readonly ShelfValues[]; readonly found: readonly ShelfValues[] },
  name: FilterName,
  chosen: ChosenValues,
): { readonly value: string; readonly count: number }[] => {
  const left = passing(found, chosen, name)
  const values = [...new Set(all.flatMap((of) => valuesOf(of, name)))].toSorted(compareTexts)
  return values.map((value) => ({ value, count: sum(left.filter((of) => valuesOf(of, name).includes(value))) }))
}
