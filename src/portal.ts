import { agreements as agreementsModule } from '#modules/agreements/module.ts'
import { approvalsFrom } from '#modules/approvals/module.ts'
import { auditOf } from '#modules/audit/module.ts'
import { catalogue } from '#modules/catalogue/module.ts'
import { deadlineFeed } from '#modules/deadline-feed/module.ts'
import { departuresFrom } from '#modules/departures/module.ts'
import { distributors as distributorsModule } from '#modules/distributors/module.ts'
import { figuresOf } from '#modules/figures/module.ts'
import { files } from '#modules/files/module.ts'
import { forecasting } from '#modules/forecasting/module.ts'
import { identity } from '#modules/identity/module.ts'
import { labels as labelsModule } from '#modules/labels/module.ts'
import { library } from '#modules/library/module.ts'
import { logChecks as logChecksModule } from '#modules/log-checks/module.ts'
import { loyalty } from '#modules/loyalty/module.ts'
import { news } from '#modules/news/module.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { newsletter } from '#modules/notifications/newsletter/module.ts'
import { ordering } from '#modules/ordering/module.ts'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { projectionConsole } from '#modules/projections/module.ts'
import { promotions } from '#modules/promotions/module.ts'
import { restoreDrills as restoreDrillsModule } from '#modules/restore-drills/module.ts'
import { findWith } from '#modules/search/finding-queries.ts'
import { searchOf } from '#modules/search/module.ts'
import { service } from '#modules/service/module.ts'
import { configured } from '#modules/settings/current.ts'
import { secondPersonBySettings, settingsOf } from '#modules/settings/module.ts'
import { signup } from '#modules/signup/module.ts'
import { purposes } from '#modules/terms/file-purposes.ts'
import { webhooks as webhooksModule } from '#modules/webhooks/module.ts'
import { ERASED } from '#platform/access/personal-data.ts'
import type { ChangingConfiguration } from '#platform/configuration/changing-configuration.ts'
import type { Addressee } from '#platform/mail/mailer.ts'
import type { Module } from '#platform/module.ts'
import type { NodeParts } from '#platform/node/node.ts'
import type { Projection } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { academyCertificates } from '#projections/academy_certificates.ts'
import { addresses } from '#projections/addresses.ts'
import { agreementRequests } from '#projections/agreement_requests.ts'
import { agreements } from '#projections/agreements.ts'
import { answerTemplates } from '#projections/answer_templates.ts'
import { approvalRules } from '#projections/approval_rules.ts'
import { articles } from '#projections/articles.ts'
import { calendarEvents } from '#projections/calendar_events.ts'
import { carts } from '#projections/carts.ts'
import { categories } from '#projections/categories.ts'
import { companyFiles } from '#projections/company_files.ts'
import { companyNotes } from '#projections/company_notes.ts'
import { companyOverviews } from '#projections/company_overviews.ts'
import { departures } from '#projections/departures.ts'
import { companyZone, distributors } from '#projections/distributors.ts'
import { forecasts } from '#projections/forecasts.ts'
import { labelIssueNotes } from '#projections/label_issue_notes.ts'
import { labelIssues } from '#projections/label_issues.ts'
import { labels } from '#projections/labels.ts'
import { leadTimes } from '#projections/lead_times.ts'
import { libraryReadings } from '#projections/library_readings.ts'
import { listViews } from '#projections/list_views.ts'
import { logChecks } from '#projections/log_checks.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { loyaltyEntries } from '#projections/loyalty_entries.ts'
import { loyaltyRules } from '#projections/loyalty_rules.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { manualCoinsRequests } from '#projections/manual_coins.ts'
import { newsletterIssues } from '#projections/newsletter_issues.ts'
import { newsletterSubscribers, subscriberByKey } from '#projections/newsletter_subscribers.ts'
import { notifications } from '#projections/notifications.ts'
import { officeRequests } from '#projections/office_requests.ts'
import { orderHistory } from '#projections/order_history.ts'
import { orderMessages } from '#projections/order_messages.ts'
import { orderStages } from '#projections/order_stages.ts'
import { orderedGoods } from '#projections/ordered_goods.ts'
import { orders } from '#projections/orders.ts'
import { partnerOrders } from '#projections/partner_orders.ts'
import { partnerProducts } from '#projections/partner_products.ts'
import { productRequests } from '#projections/product_requests.ts'
import { productViews } from '#projections/product_views.ts'
import { products } from '#projections/products.ts'
import { promoCodeUses } from '#projections/promo_code_uses.ts'
import { promoCodes } from '#projections/promo_codes.ts'
import { quotePromises } from '#projections/quote_promises.ts'
import { reports } from '#projections/reports.ts'
import { resources } from '#projections/resources.ts'
import { restoreDrills } from '#projections/restore_drills.ts'
import { searchEntries } from '#projections/search_entries.ts'
import { secondPersonRequests } from '#projections/second_person_requests.ts'
import { currentSettings, settings } from '#projections/settings.ts'
import { socialCards } from '#projections/social_cards.ts'
import { standingOrders } from '#projections/standing_orders.ts'
import { ticketDesks } from '#projections/ticket_desks.ts'
import { tickets } from '#projections/tickets.ts'
import { languageOfPerson, personOf, users } from '#projections/users.ts'
import { vettings } from '#projections/vettings.ts'
import { webhooks } from '#projections/webhooks.ts'

const trades: readonly Module[] = [
  identity,
  distributorsModule,
  signup,
  catalogue,
  ordering,
  promotions,
  loyalty,
  forecasting,
  agreementsModule,
  labelsModule,
  library,
  service,
  notificationsModule,
  news,
  newsletter,
  deadlineFeed,
  webhooksModule,
  files,
  logChecksModule,
  restoreDrillsModule,
]

const business: readonly Module[] = [...trades, settingsOf(trades)]

const departuresModule = departuresFrom(business)
const approvalsModule = approvalsFrom(business, secondPersonBySettings)

/** The portal's table of contents: all that it does. */
export const modules: readonly Module[] = [
  ...business,
  departuresModule,
  approvalsModule,
  projectionConsole,
  searchOf(business),
  figuresOf(business),
  auditOf([...business, departuresModule, approvalsModule], [users, distributors, orders, loyaltyAccounts], findWith),
]

/** And all that it remembers for reading. */
export const projections: readonly Projection[] = [
  users,
  listViews,
  distributors,
  companyFiles,
  companyOverviews,
  addresses,
  companyNotes,
  vettings,
  categories,
  products,
  productViews,
  productRequests,
  carts,
  orders,
  approvalRules,
  standingOrders,
  orderHistory,
  orderStages,
  quotePromises,
  orderMessages,
  promoCodes,
  promoCodeUses,
  loyaltyAccounts,
  loyaltyEntries,
  loyaltyRules,
  manualCoinsRequests,
  partnerProducts,
  partnerOrders,
  orderedGoods,
  forecasts,
  leadTimes,
  agreements,
  agreementRequests,
  labels,
  labelIssues,
  labelIssueNotes,
  resources,
  libraryReadings,
  academyCertificates,
  tickets,
  ticketDesks,
  answerTemplates,
  reports,
  officeRequests,
  notifications,
  mailSettings,
  articles,
  calendarEvents,
  socialCards,
  newsletterSubscribers,
  newsletterIssues,
  departures,
  secondPersonRequests,
  logChecks,
  restoreDrills,
  settings,
  webhooks,
  searchEntries,
]

/** Who may do what, and what files are uploaded for. */
export const rules = { policy: accessPolicy, purposes } satisfies Pick<NodeParts, 'policy' | 'purposes'>

/** What of the configuration administrators change while the portal runs. */
export const changing: ChangingConfiguration = {
  of: settings.name,
  read: async (db, file) => {
    const row = await currentSettings(db)
    return row ? configured(row, file) : {}
  },
}

/** Of the public list of the newsletter nothing is known but the address. */
const subscriberAddress = async (
  { db, personal, configuration }: Pick<Services, 'db' | 'personal' | 'configuration'>,
  keyId: string,
): Promise<Addressee | null> => {
  const subscriber = await subscriberByKey(db, keyId)
  if (!subscriber) return null
  const email = await personal.open(subscriber.email)
  const { officeTimeZone: timeZone } = configuration
  return email === ERASED ? null : { email, name: null, staff: false, timeZone, companyZone: timeZone, language: 'en' }
}

/** Where a person's mail goes; null when they have left. */
export const addressOf = async (
  { db, personal, configuration }: Pick<Services, 'db' | 'personal' | 'configuration'>,
  personId: string,
): Promise<Addressee | null> => {
  const person = await personOf(db, personId)
  if (!person) return subscriberAddress({ db, personal, configuration }, personId)
  // An invited person reads nothing but the invitation.
  if (!person.active && !person.invitedUntil) return null
  const { email, firstname, lastname } = await personal.openAll(person)
  const zone = await companyZone({ db, configuration }, person.distributorId)
  return {
    email,
    name: `${firstname} ${lastname}`,
    staff: person.distributorId === null,
    timeZone: person.timeZone ?? zone,
    companyZone: zone,
    language: await languageOfPerson(db, person),
  }
}
