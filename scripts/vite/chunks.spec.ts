import { expect, test } from 'vitest'

import { circleOf, sorter } from './chunks.ts'

/** What imports what. Everything but packages is the portal's own. */
const imports: Record<string, readonly string[]> = {
  '/web/main.tsx': ['/web/session.ts', '/node_modules/react/index.js'],
  '/web/shell/PublicFrame.tsx': ['/web/ui/Logo.tsx'],
  '/web/landing/LandingPage.tsx': ['/web/ui/Logo.tsx', '/web/ui/Hero.tsx'],
  '/web/identity/LoginPage.tsx': ['/web/ui/Logo.tsx', '/web/session.ts'],
  '/web/shell/PortalFrame.tsx': ['/web/ui/Hero.tsx', '/web/shell/Bell.tsx', '/web/shell/Cart.tsx'],
  '/web/shell/OfficeFrame.tsx': ['/web/ui/Hero.tsx', '/web/shell/Bell.tsx'],
  '/web/shell/Bell.tsx': ['/web/words/bell.ts', '/node_modules/@mantine/core/index.mjs'],
  '/web/ui/Pill.tsx': ['/web/words/pill.ts', '/node_modules/@tabler/icons-react/index.mjs'],
  '/web/ui/Select.tsx': ['/web/ui/Field.tsx'],
  '/web/ui/Field.tsx': ['/node_modules/@mantine/core/index.mjs'],
  '/web/ordering/Fit.tsx': ['/web/words/order-flow.ts'],
  '/web/words/order-flow.ts': ['/web/words/pill.ts'],
}
const code = (id: string) => 'x'.repeat(id === '/web/words/order-flow.ts' ? 5_001 : 5_000)
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], code: code(id) }) }
const { frameOf, isPiece } = sorter(graph, '/web')

test.each([
  ['what starts it all', '/web/main.tsx', null],
  ['what the start loads', '/web/session.ts', 'everywhere'],
  ['what every page for visitors loads', '/web/ui/Logo.tsx', 'everywhere'],
  ['what both frames load', '/web/shell/Bell.tsx', 'signed-in'],
  ['what these load in turn', '/web/words/bell.ts', 'signed-in'],
  ['what one frame loads', '/web/shell/Cart.tsx', null],
  ['what both frames and one page for visitors load', '/web/ui/Hero.tsx', null],
  ['a package', '/node_modules/react/index.js', null],
])('%s is of %s', (_, id, frame) => {
  expect(frameOf(id)).toBe(frame)
})

test.each([
  ['draws on nothing that is not there', '/web/ui/Pill.tsx', true],
  ['draws on Mantine', '/web/ui/Field.tsx', false],
  ['draws on what draws on Mantine', '/web/ui/Select.tsx', false],
  ['is large', '/web/words/order-flow.ts', false],
  ['imports something large, which stays elsewhere', '/web/ordering/Fit.tsx', false],
  ['is for visitors too', '/web/ui/Hero.tsx', false],
  ['is a package', '/node_modules/react/index.js', false],
])('what %s is a piece: %s', (_, id, is) => {
  expect(isPiece(id)).toBe(is)
})

test('files that wait for each other are found', () => {
  const imports = { start: ['frame', 'pieces'], frame: ['pieces'], pieces: ['words'], words: ['terms'] }
  expect(circleOf(new Map(Object.entries(imports)))).toBeNull()
  expect(circleOf(new Map(Object.entries({ ...imports, terms: ['pieces'] })))).toEqual([
    'pieces',
    'words',
    'terms',
    'pieces',
  ])
})
