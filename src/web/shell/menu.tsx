import {
  type Icon,
  IconAward,
  IconBook,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconChartHistogram,
  IconDiscount2,
  IconFileCheck,
  IconFileText,
  IconFolder,
  IconGavel,
  IconHistory,
  IconHome,
  IconLink,
  IconLogout,
  IconMail,
  IconMessageReport,
  IconNews,
  IconReceipt,
  IconShieldCheck,
  IconShoppingBag,
  IconShoppingCart,
  IconStack2,
  IconSwords,
  IconTag,
  IconTrendingUp,
  IconTruckDelivery,
  IconUser,
  IconUserCircle,
  IconUsers,
  IconWritingSign,
} from '@tabler/icons-react'

import brand from '#brand'
import { paths } from '#paths'
import type { Permission } from '#platform/access/permissions.ts'
import { menuWords as words } from '#web/words/menu.ts'
import { isScreen } from './is-screen.ts'

/** One entry of a menu. Without `to` it is an action: 'logout' is the only one. */
export type Entry = {
  readonly label: string
  readonly help: string
  readonly icon: Icon
  readonly to?: string
  readonly does?: 'logout'
  readonly may?: Permission
}

/** A tab of the header: text tabs first, then icon tabs. With one entry it is a plain link. */
export type Tab = {
  readonly id: string
  readonly label: string
  readonly icon?: Icon
  readonly entries: readonly Entry[]
}

/** Everything that the header, the drawer and the palette offer. An entry shows once its screen exists. */
const allTabs: readonly Tab[] = [
  { id: 'product', label: brand.name, entries: [{ ...words.product, icon: IconAward, to: paths.hub() }] },
  {
    id: 'purchase',
    label: words.purchase,
    entries: [
      { ...words.shop, icon: IconShoppingBag, to: '/shop', may: 'portfolio.see' },
      { ...words.cart, icon: IconShoppingCart, to: '/cart', may: 'cart.fill' },
    ],
  },
  {
    id: 'resources',
    label: words.resources,
    entries: [
      { ...words.resourcesAll, icon: IconBook, to: paths.resources() },
      { ...words.videos, icon: IconBook, to: paths.resourcesOf({ type: 'videos-and-tutorials' }) },
      { ...words.marketing, icon: IconBook, to: paths.resourcesOf({ type: 'marketing-materials' }) },
      { ...words.academy, icon: IconBook, to: paths.resourcesOf({ type: 'womancare-academy' }) },
      { ...words.posAndPop, icon: IconBook, to: paths.resourcesOf({ type: 'pos-and-pop' }) },
      { ...words.marketData, icon: IconBook, to: paths.resourcesOf({ type: 'market-data' }) },
      { ...words.bestPractices, icon: IconBook, to: paths.resourcesOf({ type: 'best-practices' }) },
    ],
  },
  { id: 'news', label: words.news.label, entries: [{ ...words.news, icon: IconNews, to: '/news' }] },
  { id: 'events', label: words.events.label, entries: [{ ...words.events, icon: IconCalendarEvent, to: '/events' }] },
  {
    id: 'report',
    label: words.report,
    icon: IconMessageReport,
    entries: [
      { ...words.orderIssue, icon: IconTruckDelivery, to: paths.reportOrderIssue() },
      { ...words.tender, icon: IconGavel, to: paths.reportTender() },
      { ...words.competitor, icon: IconSwords, to: paths.reportCompetitor() },
      { ...words.lawChange, icon: IconFileText, to: paths.reportLawChange() },
    ],
  },
  {
    id: 'chart',
    label: words.chart,
    icon: IconChartHistogram,
    entries: [
      { ...words.agreements, icon: IconWritingSign, to: '/profile/agreements' },
      { ...words.documents, icon: IconFolder, to: '/profile/documents' },
      { ...words.labels, icon: IconTag, to: '/profile/labels' },
      { ...words.forecasts, icon: IconTrendingUp, to: '/profile/forecasts' },
      { ...words.orders, icon: IconTruckDelivery, to: '/profile/orders', may: 'orders.read' },
      { ...words.data, icon: IconChartBar, to: '/profile/data' },
    ],
  },
  {
    id: 'profile',
    label: words.profile,
    icon: IconUserCircle,
    entries: [
      { ...words.me, icon: IconUser, to: '/profile/me' },
      { ...words.company, icon: IconBuilding, to: '/profile/company' },
      { ...words.users, icon: IconUsers, to: '/profile/users' },
      { ...words.security, icon: IconShieldCheck, to: '/profile/security' },
      { ...words.logout, icon: IconLogout, does: 'logout' },
    ],
  },
]

const allOffice: readonly Entry[] = [
  { ...words.quotes, icon: IconReceipt, to: '/office/quotes', may: 'office.orders.read' },
  { ...words.officeDocuments, icon: IconFileCheck, to: '/office/documents', may: 'office.orders.read' },
  {
    ...words.productRequests,
    icon: IconTag,
    to: '/office/product-requests',
    may: 'office.product-requests.read',
  },
  { ...words.officeOrders, icon: IconTruckDelivery, to: '/office/orders', may: 'office.orders.read' },
  { ...words.distributors, icon: IconUsers, to: '/office/distributors', may: 'office.distributors.read' },
  { ...words.loyalty, icon: IconAward, to: '/office/loyalty', may: 'office.loyalty.read' },
  { ...words.promoCodes, icon: IconDiscount2, to: '/office/promo-codes', may: 'office.orders.read' },
  { ...words.prices, icon: IconTag, to: '/office/prices', may: 'office.orders.read' },
  { ...words.officeData, icon: IconChartBar, to: '/office/data', may: 'office.sales.read' },
  { ...words.people, icon: IconUserCircle, to: '/office/people', may: 'office.accounts.manage' },
  { ...words.audit, icon: IconHistory, to: '/office/audit', may: 'office.audit.read' },
  { ...words.log, icon: IconLink, to: '/office/log', may: 'office.audit.check' },
  { ...words.invariants, icon: IconShieldCheck, to: '/office/invariants', may: 'office.audit.check' },
  { ...words.projections, icon: IconStack2, to: '/office/projections', may: 'office.audit.read' },
  { ...words.outbox, icon: IconMail, to: '/office/outbox', may: 'office.outbox.read' },
]

const shown = (may: (permission: Permission) => boolean) => (entry: Entry) =>
  (entry.to === undefined || isScreen(entry.to)) && (entry.may === undefined || may(entry.may))

/** The tabs that this person finds something behind. */
export const tabsFor = (may: (permission: Permission) => boolean): Tab[] =>
  allTabs
    .map((tab) => ({ ...tab, entries: tab.entries.filter(shown(may)) }))
    .filter(({ entries }) => entries.length > 0)

export const officeEntriesFor = (may: (permission: Permission) => boolean): Entry[] => allOffice.filter(shown(may))

/** Every place that this person can go to, each once, as the palette and the keyboard name it. */
export const placesFor = (
  may: (permission: Permission) => boolean,
  staff: boolean,
): { readonly label: string; readonly help: string; readonly to: string }[] => {
  // The specified menus do not hold the address books.
  const books = may('company.read')
    ? [
        { ...words.shippingAddresses, to: paths.shippingAddresses() },
        { ...words.billingAddresses, to: paths.billingAddresses() },
      ]
    : []
  const home = { ...words.home, to: paths.home() }
  const own = staff ? officeEntriesFor(may) : [home, ...tabsFor(may).flatMap(({ entries }) => entries), ...books]
  return [...own, { ...words.notifications, to: paths.notifications() }].flatMap((entry) =>
    'to' in entry && entry.to !== undefined && isScreen(entry.to) ? [{ ...entry, to: entry.to }] : [],
  )
}

/** The bar at the bottom of small windows. */
export const bottomBar: readonly { readonly label: string; readonly icon: Icon; readonly to: string }[] = [
  { label: words.bottom.home, icon: IconHome, to: paths.home() },
  { label: words.bottom.shop, icon: IconShoppingBag, to: paths.shop() },
  { label: words.bottom.orders, icon: IconTruckDelivery, to: paths.orders() },
  { label: words.bottom.forecasts, icon: IconTrendingUp, to: paths.forecasts() },
  { label: words.bottom.profile, icon: IconUserCircle, to: paths.me() },
].filter(({ to }) => isScreen(to))
