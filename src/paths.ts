import brand from '#brand' with { type: 'json' }

/** The parameters of a pattern by name: `:id`, and `:id?` where it may be left out. */
type Names<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never
type Params<Pattern extends string> = {
  readonly [Name in Names<Pattern> as Name extends `${string}?` ? never : Name]: string
} & { readonly [Name in Names<Pattern> as Name extends `${infer Optional}?` ? Optional : never]?: string }
type Search = Readonly<Record<string, string | number | null | undefined>>

const filled = (pattern: string, params: Readonly<Record<string, string | undefined>>): string =>
  pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })

const searched = (search: Search): string => {
  const given = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Parts of pages that links lead to: a card takes one as its `place`. */
export type Place = 'quote' | 'document' | 'drafts' | 'papers' | 'messages' | 'material' | `issue-${string}`

type Path<Pattern extends string> = {
  (...args: Args<Pattern>): string
  /** As the router reads it. */
  readonly pattern: Pattern
}
type Args<Pattern extends string> =
  Record<never, never> extends Params<Pattern>
    ? [params?: Params<Pattern>, search?: Search, place?: Place]
    : [params: Params<Pattern>, search?: Search, place?: Place]

const screen = <const Pattern extends string>(pattern: Pattern): Path<Pattern> =>
  Object.assign(
    (params: Readonly<Record<string, string | undefined>> = {}, search: Search = {}, place?: Place) =>
      filled(pattern, params) + searched(search) + (place ? `#${place}` : ''),
    {
      pattern,
    },
  )

/** The address of every screen, for links of the screens themselves and in mails: `paths.order({ id }, { tab: 'messages' })`. */
export const paths = {
  landing: screen('/'),
  quality: screen('/quality-assurance'),
  joining: screen('/become-a-distributor'),
  terms: screen('/terms'),
  privacy: screen('/privacy'),
  login: screen('/login'),
  signInReturn: screen('/login/return'),
  signup: screen('/signup'),
  signupDocuments: screen('/signup/documents'),
  resetPassword: screen('/reset-password'),
  confirmEmail: screen('/confirm-email'),
  undoEmail: screen('/undo-email'),
  disownSignIn: screen('/not-me'),
  confirmSignup: screen('/signup/confirm-email'),
  notFound: screen('/404'),
  gallery: screen('/gallery'),

  home: screen('/home'),
  shop: screen('/shop'),
  product: screen('/product/:productId'),
  notifications: screen('/notifications'),
  cart: screen('/cart'),
  orderCart: screen('/order/cart'),
  orderAddress: screen('/order/address'),
  orderShipping: screen('/order/shipping'),
  orderCertificates: screen('/order/certificates'),
  orderCheckout: screen('/order/checkout'),
  orderValidation: screen('/order/validation'),
  orderConfirmation: screen('/order/confirmation'),

  orders: screen('/profile/orders'),
  order: screen('/profile/order/:id'),
  orderHistory: screen('/profile/order/:id/history'),
  orderRounds: screen('/profile/order/:id/rounds'),
  orderEdit: screen('/profile/order/:id/edit'),
  reorder: screen('/profile/order/:id/reorder'),
  forecasts: screen('/profile/forecasts'),
  forecast: screen('/profile/forecasts/edit/:id?'),
  standingOrders: screen('/profile/standing-orders'),
  data: screen('/profile/data'),
  shippingAddresses: screen('/profile/shipping-addresses'),
  billingAddresses: screen('/profile/billing-addresses'),
  agreements: screen('/profile/agreements'),
  documents: screen('/profile/documents'),
  labels: screen('/profile/labels'),
  requests: screen('/profile/requests'),
  me: screen('/profile/me'),
  company: screen('/profile/company'),
  users: screen('/profile/users'),
  user: screen('/profile/users/edit/:id?'),
  security: screen('/profile/security'),
  notificationSettings: screen('/profile/notifications'),
  roles: screen('/profile/roles'),
  approvals: screen('/profile/approvals'),
  apiTokens: screen('/profile/api-tokens'),
  webhooks: screen('/profile/webhooks'),

  hub: screen(`/${brand.slug}`),
  myLoyalty: screen(`/${brand.slug}/my-loyalty-program`),
  customerService: screen(`/${brand.slug}/customer-service`),
  reportOrderIssue: screen(`/${brand.slug}/report/order-issue`),
  reportTender: screen(`/${brand.slug}/report/tender`),
  reportCompetitor: screen(`/${brand.slug}/report/competitor`),
  reportLawChange: screen(`/${brand.slug}/report/law-change`),

  resources: screen('/resources'),
  resourcesOf: screen('/resources/:type'),
  resource: screen('/resources/:type/:id'),
  tutorial: screen('/resources/tutorial-details/:id'),
  certificate: screen('/certificates/:number'),
  news: screen('/news'),
  article: screen('/news/:id'),
  events: screen('/events'),
  newsletter: screen('/newsletter'),
  newsletterIssue: screen('/newsletter/issues/:id'),
  newsletterConfirm: screen('/newsletter/confirm'),
  newsletterLeave: screen('/newsletter/leave'),

  office: screen('/office'),
  officeQuotes: screen('/office/quotes'),
  officeDocuments: screen('/office/documents'),
  officeProductRequests: screen('/office/product-requests'),
  officeOrders: screen('/office/orders'),
  officeOrder: screen('/office/orders/:id'),
  officeReplay: screen('/office/orders/:id/replay'),
  officeRounds: screen('/office/orders/:id/rounds'),
  officeLoyalty: screen('/office/loyalty'),
  officeLoyaltyRules: screen('/office/loyalty/settings'),
  officeLoyaltyAccount: screen('/office/loyalty/:distributorId'),
  officePromoCodes: screen('/office/promo-codes'),
  officeNewPromoCode: screen('/office/new-promo-code'),
  officePromoCode: screen('/office/promo-codes/:code'),
  officeChangePromoCode: screen('/office/promo-codes/:code/change'),
  officeContent: screen('/office/content'),
  officeResource: screen('/office/content/:resourceId'),
  officeVariant: screen('/office/content/:resourceId/:language'),
  officePreview: screen('/office/content/:resourceId/:language/preview'),
  officePrices: screen('/office/prices'),
  officeScheduledPrices: screen('/office/prices/scheduled'),
  officeImportPrices: screen('/office/prices/import'),
  officeProducts: screen('/office/products'),
  officeProduct: screen('/office/products/:productId'),
  officeChangeProduct: screen('/office/products/:productId/change'),
  officeNewProduct: screen('/office/new-product'),
  officeCategories: screen('/office/categories'),
  officeData: screen('/office/data'),
  officeFigure: screen('/office/figures/:figure/:part'),
  officePeople: screen('/office/people'),
  officePerson: screen('/office/people/:personId'),
  officeRoles: screen('/office/roles'),
  officeAccount: screen('/office/account'),
  officeApiTokens: screen('/office/api-tokens'),
  officeAudit: screen('/office/audit'),
  officeStream: screen('/office/audit/:kind/:key'),
  officeLog: screen('/office/log'),
  officeInvariants: screen('/office/invariants'),
  officeProjections: screen('/office/projections'),
  officeOutbox: screen('/office/outbox'),
  officeWebhooks: screen('/office/webhooks'),
  officeApprovals: screen('/office/approvals'),
  officeSettings: screen('/office/settings'),
  officeMails: screen('/office/settings/mails'),
  officeNotifications: screen('/office/notifications'),
  officeNotificationSettings: screen('/office/notification-settings'),
  officeAgreements: screen('/office/agreements'),
  officeLabels: screen('/office/labels'),
  officeVetting: screen('/office/vetting/:distributorId?'),
  officeNews: screen('/office/news'),
  officeEvents: screen('/office/events'),
  officeNewsletter: screen('/office/newsletter'),
  officeSocial: screen('/office/social'),
  officeRequests: screen('/office/requests'),
  officeDistributors: screen('/office/distributors'),
  officeDistributor: screen('/office/distributors/:distributorId'),
} as const
