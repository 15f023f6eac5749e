import {
  type Icon,
  IconAward,
  IconBook,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconChartHistogram,
  IconFileText,
  IconFolder,
  IconGavel,
  IconHome,
  IconLogout,
  IconMessageReport,
  IconNews,
  IconShieldCheck,
  IconShoppingBag,
  IconShoppingCart,
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
import { isScreen } from '#web/shell/is-screen.ts'

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

const shown = (may: (permission: Permission) => boolean) => (entry: Entry) =>
  (entry.to === undefined || isScreen(entry.to)) && (entry.may === undefined || may(entry.may))

/** These tabs with what this person may open; those that hold nothing then are gone. */
export const filled = (tabs: readonly Tab[], may: (permission: Permission) => boolean): Tab[] =>
  tabs.map((tab) => ({ ...tab, entries: tab.entries.filter(shown(may)) })).filter(({ entries }) => entries.length > 0)

/** The tabs that this person finds something behind. */
export const tabsFor = (may: (permission: Permission) => boolean): Tab[] => filled(allTabs, may)

/** The bar at the bottom of small windows. */
export const bottomBar: readonly { readonly label: string; readonly icon: Icon; readonly to: string }[] = [
  { label: texts.bottom.home, icon: IconHome, to: paths.home() },
  { label: texts.bottom.shop, icon: IconShoppingBag, to: paths.shop() },
  { label: texts.bottom.orders, icon: IconTruckDelivery, to: paths.orders() },
  { label: texts.bottom.forecasts, icon: IconTrendingUp, to: paths.forecasts() },
  { label: texts.bottom.profile, icon: IconUserCircle, to: paths.me() },
].filter(({ to }) => isScreen(to))
