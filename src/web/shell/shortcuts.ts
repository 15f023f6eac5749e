import { paths } from '#paths'
import { isScreen } from './is-screen.ts'

/** G then this letter. */
const portal: Readonly<Record<string, string>> = {
  h: paths.home(),
  s: paths.shop(),
  o: paths.orders(),
  c: paths.cart(),
  d: paths.documents(),
  f: paths.forecasts(),
  n: paths.notifications(),
}

const office: Readonly<Record<string, string>> = {
  q: paths.officeQuotes(),
  d: paths.officeDocuments(),
  o: paths.officeOrders(),
  u: paths.officeDistributors(),
  a: paths.officeAudit(),
  p: paths.officeProjections(),
  n: paths.notifications(),
}

const lettersOf = (staff: boolean): readonly (readonly [letter: string, to: string])[] =>
  Object.entries(staff ? office : portal).filter(([, to]) => isScreen(to))

/** Where the letter leads, if that screen exists. */
export const targetOf = (letter: string, staff: boolean): string | null =>
  lettersOf(staff).find(([it]) => it === letter)?.[1] ?? null

/** 'G O' for an address that has one. */
export const shortcutOf = (address: string, staff: boolean): string | null => {
  const letter = lettersOf(staff).find(([, to]) => to === address)?.[0]
  return letter ? `G ${letter.toUpperCase()}` : null
}

/** Every address that has a letter, in the order of the list of shortcuts. */
export const shortcutTargets = (staff: boolean): string[] => lettersOf(staff).map(([, to]) => to)

const signs: Readonly<Record<string, string>> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→' }

/** The label on the key: 'j' → 'J'. */
export const keyName = (key: string): string => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key)
