import { beforeEach, expect, test, vi } from 'vitest'
import brand from '#brand' with { type: 'json' }
import { mayDo } from '#modules/permissions/permissions.ts'
import { tabsFor } from './menu.tsx'

const screens = vi.hoisted(() => ({ areThere: (_address: string): boolean => true }))
vi.mock('#web/shell/is-screen.ts', () => ({ isScreen: (address: string) => screens.areThere(address) }))
beforeEach(() => {
  screens.areThere = () => true
})

const buyer = (permission: Parameters<typeof mayDo>[0]) => mayDo(permission, 'PROCUREMENT')
const menuOf = (id: string) =>
  tabsFor(buyer)
    .find((tab) => tab.id === id)
    ?.entries.map(({ label, to }) => to ?? label)

test.each([
  ['report', ['order-issue', 'tender', 'competitor', 'law-change'].map((of) => `/${brand.slug}/report/${of}`)],
  ['profile', ['/profile/me', '/profile/company', '/profile/users', '/profile/security', 'Logout']],
  ['chart', ['agreements', 'documents', 'labels', 'forecasts', 'orders', 'data'].map((of) => `/profile/${of}`)],
  ['purchase', ['/shop', '/cart']],
  ['product', [`/${brand.slug}`]],
  [
    'resources',
    [
      '/resources',
      ...[
        'videos-and-tutorials',
        'marketing-materials',
        'womancare-academy',
        'pos-and-pop',
        'market-data',
        'best-practices',
      ].map((type) => `/resources/${type}`),
    ],
  ],
  ['news', ['/news']],
  ['events', ['/events']],
])('the menu %s is as the specification has it, section 2', (id, entries) => {
  expect(menuOf(id)?.toSorted()).toEqual(entries.toSorted())
})

test('an entry shows once its screen is there, a menu once it has an entry', () => {
  screens.areThere = (address) => address === '/shop' || address === '/resources/market-data'
  expect(tabsFor(buyer).map(({ id, entries }) => [id, entries.map(({ to, does }) => to ?? does)])).toEqual([
    ['purchase', ['/shop']],
    ['resources', ['/resources/market-data']],
    ['profile', ['logout']],
  ])
})

test('text tabs come before icon tabs', () => {
  const hasIcon = tabsFor(buyer).map(({ icon }) => icon !== undefined)
  expect(hasIcon).toEqual([...hasIcon].sort((one, other) => Number(one) - Number(other)))
})
