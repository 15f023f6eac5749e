import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { broken } from './architecture.ts'

let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'partnercare-house-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const imports = Object.fromEntries(
  Object.entries({
    platform: 'src/platform',
    modules: 'src/modules',
    web: 'src/web',
    projections: 'projections',
    fixtures: 'fixtures',
  }).map(([name, folder]) => [`#${name}/*`, `./${folder}/*`]),
)

const loads = (...targets: string[]): string =>
  targets.map((target, i) => `import { it as it${i} } from '${target}'\nvoid it${i}\n`).join('')
const knows = (target: string): string => `import type { It } from '${target}'\nexport type Mine = It\n`
const leaf = 'export const it = 1\nexport type It = number\n'

/** A small house in which every import is allowed, with `changes` on top. */
const house = (changes: Record<string, string>): Promise<string[]> => {
  const files = {
    'package.json': JSON.stringify({ type: 'module', imports }),
    'node_modules/pg/package.json': JSON.stringify({ name: 'pg', main: 'index.js' }),
    'node_modules/pg/index.js': leaf.split('\n')[0]!,
    'src/platform/money.ts': leaf,
    'src/modules/ordering/events.ts': loads('#platform/money.ts') + leaf,
    'src/modules/ordering/contract.ts': loads('./events.ts') + leaf,
    'src/modules/ordering/order.ts': loads('./events.ts', '#modules/loyalty/account.ts') + leaf,
    'src/modules/ordering/routes.ts': loads('./order.ts', '#projections/orders.ts') + leaf,
    'src/modules/loyalty/events.ts': leaf,
    'src/modules/loyalty/account.ts': loads('#modules/ordering/events.ts', './events.ts') + leaf,
    'src/modules/loyalty/wording.ts': leaf,
    'projections/orders.ts': loads('#modules/ordering/events.ts', '#modules/ordering/contract.ts') + leaf,
    'projections/carts.ts': leaf,
    'fixtures/world.ts': loads('#modules/ordering/contract.ts') + leaf,
    'src/web/OrdersPage.tsx': loads('#modules/ordering/contract.ts') + leaf,
    'src/web/ui/tokens.ts': leaf,
    'src/web/texts/en/orders.ts': leaf,
    'src/main.ts': loads('#modules/ordering/routes.ts', '#fixtures/world.ts'),
    ...changes,
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return broken(root)
}

test('a house in order breaks no rule', async () => {
  expect(await house({})).toEqual([])
})

const offences: [rule: string, changes: Record<string, string>][] = [
  ['platform-knows-no-business', { 'src/platform/time/clock.ts': loads('#modules/ordering/events.ts') }],
  ['platform-knows-no-business', { 'src/platform/time/clock.ts': knows('#modules/ordering/events.ts') }],
  ['platform-knows-no-business', { 'src/platform/time/clock.ts': loads('#projections/orders.ts') }],
  ['modules-know-events-only', { 'src/modules/ordering/cart.ts': loads('#modules/loyalty/wording.ts') }],
  ['modules-know-events-only', { 'src/modules/ordering/cart.ts': knows('#modules/loyalty/wording.ts') }],
  [
    'a-sign-up-decides-on-company-person-and-file',
    { 'src/modules/signup/routes.ts': loads('#modules/loyalty/wording.ts') },
  ],
  ['decisions-ask-no-projection', { 'src/modules/ordering/cart.ts': loads('#projections/carts.ts') }],
  ['modules-stay-on-the-server', { 'src/modules/ordering/cart.ts': knows('#web/OrdersPage.tsx') }],
  ['modules-stay-on-the-server', { 'src/modules/ordering/routes.ts': loads('#fixtures/world.ts') }],
  ['projections-know-events-and-contracts', { 'projections/carts.ts': loads('#projections/orders.ts') }],
  ['projections-know-events-and-contracts', { 'projections/carts.ts': loads('#modules/ordering/order.ts') }],
  ['web-knows-modules-only', { 'src/web/CartPage.tsx': knows('#projections/carts.ts') }],
  ['web-knows-modules-only', { 'src/web/CartPage.tsx': knows('#modules/ordering/routes.ts') }],
  ['ui-loads-no-server', { 'src/web/ui/tokens.ts': loads('#web/OrdersPage.tsx') + leaf }],
  ['texts-load-no-screen', { 'src/web/texts/en/orders.ts': loads('#web/ui/tokens.ts') + leaf }],
  ['browsers-reach-no-server', { 'src/web/CartPage.tsx': "import 'node:crypto'\n" }],
  ['browsers-reach-no-server', { 'src/modules/ordering/contract.ts': loads('node:fs') + leaf }],
  ['browsers-reach-no-server', { 'src/platform/money.ts': loads('pg') + leaf }],
  ['fixtures-know-events-and-contracts', { 'fixtures/world.ts': loads('#modules/ordering/order.ts') + leaf }],
  ['fixtures-are-for-tests-and-the-demo', { 'projections/carts.ts': loads('#fixtures/world.ts') }],
  ['main-is-not-imported', { 'src/web/CartPage.tsx': "import '../main.ts'\n" }],
  [
    'tests-stay-out-of-the-program',
    { 'src/platform/time/clock.ts': "import './clock.spec.ts'\n", 'src/platform/clock.spec.ts': leaf },
  ],
  ['imports-resolve', { 'src/platform/time/clock.ts': loads('./nowhere.ts') }],
  ['imports-never-climb', { 'src/platform/http/serve.ts': loads('../money.ts') }],
  ['no-cycles', { 'src/platform/a.ts': loads('./b.ts') + leaf, 'src/platform/b.ts': loads('./a.ts') + leaf }],
  ['platform-holds-no-noun-of-the-business', { 'src/platform/orders.ts': leaf }],
  ['platform-holds-no-noun-of-the-business', { 'src/platform/money.ts': `${leaf}export type CareCoins = number\n` }],
  [
    'platform-holds-no-noun-of-the-business',
    { 'src/platform/money.ts': `${leaf}const quoteOf = () => 1\nvoid quoteOf\n` },
  ],
  ['files-are-named-for-what-they-are', { 'src/platform/utils.ts': leaf }],
  ['files-are-named-for-what-they-are', { 'src/modules/ordering/order.types.ts': leaf }],
]

test.each(offences)('%s: fires on %o', async (rule, changes) => {
  const faults = await house(changes)

  expect(faults.map((fault) => fault.split(':')[0])).toContain(rule)
})

test('types may point where code may not', async () => {
  expect(
    await house({
      'src/web/CartPage.tsx': knows('#modules/ordering/order.ts'),
      'src/modules/ordering/order.ts': loads('node:fs') + leaf,
    }),
  ).toEqual([])
})

test('roles, permissions and the terms of all modules are known to each', async () => {
  expect(
    await house({
      'src/modules/permissions/roles.ts': leaf,
      'src/modules/terms/care-coins.ts': leaf,
      'src/modules/ordering/cart.ts': loads('#modules/permissions/roles.ts', '#modules/terms/care-coins.ts'),
      'src/modules/signup/routes.ts': loads('#modules/permissions/roles.ts', '#modules/terms/care-coins.ts'),
      'projections/carts.ts': loads('#modules/permissions/roles.ts', '#modules/terms/care-coins.ts') + leaf,
    }),
  ).toEqual([])
})

test('an empty house is no clean house', async () => {
  await expect(broken(root)).rejects.toThrow()
})
