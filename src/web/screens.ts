import type { ComponentType } from 'react'
import { paths } from '#paths'

/** A screen of the app, loaded when it is first opened: one line each. */
export type Screen = { readonly path: string; readonly load: () => Promise<{ default: ComponentType }> }

/** In a frame of their own, for everybody. */
export const publicScreens: readonly Screen[] = [
  { path: paths.landing.pattern, load: () => import('#web/landing/LandingPage.tsx') },
  { path: paths.quality.pattern, load: () => import('#web/landing/QualityPage.tsx') },
]

/** For visitors alone. */
export const visitorScreens: readonly Screen[] = [
  { path: paths.signup.pattern, load: () => import('#web/signup/AccountPage.tsx') },
  { path: paths.signupDocuments.pattern, load: () => import('#web/signup/DocumentsPage.tsx') },
]

/** For everybody, in the user's own frame: visitors see the portfolio without prices. */
export const openScreens: readonly Screen[] = [
  { path: paths.shop.pattern, load: () => import('#web/catalogue/ShopPage.tsx') },
  { path: paths.product.pattern, load: () => import('#web/catalogue/ProductPage.tsx') },
  { path: paths.notifications.pattern, load: () => import('#web/notifications/NotificationsPage.tsx') },
  { path: paths.news.pattern, load: () => import('#web/news/NewsPage.tsx') },
  { path: paths.article.pattern, load: () => import('#web/news/ArticlePage.tsx') },
  { path: paths.events.pattern, load: () => import('#web/news/EventsPage.tsx') },
  { path: paths.newsletter.pattern, load: () => import('#web/newsletter/NewsletterPage.tsx') },
  { path: paths.newsletterIssue.pattern, load: () => import('#web/newsletter/IssuePage.tsx') },
  { path: paths.certificate.pattern, load: () => import('#web/library/CertificatePage.tsx') },
  { path: paths.notFound.pattern, load: () => import('#web/shell/NotFoundPage.tsx') },
  // The design system on one page; a build leaves it out.
  ...(import.meta.env.DEV ? [{ path: paths.gallery.pattern, load: () => import('#web/gallery/GalleryPage.tsx') }] : []),
]

/** For people of a distributor. */
export const portalScreens: readonly Screen[] = [
  { path: paths.home.pattern, load: () => import('#web/home/HomePage.tsx') },
  { path: paths.cart.pattern, load: () => import('#web/cart/CartPage.tsx') },
  { path: paths.orderCart.pattern, load: () => import('#web/cart/CartPage.tsx') },
  { path: paths.orderAddress.pattern, load: () => import('#web/ordering/flow/AddressPage.tsx') },
  { path: paths.orderShipping.pattern, load: () => import('#web/ordering/flow/ShippingPage.tsx') },
  { path: paths.orderCertificates.pattern, load: () => import('#web/ordering/flow/CertificatesPage.tsx') },
  { path: paths.orderCheckout.pattern, load: () => import('#web/ordering/checkout/CheckoutPage.tsx') },
  { path: paths.orderValidation.pattern, load: () => import('#web/ordering/flow/ValidationPage.tsx') },
  { path: paths.orderConfirmation.pattern, load: () => import('#web/ordering/flow/ConfirmationPage.tsx') },
  { path: paths.orders.pattern, load: () => import('#web/ordering/orders/OrdersPage.tsx') },
  { path: paths.order.pattern, load: () => import('#web/ordering/order/OrderPage.tsx') },
  { path: paths.orderHistory.pattern, load: () => import('#web/ordering/replay/OrderHistoryPage.tsx') },
  { path: paths.hub.pattern, load: () => import('#web/loyalty/HubPage.tsx') },
  { path: paths.myLoyalty.pattern, load: () => import('#web/loyalty/MyLoyaltyPage.tsx') },
  { path: paths.orderRounds.pattern, load: () => import('#web/ordering/rounds/RoundsPage.tsx') },
  { path: paths.orderEdit.pattern, load: () => import('#web/ordering/edit/EditOrderPage.tsx') },
  { path: paths.reorder.pattern, load: () => import('#web/ordering/reorder/ReorderPage.tsx') },
  { path: paths.forecasts.pattern, load: () => import('#web/forecasting/ForecastsPage.tsx') },
  { path: paths.forecast.pattern, load: () => import('#web/forecasting/EditForecastPage.tsx') },
  { path: paths.data.pattern, load: () => import('#web/sales/SalesPage.tsx') },
  { path: paths.me.pattern, load: () => import('#web/account/ProfilePage.tsx') },
  { path: paths.company.pattern, load: () => import('#web/distributors/CompanyPage.tsx') },
  { path: paths.security.pattern, load: () => import('#web/account/SecurityPage.tsx') },
  { path: paths.users.pattern, load: () => import('#web/account/UsersPage.tsx') },
  { path: paths.user.pattern, load: () => import('#web/account/EditUserPage.tsx') },
  { path: paths.roles.pattern, load: () => import('#web/account/RolesPage.tsx') },
  { path: paths.approvals.pattern, load: () => import('#web/ordering/approvals/ApprovalsPage.tsx') },
  { path: paths.agreements.pattern, load: () => import('#web/agreements/AgreementsPage.tsx') },
  { path: paths.labels.pattern, load: () => import('#web/labels/LabelsPage.tsx') },
  { path: paths.shippingAddresses.pattern, load: () => import('#web/distributors/AddressesPage.tsx') },
  { path: paths.billingAddresses.pattern, load: () => import('#web/distributors/AddressesPage.tsx') },
  { path: paths.notificationSettings.pattern, load: () => import('#web/notifications/MailSettingsPage.tsx') },
  { path: paths.documents.pattern, load: () => import('#web/documents/DocumentsPage.tsx') },
  { path: paths.resources.pattern, load: () => import('#web/library/ResourcesPage.tsx') },
  { path: paths.resourcesOf.pattern, load: () => import('#web/library/ResourceListPage.tsx') },
  { path: paths.tutorial.pattern, load: () => import('#web/library/ResourcePage.tsx') },
  { path: paths.resource.pattern, load: () => import('#web/library/ResourcePage.tsx') },
  { path: paths.customerService.pattern, load: () => import('#web/service/CustomerServicePage.tsx') },
  { path: paths.reportOrderIssue.pattern, load: () => import('#web/service/ReportPage.tsx') },
  { path: paths.reportTender.pattern, load: () => import('#web/service/ReportPage.tsx') },
  { path: paths.reportCompetitor.pattern, load: () => import('#web/service/ReportPage.tsx') },
  { path: paths.reportLawChange.pattern, load: () => import('#web/service/ReportPage.tsx') },
]

/** For the provider's staff. */
export const officeScreens: readonly Screen[] = [
  { path: paths.office.pattern, load: () => import('#web/office/OfficeHome.tsx') },
  { path: paths.officeQuotes.pattern, load: () => import('#web/office/quotes/QuotesPage.tsx') },
  { path: paths.officeDocuments.pattern, load: () => import('#web/office/documents/DocumentsPage.tsx') },
  {
    path: paths.officeProductRequests.pattern,
    load: () => import('#web/office/requests/ProductRequestsPage.tsx'),
  },
  { path: paths.officeDistributors.pattern, load: () => import('#web/office/distributors/DistributorsPage.tsx') },
  { path: paths.officeDistributor.pattern, load: () => import('#web/office/distributors/DistributorPage.tsx') },
  { path: paths.officeVetting.pattern, load: () => import('#web/office/vetting/VettingPage.tsx') },
  { path: paths.officeRequests.pattern, load: () => import('#web/office/requests/RequestsPage.tsx') },
  { path: paths.officeOrders.pattern, load: () => import('#web/office/desk/DeskPage.tsx') },
  { path: paths.officeOrder.pattern, load: () => import('#web/office/orders/OfficeOrderPage.tsx') },
  { path: paths.officeReplay.pattern, load: () => import('#web/office/replay/OrderReplayPage.tsx') },
  { path: paths.officeRounds.pattern, load: () => import('#web/office/orders/OfficeRoundsPage.tsx') },
  { path: paths.officeLoyalty.pattern, load: () => import('#web/office/loyalty/OfficeLoyaltyPage.tsx') },
  { path: paths.officeLoyaltyRules.pattern, load: () => import('#web/office/loyalty/LoyaltyRulesPage.tsx') },
  {
    path: paths.officeLoyaltyAccount.pattern,
    load: () => import('#web/office/loyalty/OfficeLoyaltyAccountPage.tsx'),
  },
  { path: paths.officePromoCodes.pattern, load: () => import('#web/office/promo-codes/PromoCodesPage.tsx') },
  { path: paths.officeNewPromoCode.pattern, load: () => import('#web/office/promo-codes/NewPromoCodePage.tsx') },
  { path: paths.officePromoCode.pattern, load: () => import('#web/office/promo-codes/PromoCodePage.tsx') },
  { path: paths.officeChangePromoCode.pattern, load: () => import('#web/office/promo-codes/ChangePromoCodePage.tsx') },
  { path: paths.officeAgreements.pattern, load: () => import('#web/office/agreements/OfficeAgreementsPage.tsx') },
  { path: paths.officeLabels.pattern, load: () => import('#web/office/labels/OfficeLabelsPage.tsx') },
  { path: paths.officeContent.pattern, load: () => import('#web/office/content/ContentPage.tsx') },
  { path: paths.officeResource.pattern, load: () => import('#web/office/content/OfficeResourcePage.tsx') },
  { path: paths.officeVariant.pattern, load: () => import('#web/office/content/VariantPage.tsx') },
  { path: paths.officePreview.pattern, load: () => import('#web/office/content/PreviewPage.tsx') },
  { path: paths.officeProducts.pattern, load: () => import('#web/office/catalogue/ProductsPage.tsx') },
  { path: paths.officeProduct.pattern, load: () => import('#web/office/catalogue/OfficeProductPage.tsx') },
  { path: paths.officeChangeProduct.pattern, load: () => import('#web/office/catalogue/ChangeProductPage.tsx') },
  { path: paths.officeNewProduct.pattern, load: () => import('#web/office/catalogue/NewProductPage.tsx') },
  { path: paths.officeCategories.pattern, load: () => import('#web/office/catalogue/CategoriesPage.tsx') },
  { path: paths.officeScheduledPrices.pattern, load: () => import('#web/office/prices/ScheduledPricesPage.tsx') },
  { path: paths.officeImportPrices.pattern, load: () => import('#web/office/prices/ImportPricesPage.tsx') },
  { path: paths.officePrices.pattern, load: () => import('#web/office/prices/PricesPage.tsx') },
  { path: paths.officeData.pattern, load: () => import('#web/office/sales/OfficeSalesPage.tsx') },
  { path: paths.officeFigure.pattern, load: () => import('#web/office/figures/FigurePage.tsx') },
  { path: paths.officePeople.pattern, load: () => import('#web/office/people/PeoplePage.tsx') },
  { path: paths.officePerson.pattern, load: () => import('#web/office/people/PersonPage.tsx') },
  { path: paths.officeRoles.pattern, load: () => import('#web/office/people/OfficeRolesPage.tsx') },
  { path: paths.officeAccount.pattern, load: () => import('#web/account/SecurityPage.tsx') },
  { path: paths.officeNews.pattern, load: () => import('#web/office/news/OfficeNewsPage.tsx') },
  { path: paths.officeEvents.pattern, load: () => import('#web/office/news/OfficeEventsPage.tsx') },
  { path: paths.officeNewsletter.pattern, load: () => import('#web/office/newsletter/OfficeNewsletterPage.tsx') },
  { path: paths.officeSocial.pattern, load: () => import('#web/office/news/OfficeSocialPage.tsx') },
  { path: paths.officeAudit.pattern, load: () => import('#web/office/audit/AuditPage.tsx') },
  { path: paths.officeStream.pattern, load: () => import('#web/office/audit/StreamPage.tsx') },
  { path: paths.officeLog.pattern, load: () => import('#web/office/log/LogPage.tsx') },
  { path: paths.officeInvariants.pattern, load: () => import('#web/office/invariants/InvariantsPage.tsx') },
  { path: paths.officeProjections.pattern, load: () => import('#web/office/projections/ProjectionsPage.tsx') },
  { path: paths.officeOutbox.pattern, load: () => import('#web/office/mails/OutboxPage.tsx') },
  { path: paths.officeSettings.pattern, load: () => import('#web/office/settings/SettingsPage.tsx') },
  { path: paths.officeMails.pattern, load: () => import('#web/office/settings/MailsPage.tsx') },
  { path: paths.officeNotifications.pattern, load: () => import('#web/notifications/NotificationsPage.tsx') },
  { path: paths.officeNotificationSettings.pattern, load: () => import('#web/notifications/MailSettingsPage.tsx') },
]
