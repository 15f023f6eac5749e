import type { ComponentType } from 'react'

import brand from '#brand'

/** A screen of the app, loaded when it is first opened: one line each. */
export type Screen = { readonly path: string; readonly load: () => Promise<{ default: ComponentType }> }

/** In a frame of their own, for everybody. */
export const publicScreens: readonly Screen[] = [
  { path: '/', load: () => import('#web/landing/LandingPage.tsx') },
  { path: '/quality-assurance', load: () => import('#web/landing/QualityPage.tsx') },
]

/** For everybody, in the frame of whoever looks: visitors see the portfolio without prices. */
export const openScreens: readonly Screen[] = [
  { path: '/shop', load: () => import('#web/catalogue/ShopPage.tsx') },
  { path: '/product/:productId', load: () => import('#web/catalogue/ProductPage.tsx') },
  { path: '/notifications', load: () => import('#web/notifications/NotificationsPage.tsx') },
  { path: '/404', load: () => import('#web/shell/NotFoundPage.tsx') },
  // The design system on one page; a build leaves it out.
  ...(import.meta.env.DEV ? [{ path: '/gallery', load: () => import('#web/gallery/GalleryPage.tsx') }] : []),
]

/** For people of a distributor. */
export const portalScreens: readonly Screen[] = [
  { path: '/home', load: () => import('#web/home/HomePage.tsx') },
  { path: '/cart', load: () => import('#web/cart/CartPage.tsx') },
  { path: '/order/cart', load: () => import('#web/cart/CartPage.tsx') },
  { path: '/order/address', load: () => import('#web/ordering/flow/AddressPage.tsx') },
  { path: '/order/shipping', load: () => import('#web/ordering/flow/ShippingPage.tsx') },
  { path: '/order/certificates', load: () => import('#web/ordering/flow/CertificatesPage.tsx') },
  { path: '/order/validation', load: () => import('#web/ordering/flow/ValidationPage.tsx') },
  { path: '/order/confirmation', load: () => import('#web/ordering/flow/ConfirmationPage.tsx') },
  { path: '/profile/orders', load: () => import('#web/ordering/orders/OrdersPage.tsx') },
  { path: '/profile/order/:id', load: () => import('#web/ordering/order/OrderPage.tsx') },
  { path: '/profile/order/:id/history', load: () => import('#web/ordering/replay/OrderHistoryPage.tsx') },
  { path: `/${brand.slug}`, load: () => import('#web/loyalty/HubPage.tsx') },
  { path: `/${brand.slug}/my-loyalty-program`, load: () => import('#web/loyalty/MyLoyaltyPage.tsx') },
  { path: '/profile/order/:id/rounds', load: () => import('#web/ordering/rounds/RoundsPage.tsx') },
  { path: '/profile/order/:id/edit', load: () => import('#web/ordering/edit/EditOrderPage.tsx') },
  { path: '/profile/order/:id/reorder', load: () => import('#web/ordering/reorder/ReorderPage.tsx') },
  { path: '/profile/forecasts', load: () => import('#web/forecasting/ForecastsPage.tsx') },
  { path: '/profile/forecasts/edit/:id?', load: () => import('#web/forecasting/EditForecastPage.tsx') },
  { path: '/profile/data', load: () => import('#web/sales/SalesPage.tsx') },
  { path: '/profile/shipping-addresses', load: () => import('#web/distributors/AddressesPage.tsx') },
  { path: '/profile/billing-addresses', load: () => import('#web/distributors/AddressesPage.tsx') },
]

/** For the provider's staff. */
export const officeScreens: readonly Screen[] = [
  { path: '/office', load: () => import('#web/office/OfficeHome.tsx') },
  { path: '/office/quotes', load: () => import('#web/office/QuotesPage.tsx') },
  { path: '/office/documents', load: () => import('#web/office/documents/DocumentsPage.tsx') },
  { path: '/office/product-requests', load: () => import('#web/office/product-requests/ProductRequestsPage.tsx') },
  { path: '/office/orders', load: () => import('#web/office/desk/DeskPage.tsx') },
  { path: '/office/orders/:id', load: () => import('#web/office/OfficeOrderPage.tsx') },
  { path: '/office/orders/:id/replay', load: () => import('#web/office/replay/OrderReplayPage.tsx') },
  { path: '/office/orders/:id/rounds', load: () => import('#web/office/OfficeRoundsPage.tsx') },
  { path: '/office/loyalty', load: () => import('#web/office/loyalty/OfficeLoyaltyPage.tsx') },
  {
    path: '/office/loyalty/:distributorId',
    load: () => import('#web/office/loyalty/OfficeLoyaltyAccountPage.tsx'),
  },
  { path: '/office/promo-codes', load: () => import('#web/office/promo-codes/PromoCodesPage.tsx') },
  { path: '/office/new-promo-code', load: () => import('#web/office/promo-codes/NewPromoCodePage.tsx') },
  { path: '/office/promo-codes/:code', load: () => import('#web/office/promo-codes/PromoCodePage.tsx') },
  { path: '/office/promo-codes/:code/change', load: () => import('#web/office/promo-codes/ChangePromoCodePage.tsx') },
  { path: '/office/prices', load: () => import('#web/office/prices/PricesPage.tsx') },
  { path: '/office/data', load: () => import('#web/office/sales/OfficeSalesPage.tsx') },
  { path: '/office/people', load: () => import('#web/office/people/PeoplePage.tsx') },
  { path: '/office/audit', load: () => import('#web/office/audit/AuditPage.tsx') },
  { path: '/office/audit/:kind/:key', load: () => import('#web/office/audit/StreamPage.tsx') },
  { path: '/office/log', load: () => import('#web/office/log/LogPage.tsx') },
  { path: '/office/invariants', load: () => import('#web/office/invariants/InvariantsPage.tsx') },
  { path: '/office/projections', load: () => import('#web/office/projections/ProjectionsPage.tsx') },
  { path: '/office/outbox', load: () => import('#web/office/OutboxPage.tsx') },
  { path: '/office/notifications', load: () => import('#web/notifications/NotificationsPage.tsx') },
]
