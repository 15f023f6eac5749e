import {
  IconAward,
  IconBook,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconCurrencyDollar,
  IconDiscount2,
  IconFileCheck,
  IconGavel,
  IconHistory,
  IconHome,
  IconKey,
  IconLink,
  IconMail,
  IconMailbox,
  IconMessageReport,
  IconNews,
  IconReceipt,
  IconShieldCheck,
  IconShoppingBag,
  IconSpeakerphone,
  IconStack2,
  IconTag,
  IconTruckDelivery,
  IconUserCheck,
  IconUserCircle,
  IconUsers,
  IconWebhook,
  IconWritingSign,
} from '@tabler/icons-react'
import type { Role } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import type { Permission } from '#platform/access/permissions.ts'
import { officeMenuTexts as texts } from '#texts/office-menu.ts'
import { filled, type Tab } from './menu.tsx'

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
      { ...texts.vetting, icon: IconGavel, to: paths.officeVetting(), may: 'office.company-documents.review' },
      { ...texts.officeLabels, icon: IconTag, to: paths.officeLabels(), may: 'office.labels.read' },
      { ...texts.officeAgreements, icon: IconWritingSign, to: paths.officeAgreements(), may: 'office.agreements.read' },
      { ...texts.officeApprovals, icon: IconUserCheck, to: paths.officeApprovals(), may: 'office.approvals.decide' },
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
      { ...texts.apiTokens, icon: IconKey, to: paths.officeApiTokens(), may: 'office.accounts.manage' },
      { ...texts.webhooks, icon: IconWebhook, to: paths.officeWebhooks(), may: 'webhooks.manage' },
      { ...texts.settings, icon: IconBuilding, to: paths.officeSettings(), may: 'office.settings.manage' },
    ],
  },
]

/** The group of those whose day is not the orders'. */
const ownGroups: Partial<Record<Role, string>> = { MARKETING_STAFF: 'content', ANALYST: 'record' }

/** The groups of the office in which this person of the staff may open something, with those of their own role first. */
export const officeTabsFor = (may: (permission: Permission) => boolean, role?: Role): Tab[] => {
  const own = role && ownGroups[role]
  return filled(allOffice, may).toSorted((a, b) => Number(b.id === own) - Number(a.id === own))
}
