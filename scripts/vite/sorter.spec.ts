import { expect, test } from 'vitest'
import { circleOf } from './circle.ts'
import { sorter } from './sorter.ts'

/** What imports what. Everything but packages is the portal's own. */
const imports: Record<string, readonly string[]> = {
  '/web/main.tsx': ['/web/session.ts', '/node_modules/react/index.js'],
  '/web/shell/PublicFrame.tsx': ['/web/ui/Logo.tsx'],
  '/web/landing/LandingPage.tsx': ['/web/ui/Logo.tsx', '/web/ui/Hero.tsx'],
  '/web/identity/LoginPage.tsx': ['/web/ui/Logo.tsx', '/web/session.ts', '/web/identity/Password.tsx'],
  '/web/office/quotes/QuotesPage.tsx': ['/web/office/Quote.tsx', '/web/ordering/Thread.tsx', '/web/texts/en/status.ts'],
  '/web/office/orders/OfficeOrderPage.tsx': [
    '/web/office/Quote.tsx',
    '/web/ordering/Thread.tsx',
    '/web/texts/en/status.ts',
  ],
  '/web/ordering/order/OrderPage.tsx': ['/web/ordering/Thread.tsx', '/web/texts/en/status.ts'],
  '/web/home/HomePage.tsx': ['/web/texts/en/status.ts'],
  '/web/news/NewsPage.tsx': ['/web/ui/Pill.tsx'],
  '/web/shell/PortalFrame.tsx': ['/web/ui/Hero.tsx', '/web/shell/Bell.tsx', '/web/shell/Cart.tsx'],
  '/web/shell/OfficeFrame.tsx': ['/web/ui/Hero.tsx', '/web/shell/Bell.tsx'],
  '/web/shell/Bell.tsx': ['/web/texts/en/bell.ts', '/node_modules/@base-ui/react/index.mjs'],
  '/web/ui/Pill.tsx': ['/web/texts/en/pill.ts', '/node_modules/@tabler/icons-react/index.mjs'],
  '/web/ui/Select.tsx': ['/web/ui/Field.tsx'],
  '/web/ui/Field.tsx': ['/node_modules/@base-ui/react/index.mjs'],
  '/web/ui/Ask.tsx': ['/web/ui/dialogs/Overlay.tsx'],
  '/web/ordering/Fit.tsx': ['/web/texts/en/order-flow.ts'],
  '/web/texts/en/order-flow.ts': ['/web/texts/en/pill.ts'],
}
const opens: Record<string, readonly string[]> = {
  '/web/screens.ts': [
    '/web/home/HomePage.tsx',
    '/web/news/NewsPage.tsx',
    '/web/ordering/order/OrderPage.tsx',
    '/web/office/quotes/QuotesPage.tsx',
    '/web/office/orders/OfficeOrderPage.tsx',
  ],
}
const code = (id: string) => {
  if (id === '/web/identity/Password.tsx') return 'import { IconEye } from "@tabler/icons-react"'
  if (id === '/web/ui/Pill.tsx') return 'import { IconTruck } from "@tabler/icons-react"'
  return 'x'.repeat(id === '/web/texts/en/order-flow.ts' ? 5_001 : 5_000)
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: opens[id] ?? [],
    code: code(id),
  }),
}
const { frameOf, pieceOf, iconsFor, isOfForms, orderPartOf } = sorter(graph, '/web')

test.each([
  ['what starts it all', '/web/main.tsx', null],
  ['what the start loads', '/web/session.ts', 'everywhere'],
  ['what every page for visitors loads', '/web/ui/Logo.tsx', 'everywhere'],
  ['what both frames load', '/web/shell/Bell.tsx', 'signed-in'],
  ['what these load in turn', '/web/texts/en/bell.ts', 'signed-in'],
  ['what one frame loads', '/web/shell/Cart.tsx', null],
  ['what both frames and one page for visitors load', '/web/ui/Hero.tsx', 'everywhere'],
  ['a package', '/node_modules/react/index.js', null],
])('%s is of %s', (_, id, frame) => {
  expect(frameOf(id)).toBe(frame)
})

test.each([
  ['draws on nothing that is not there', '/web/ui/Pill.tsx', true],
  ['draws on the component library', '/web/ui/Field.tsx', false],
  ['draws on what draws on the component library', '/web/ui/Select.tsx', false],
  ['opens in front of a page', '/web/ui/Ask.tsx', false],
  ['is large', '/web/texts/en/order-flow.ts', false],
  ['imports something large, which stays elsewhere', '/web/ordering/Fit.tsx', false],
  ['is for visitors too', '/web/ui/Hero.tsx', false],
  ['is a package', '/node_modules/react/index.js', false],
])('what %s is a piece: %s', (_, id, is) => {
  expect(pieceOf(id) !== null).toBe(is)
})

test('pieces that the home page loads are a file of their own', () => {
  expect(pieceOf('/web/texts/en/status.ts')).toBe('pieces')
  expect(pieceOf('/web/ui/Pill.tsx')).toBe('more-pieces')
})

test.each([
  ['that a page for visitors draws', 'IconEye', null],
  ['that the portal draws', 'IconTruck', 'icons'],
  ['that only the office draws', 'IconGavel', 'office'],
])('an icon %s, %s, goes with %s', (_, name, chunk) => {
  const id = `/node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`
  expect([iconsFor(id), isOfForms(id)]).toEqual([chunk, chunk === null])
})

test.each([
  ['what a page for visitors loads', '/web/identity/Password.tsx', true],
  ['what is there already', '/web/session.ts', false],
  ['what visitors never see', '/web/ui/Pill.tsx', false],
])('%s goes with forms: %s', (_, id, is) => {
  expect(isOfForms(id)).toBe(is)
})

test.each([
  ['what only the provider works with', '/web/office/Quote.tsx', 'desk'],
  ['what distributors see as well', '/web/ordering/Thread.tsx', 'order'],
  ['what the home page shows as well', '/web/texts/en/status.ts', 'orders'],
  ['what no order shows', '/web/ui/Pill.tsx', null],
])('of an order, %s: %s is of %s', (_, id, part) => {
  expect(orderPartOf(id)).toBe(part)
})

test('files that wait for each other are found', () => {
  const imports = { start: ['frame', 'pieces'], frame: ['pieces'], pieces: ['texts'], texts: ['terms'] }
  expect(circleOf(new Map(Object.entries(imports)))).toBeNull()
  expect(circleOf(new Map(Object.entries({ ...imports, terms: ['pieces'] })))).toEqual([
    'pieces',
    'texts',
    'terms',
    'pieces',
  ])
})
