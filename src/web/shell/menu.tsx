import {
  type Icon,
  IconAward,
  IconBook,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconChartHistogram,
  IconCurrencyDollar,
  IconDiscount2,
  IconFileCheck,
  IconFileText,
  IconFolder,
  IconGavel,
  IconHandStop,
  IconHistory,
  IconHome,
  IconLink,
  IconLogout,
  IconMail,
  IconMailbox,
  IconMessageReport,
  IconNews,
  IconReceipt,
  IconShieldCheck,
  IconShoppingBag,
  IconShoppingCart,
  IconSpeakerphone,
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
import { menuTexts as texts } from '#texts/menu.ts'
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
  { id: 'product', label: brand.name, entries: [{ ...texts.product, icon: IconAward, to: paths.hub() }] },
  {
    id: 'purchase',
    label: texts.purchase,
    entries: [
      { ...texts.shop, icon: IconShoppingBag, to: paths.shop(), may: 'portfolio.see' },
      { ...texts.cart, icon: IconShoppingCart, to: paths.cart(), may: 'cart.fill' },
    ],
  },
  {
    id: 'resources',
    label: texts.resources,
    entries: [
      { ...texts.resourcesAll, icon: IconBook, to: paths.resources() },
      { ...texts.videos, icon: IconBook, to: paths.resourcesOf({ type: 'videos-and-tutorials' }) },
      { ...texts.marketing, icon: IconBook, to: paths.resourcesOf({ type: 'marketing-materials' }) },
      { ...texts.academy, icon: IconBook, to: paths.resourcesOf({ type: 'womancare-academy' }) },
      { ...texts.posAndPop, icon: IconBook, to: paths.resourcesOf({ type: 'pos-and-pop' }) },
      { ...texts.marketData, icon: IconBook, to: paths.resourcesOf({ type: 'market-data' }) },
      { ...texts.bestPractices, icon: IconBook, to: paths.resourcesOf({ type: 'best-practices' }) },
    ],
  },
  { id: 'news', label: texts.news.label, entries: [{ ...texts.news, icon: IconNews, to: paths.news() }] },
  {
    id: 'events',
    label: texts.events.label,
    entries: [{ ...texts.events, icon: IconCalendarEvent, to: paths.events() }],
  },
  {
    id: 'report',
    label: texts.report,
    icon: IconMessageReport,
    entries: [
      { ...texts.orderIssue, icon: IconTruckDelivery, to: paths.reportOrderIssue() },
      { ...texts.tender, icon: IconGavel, to: paths.reportTender() },
      { ...texts.competitor, icon: IconSwords, to: paths.reportCompetitor() },
      { ...texts.lawChange, icon: IconFileText, to: paths.reportLawChange() },
    ],
  },
  {
    id: 'chart',
    label: texts.chart,
    icon: IconChartHistogram,
    entries: [
      { ...texts.agreements, icon: IconWritingSign, to: paths.agreements() },
      { ...texts.documents, icon: IconFolder, to: paths.documents() },
      { ...texts.labels, icon: IconTag, to: paths.labels() },
      { ...texts.forecasts, icon: IconTrendingUp, to: paths.forecasts() },
      { ...texts.orders, icon: IconTruckDelivery, to: paths.orders(), may: 'orders.read' },
      { ...texts.data, icon: IconChartBar, to: paths.data() },
    ],
  },
  {
    id: 'profile',
    label: texts.profile,
    icon: IconUserCircle,
    entries: [
      { ...texts.me, icon: IconUser, to: paths.me() },
      { ...texts.company, icon: IconBuilding, to: paths.company() },
      { ...texts.users, icon: IconUsers, to: paths.users() },
      { ...texts.security, icon: IconShieldCheck, to: paths.security() },
      { ...texts.logout, icon: IconLogout, does: 'logout' },
    ],
  },
]

const { officeGroups: groups } = texts

/** The menu of staff: what waits every day, then what seldom changes, each in a group of its own. */
const allOffice: readonly Tab[] = [
  {
    id: 'day',
    label: groups.day,
    entries: [
      { ...texts.officeHome, icon: IconHome, to: paths.office() },
      { ...texts.quotes, icon: IconReceipt, to: paths.officeQuotes(), may: 'office.orders.read' },
      { ...texts.officeOrders, icon: IconTruckDelivery, to: paths.officeOrders(), may: 'office.orders.read' },
      { ...texts.officeDocuments, icon: IconFileCheck, to: paths.officeDocuments(), may: 'office.orders.read' },
      { ...texts.officeRequests, icon: IconMessageReport, to: paths.officeRequests(), may: 'office.requests.read' },
      {
        ...texts.productRequests,
        icon: IconHandStop,
        to: paths.officeProductRequests(),
        may: 'office.product-requests.read',
      },
      { ...texts.vetting, icon: IconGavel, to: paths.officeVetting(), may: 'office.company-documents.review' },
      { ...texts.officeLabels, icon: IconTag, to: paths.officeLabels(), may: 'office.labels.read' },
      { ...texts.officeAgreements, icon: IconWritingSign, to: paths.officeAgreements(), may: 'office.agreements.read' },
    ],
  },
  {
    id: 'trade',
    label: groups.trade,
    entries: [
      { ...texts.distributors, icon: IconBuilding, to: paths.officeDistributors(), may: 'office.distributors.read' },
      { ...texts.officeProducts, icon: IconShoppingBag, to: paths.officeProducts(), may: 'office.orders.read' },
      { ...texts.prices, icon: IconCurrencyDollar, to: paths.officePrices(), may: 'office.orders.read' },
      { ...texts.promoCodes, icon: IconDiscount2, to: paths.officePromoCodes(), may: 'office.orders.read' },
      { ...texts.loyalty, icon: IconAward, to: paths.officeLoyalty(), may: 'office.loyalty.read' },
      { ...texts.officeData, icon: IconChartBar, to: paths.officeData(), may: 'office.sales.read' },
    ],
  },
  {
    id: 'content',
    label: groups.content,
    entries: [
      { ...texts.content, icon: IconBook, to: paths.officeContent(), may: 'office.content.read' },
      { ...texts.officeNews, icon: IconNews, to: paths.officeNews(), may: 'office.news.manage' },
      { ...texts.officeEvents, icon: IconCalendarEvent, to: paths.officeEvents(), may: 'office.news.manage' },
      { ...texts.officeNewsletter, icon: IconMail, to: paths.officeNewsletter(), may: 'office.news.manage' },
      { ...texts.officeSocial, icon: IconSpeakerphone, to: paths.officeSocial(), may: 'office.news.manage' },
    ],
  },
  {
    id: 'record',
    label: groups.record,
    entries: [
      { ...texts.audit, icon: IconHistory, to: paths.officeAudit(), may: 'office.audit.read' },
      { ...texts.log, icon: IconLink, to: paths.officeLog(), may: 'office.audit.check' },
      { ...texts.invariants, icon: IconShieldCheck, to: paths.officeInvariants(), may: 'office.audit.check' },
      { ...texts.projections, icon: IconStack2, to: paths.officeProjections(), may: 'office.audit.read' },
      { ...texts.outbox, icon: IconMailbox, to: paths.officeOutbox(), may: 'office.outbox.read' },
    ],
  },
  {
    id: 'house',
    label: groups.house,
    entries: [
      { ...texts.people, icon: IconUsers, to: paths.officePeople(), may: 'office.accounts.manage' },
      { ...texts.officeRoles, icon: IconUserCircle, to: paths.officeRoles(), may: 'office.orders.read' },
      { ...texts.officeAccount, icon: IconShieldCheck, to: paths.officeAccount(), may: 'office.orders.read' },
      { ...texts.settings, icon: IconBuilding, to: paths.officeSettings(), may: 'office.settings.manage' },
    ],
  },
]

const shown = (may: (permission: Permission) => boolean) => (entry: Entry) =>
  (entry.to === undefined || isScreen(entry.to)) && (entry.may === undefined || may(entry.may))

const filled = (tabs: readonly Tab[], may: (permission: Permission) => boolean): Tab[] =>
  tabs.map((tab) => ({ ...tab, entries: tab.entries.filter(shown(may)) })).filter(({ entries }) => entries.length > 0)

/** The tabs that this person finds something behind. */
export const tabsFor = (may: (permission: Permission) => boolean): Tab[] => filled(allTabs, may)

/** The groups of the office in which this person of the staff may open something. */
export const officeTabsFor = (may: (permission: Permission) => boolean): Tab[] => filled(allOffice, may)

/** Every place that this person can go to, each once, as the palette and the keyboard name it. */
export const placesFor = (
  may: (permission: Permission) => boolean,
  staff: boolean,
): { readonly label: string; readonly help: string; readonly to: string }[] => {
  // The specified menus do not hold the address books.
  const books = may('company.read')
    ? [
        { ...texts.shippingAddresses, to: paths.shippingAddresses() },
        { ...texts.billingAddresses, to: paths.billingAddresses() },
        { ...texts.roles, to: paths.roles() },
      ]
    : []
  const home = { ...texts.home, to: paths.home() }
  const entries = (staff ? officeTabsFor(may) : tabsFor(may)).flatMap((tab) => tab.entries)
  const own = staff ? entries : [home, ...entries, ...books]
  return [...own, { ...texts.notifications, to: paths.notifications() }].flatMap((entry) =>
    'to' in entry && entry.to !== undefined && isScreen(entry.to) ? [{ ...entry, to: entry.to }] : [],
  )
}

/** The bar at the bottom of small windows. */
export const bottomBar: readonly { readonly label: string; readonly icon: Icon; readonly to: string }[] = [
  { label: texts.bottom.home, icon: IconHome, to: paths.home() },
  { label: texts.bottom.shop, icon: IconShoppingBag, to: paths.shop() },
  { label: texts.bottom.orders, icon: IconTruckDelivery, to: paths.orders() },
  { label: texts.bottom.forecasts, icon: IconTrendingUp, to: paths.forecasts() },
  { label: texts.bottom.profile, icon: IconUserCircle, to: paths.me() },
].filter(({ to }) => isScreen(to))
