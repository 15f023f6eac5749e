import { dayIn } from '#platform/time/time-zone.ts'
import type { ActiveFilter } from './sales-filters.ts'

/** Of a figure's file: whose figures they are, what they are narrowed to, and as of which day; null: today. */
export type FileOf = {
  readonly company: string
  readonly narrowed: readonly ActiveFilter[]
  readonly asOf: string | null
}

/** So many characters of each name: some systems take 255 in all, and people fewer. */
const MOST = 32

const plain = (name: string): string => {
  const parts =
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const whole = parts.join('-')
  return whole.length <= MOST ? whole : whole.slice(0, MOST + 1).replace(/-?[^-]*$/, '') || whole.slice(0, MOST)
}

/** A product says which category it is of. */
const isSaidBy = { category: ['subCategory', 'product'], subCategory: ['product'] } as const

/** What a file of these figures is called: 'sales-andina-salud-folic-acid-peru-2025-2025-06-30.csv'. */
export const salesFileName = ({ company, narrowed, asOf }: FileOf, ending: string): string => {
  const names = new Set<string>(narrowed.map(({ name }) => name))
  const named = narrowed.filter(
    ({ name }) =>
      !(name in isSaidBy && isSaidBy[name as keyof typeof isSaidBy].some((narrower) => names.has(narrower))),
  )
  const parts = ['sales', plain(company), ...named.map(({ label }) => plain(label)), asOf ?? dayIn(new Date(), 'UTC')]
  return `${parts.filter(Boolean).join('-')}.${ending}`
}
