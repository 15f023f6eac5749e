import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { built, filesOf, isBuilt } from './vite/built-files.ts'

/** Kilobytes, gzip: what the browser loads before a page can be used. Visual design, section 22. */
type Budget = {
  readonly page: string
  readonly entries: readonly string[]
  /** What comes after the first paint, once it is in sight: it weighs as well, and keeps no one waiting. */
  readonly later?: readonly string[]
  readonly script: number
  readonly styles: number
}

/** Scripts and styles that a page may request: the page itself, what is in its head and two fonts make 44 of the largest. */
const FILES = 38

/** The picture of a chart, with its library: 185 kB. */
const CHART = ['ui/charts/ChartDrawing.tsx']

export const budgets: readonly Budget[] = [
  { page: 'landing', entries: ['shell/PublicFrame.tsx', 'landing/LandingPage.tsx'], script: 146, styles: 34 },
  { page: 'sign-in', entries: ['identity/LoginPage.tsx'], script: 150, styles: 34 },
  {
    page: 'sign-up',
    entries: ['shell/PublicFrame.tsx', 'signup/AccountPage.tsx'],
    script: 295,
    styles: 34,
  },
  {
    page: 'home',
    entries: ['shell/PortalFrame.tsx', 'home/HomePage.tsx'],
    script: 205,
    styles: 34,
  },
  {
    page: 'home of marketing',
    entries: ['shell/PortalFrame.tsx', 'home/HomePage.tsx', 'home/MarketingHome.tsx'],
    script: 265,
    styles: 34,
  },
  {
    page: 'order list',
    entries: ['shell/PortalFrame.tsx', 'ordering/orders/OrdersPage.tsx'],
    script: 252,
    styles: 34,
  },
  {
    page: 'order',
    entries: ['shell/PortalFrame.tsx', 'ordering/order/OrderPage.tsx'],
    script: 251,
    styles: 34,
  },
  {
    page: 'shop',
    entries: ['shell/PortalFrame.tsx', 'catalogue/ShopPage.tsx'],
    script: 232,
    styles: 34,
  },
  {
    page: 'library',
    entries: ['shell/PortalFrame.tsx', 'library/ResourceListPage.tsx'],
    script: 237,
    styles: 34,
  },
  {
    page: 'order flow',
    entries: ['shell/PortalFrame.tsx', 'ordering/flow/ValidationPage.tsx'],
    script: 262,
    styles: 34,
  },
  {
    page: 'quote queue',
    entries: ['shell/OfficeFrame.tsx', 'office/quotes/QuotesPage.tsx'],
    script: 272,
    styles: 34,
  },
  {
    page: 'sales chart',
    entries: ['shell/PortalFrame.tsx', 'sales/SalesPage.tsx'],
    later: CHART,
    script: 490,
    styles: 34,
  },
  {
    page: 'office chart',
    entries: ['shell/OfficeFrame.tsx', 'office/sales/OfficeSalesPage.tsx'],
    later: CHART,
    script: 498,
    styles: 34,
  },
  {
    page: 'loyalty',
    entries: ['shell/PortalFrame.tsx', 'loyalty/MyLoyaltyPage.tsx'],
    later: CHART,
    script: 447,
    styles: 34,
  },
  {
    page: 'forecast',
    entries: ['shell/PortalFrame.tsx', 'forecasting/EditForecastPage.tsx'],
    later: CHART,
    script: 501,
    styles: 34,
  },
]

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file))).length, 0) / 1000

/** Files and kilobytes that a page loads before it can be used; `missing`: entries that are not in the build. */
export const spentOn = ({
  entries,
  later = [],
}: Budget): { script: number; styles: number; files: number; missing: readonly string[] } => {
  const first = ['index.html', ...entries]
  const files = filesOf([...first, ...later])
  return {
    files: filesOf(first).length,
    script: kilobytes(files.filter((file) => file.endsWith('.js'))),
    styles: kilobytes(files.filter((file) => file.endsWith('.css'))),
    missing: [...entries, ...later].filter((entry) => !isBuilt(entry)),
  }
}

const check = (): number => {
  let broken = 0
  for (const budget of budgets) {
    const { page, script, styles } = budget
    const spent = spentOn(budget)
    if (spent.missing.length > 0) console.error(`${page}: ${spent.missing.join(', ')} is not in the build`)
    const over = spent.script > script || spent.styles > styles || spent.files > FILES
    if (over || spent.missing.length > 0) broken += 1
    console.log(
      `${over ? 'OVER' : 'ok  '} ${page.padEnd(12)} script ${spent.script.toFixed(1)} of ${script} kB, styles ${spent.styles.toFixed(1)} of ${styles} kB, files ${spent.files} of ${FILES}`,
    )
  }
  return broken
}

if (import.meta.main) process.exitCode = check() > 0 ? 1 : 0
