import type { Asker } from '#platform/access/permissions.ts'

/** A sentence of the specification (document, section), or a question that it leaves open, and the calls that it is about. */
type Row = { readonly says: string; readonly may: readonly Asker[]; readonly calls: string }

const visitor = ['ANONYMOUS'] as const
const procurement = ['PROCUREMENT'] as const
const distributor = ['PROCUREMENT', 'MARKETING'] as const
const staff = ['SALES', 'OPERATIONS', 'QUALITY', 'MARKETING_STAFF', 'ANALYST', 'ADMIN'] as const
const signedIn = [...distributor, ...staff] as const
const everybody = [...visitor, ...signedIn] as const

/** 4, People and permissions: "ADMIN (all, staff accounts, settings)". */
const admin = ['ADMIN'] as const
const sales = ['SALES', ...admin] as const
const operations = ['OPERATIONS', ...admin] as const
const quality = ['QUALITY', ...admin] as const
const marketingStaff = ['MARKETING_STAFF', ...admin] as const
const analyst = ['ANALYST', ...admin] as const

const specified: readonly Row[] = [
  // Visitors
  {
    says: '1, Screens and routes: /login, /signup and /reset-password need no login; 4: a refresh cookie, a second step',
    may: everybody,
    calls: `
      POST /auth/signin
      POST /auth/second-factor
      POST /auth/refresh
      POST /auth/page
      GET /auth/distributor-free
      POST /auth/signup
      POST /auth/forgotten-password
      POST /users/password`,
  },
  {
    says: '4, What safety adds: a link in a mail only shows on GET, what it does is done by a POST from the page',
    may: everybody,
    calls: `
      GET /auth/link
      POST /auth/link
      POST /auth/signup/confirm-email
      POST /users/confirm-email
      POST /users/undo-email
      POST /auth/sessions/disown`,
  },
  {
    says: '4, Where safety overrules: anonymous visitors see the portfolio without prices, registrations and labels',
    may: everybody,
    calls: `
      GET /products/all
      GET /products/:id
      GET /products/mbdReferenceCode/:code
      GET /products/:id/related
      GET /products/:id/picture
      GET /products/:id/sheet.pdf
      GET /products/catalogue.pdf
      GET /products-categories
      GET /products-sub-categories`,
  },
  {
    says: '1, States and transitions: countries are fetched regardless of login',
    may: everybody,
    calls: `
      GET /countries`,
  },
  {
    says: '1, Roles: news and events do not require login',
    may: everybody,
    calls: `
      GET /news
      GET /news/page
      GET /news/details/:id
      GET /news/latests/:limit/:excludedId
      GET /news/social
      GET /events
      GET /events/date/:from/:to
      GET /events/calendar/:year/:month`,
  },
  {
    says: '3, News: a newsletter block; 4: double opt-in, List-Unsubscribe and List-Unsubscribe-Post',
    may: everybody,
    calls: `
      POST /newsletter/subscribe
      POST /newsletter/confirm
      POST /newsletter/leave
      POST /newsletter/one-click
      GET /newsletter/one-click`,
  },
  {
    says: '4, Where safety overrules: uploads for a sign-up, by a ticket; published pictures are public',
    may: everybody,
    calls: `
      GET /s3/bucket/url
      PUT /files/:folder/:file
      GET /files/:folder/:name`,
  },

  // Everyone who is signed in
  {
    says: '1, Screens and routes: /profile/me and /profile/security; 4: who is signed in elsewhere',
    may: signedIn,
    calls: `
      GET /users/me
      POST /users/set-data
      POST /users/set-security
      GET /auth/sessions
      DELETE /auth/sessions/:id
      DELETE /auth/sessions`,
  },
  {
    says: '4, What safety adds: the password again after 10 minutes, a second factor for everybody who wants it',
    may: signedIn,
    calls: `
      POST /auth/password
      GET /users/me/second-factor
      POST /users/me/second-factor
      PUT /users/me/second-factor
      POST /users/me/second-factor/off
      POST /users/me/recovery-codes`,
  },
  {
    says: '4, Notifications: addressed to a user, staff have a feed of their own; mail unless the user turned it off',
    may: signedIn,
    calls: `
      GET /notification
      GET /notification/unread-count
      PUT /notification/read
      PUT /notification/read-all
      PUT /notification/opened
      GET /notification/mail-settings
      PUT /notification/mail-settings`,
  },
  {
    says: '1, Agreements, labels and their files: a company reads its own, and staff those of all',
    may: signedIn,
    calls: `
      GET /registrations/:id/label.pdf
      GET /registrations/:id/labels/:labelId/label.pdf
      GET /agreements/:id/versions/:version/document
      GET /labels/issues/:id/files/:fileId`,
  },

  // Distributors
  {
    says: '4, People and permissions: MARKETING reads all of that: orders',
    may: distributor,
    calls: `
      GET /order
      GET /order/filters
      GET /order/waiting
      GET /standing-orders
      GET /order/export.:format
      GET /order/:id
      GET /order/:id/items
      GET /order/:id/history
      GET /order/:id/replay
      GET /order/:id/rounds
      GET /order/:id/figures/:figure
      GET /order/:id/messages
      GET /order/:id/quote.pdf
      GET /order/:id/proforma.pdf
      GET /order/:id/invoice.pdf
      GET /order/:id/documents/:documentId
      GET /distributors/statistics
      GET /distributors/orders-per-month
      GET /sales-chart
      GET /sales-chart/events
      GET /sales-chart/export.:format`,
  },
  {
    says: '4, People and permissions: MARKETING reads all of that: the company, its addresses, users and documents',
    may: distributor,
    calls: `
      GET /distributors/current
      GET /distributors/file
      GET /distributors/data-change
      GET /addresses
      GET /users
      GET /users/team
      GET /documents
      GET /documents/folder.zip
      GET /agreements
      GET /agreements/requests
      GET /approvals/rules
      GET /labels
      GET /labels/issues
      GET /labels/:id/orders
      GET /registrations/current-distributor
      GET /first-steps
      GET /products/:productId/lead-times
      GET /products/requests
      GET /product-history/fordistributor`,
  },
  {
    says: '4, People and permissions: MARKETING reads all of that: CareCoins and the loyalty programme',
    may: distributor,
    calls: `
      GET /carecoins/count
      GET /carecoins/ledger
      GET /loyalty/activities
      GET /loyalty-status
      GET /loyalty-status/current
      GET /loyalty-status/progress
      GET /partner-products
      GET /partner-orders`,
  },
  {
    says: '4, People and permissions: MARKETING orders marketing and training material with CareCoins',
    may: distributor,
    calls: `
      POST /partner-orders`,
  },
  {
    says: '4, People and permissions: MARKETING may use resources',
    may: distributor,
    calls: `
      GET /library
      GET /library/items/:kind
      GET /library/academy
      GET /library/answers
      GET /resource-materials/
      GET /resource-materials/videos-and-tutorials
      GET /resource-materials/marketing-materials
      GET /resource-materials/pos-and-pop
      GET /resource-materials/market-data
      GET /resource-materials/best-practices
      GET /resource-materials/womancare-academy
      GET /resource-materials/womancare-academy/entry/:resourceId
      GET /resource-materials/:kind/:id
      POST /resource-materials/items/:id/opened
      POST /resource-materials/items/:id/download
      POST /resource-materials/items/:id/preview
      PUT /resource-materials/items/:id/position
      POST /resource-materials/seen`,
  },
  {
    says: '4, People and permissions: MARKETING files reports and tickets',
    may: distributor,
    calls: `
      GET /zendesk/tickets
      GET /zendesk/ticket/:id
      POST /zendesk/ticket
      POST /zendesk/ticket/:id/messages
      PUT /zendesk/ticket/:id/solve
      PUT /zendesk/ticket/:id/reopen
      PUT /zendesk/ticket/:id/rating
      GET /reports
      POST /reports
      POST /reports/:id/messages`,
  },
  {
    says: '4, Calls whose path is not shown: the file of a report, which MARKETING files too, first through POST /documents',
    may: distributor,
    calls: `
      POST /documents`,
  },
  {
    says: '4, People and permissions: MARKETING files forecasts',
    may: distributor,
    calls: `
      GET /forecast
      GET /forecast/next
      GET /forecast/reminders
      GET /forecast/:id
      GET /forecast/:id/vintages
      POST /forecast/upsert
      DELETE /forecast/:id`,
  },
  {
    says: '4, People and permissions: MARKETING requests labels',
    may: distributor,
    calls: `
      POST /products/request-label/:id
      POST /labels/report`,
  },
  {
    says: '2, Product card and calls: a Request button, products viewed',
    may: distributor,
    calls: `
      POST /products/request/:id
      POST /product-history/add`,
  },
  {
    says: '4, People and permissions: PROCUREMENT places, edits, confirms, cancels and re-orders',
    may: procurement,
    calls: `
      POST /order
      GET /order/last-terms
      PUT /order
      PUT /order/address
      PUT /order/:id/references
      PUT /order/items
      POST /order/items
      DELETE /order/items/:id
      PUT /order/status
      PUT /order/cancel
      POST /order/:id/approval
      POST /order/:id/approval/decline
      POST /order/:id/approval/withdraw
      GET /order/:id/reorder
      POST /cart/orders`,
  },
  {
    says: '4, People and permissions: PROCUREMENT uploads order documents',
    may: procurement,
    calls: `
      POST /order-document`,
  },
  {
    says: '4, People and permissions: PROCUREMENT edits company data and addresses',
    may: procurement,
    calls: `
      POST /distributors/set-data
      PUT /distributors/language
      PUT /approvals/rules
      PUT /distributors/data-change
      POST /distributors/who-practices
      PUT /documents
      POST /addresses/upsert
      DELETE /addresses/:id
      PUT /addresses/:id/primary`,
  },
  {
    says: '4, People and permissions: what MARKETING may do besides reading is listed, agreements are not in the list',
    may: procurement,
    calls: `
      POST /distributors/request-agreement`,
  },
  {
    says: '4, Where safety overrules: PROCUREMENT only manages users',
    may: procurement,
    calls: `
      POST /users/upsert
      DELETE /users/:id
      POST /users/:id/invitation
      DELETE /users/:id/invitation
      POST /users/:id/reactivate
      GET /users/:id/work
      POST /users/:id/hand-over`,
  },
  {
    says: '4, Where safety overrules: PROCUREMENT only manages users, and so what calls on their behalf',
    may: procurement,
    calls: `
      GET /tokens
      POST /tokens
      DELETE /tokens/:id`,
  },

  // Staff: orders
  {
    says: '4, People and permissions: every staff role may read an order’s audit trail',
    may: staff,
    calls: `
      GET /office/first-steps
      GET /office/orders/:id
      GET /office/orders/:id/level-after-delivery
      GET /office/orders/:id/trail
      GET /office/orders/:id/trail/check
      GET /office/orders/:id/trail.csv
      GET /office/orders/:id/trail.json
      GET /office/orders/:id/replay`,
  },
  {
    says: '4, Order life: IssueQuote by SALES',
    may: sales,
    calls: `
      POST /office/orders/:id/quote
      POST /office/orders/:id/quote/preview`,
  },
  {
    says: '4, Order life: CancelOrder by SALES, OPERATIONS with a reason',
    may: ['SALES', 'OPERATIONS', 'ADMIN'],
    calls: `
      POST /office/orders/:id/cancel`,
  },
  {
    says: '4, Order life: from RequestPrepayment to BillOrder by OPERATIONS',
    may: operations,
    calls: `
      POST /office/orders/:id/prepayment
      POST /office/orders/:id/import-license
      POST /office/orders/:id/production
      POST /office/orders/:id/shipping-documents
      POST /office/orders/:id/preinspection
      POST /office/orders/:id/shipment
      POST /office/orders/:id/documents
      POST /office/orders/:id/tracking
      POST /office/orders/:id/lots
      POST /office/orders/:id/delivery
      POST /office/orders/:id/invoice`,
  },
  {
    says: '4, Order life: ReviewDocument by OPERATIONS, QUALITY',
    may: ['OPERATIONS', 'QUALITY', 'ADMIN'],
    calls: `
      POST /office/orders/:id/documents/:documentId/review`,
  },
  {
    says: '4, Order life: QUALITY releases',
    may: quality,
    calls: `
      POST /office/orders/:id/release
      POST /office/label-issues/:id/release`,
  },

  // Staff: what each role is for
  {
    says: '4, People and permissions: SALES: promo codes',
    may: sales,
    calls: `
      POST /office/promo-codes
      PUT /office/promo-codes/:code
      POST /office/promo-codes/:code/close`,
  },
  {
    says: '4, People and permissions: OPERATIONS: products, registrations, labels',
    may: operations,
    calls: `
      POST /office/categories
      PUT /office/categories/:id
      POST /office/categories/:id/sub-categories
      PUT /office/categories/:id/sub-categories/:subCategoryId
      POST /office/products
      PUT /office/products/:id
      POST /office/products/:id/withdraw
      POST /office/products/:id/bring-back
      POST /office/registrations
      PUT /office/registrations/:id/status
      PUT /office/registrations/:id/price
      POST /office/registrations/:id/label
      POST /office/prices/check
      POST /office/prices/preview
      POST /office/prices/changes
      POST /office/prices/scheduled/withdraw`,
  },
  {
    says: '4, People and permissions: OPERATIONS: labels; QUALITY: label issues',
    may: ['OPERATIONS', 'QUALITY', 'ADMIN'],
    calls: `
      POST /office/label-issues/:id/artwork
      POST /office/label-issues/:id/notes`,
  },
  {
    says: '4, People and permissions: QUALITY: due-diligence documents',
    may: quality,
    calls: `
      PUT /office/company-documents/:id/review
      PUT /office/company-documents/:id/grace
      POST /office/distributors/:id/document-requests
      POST /office/vetting/:distributorId/open
      POST /office/vetting/:distributorId/leave
      PUT /office/vetting/:distributorId/drafts
      DELETE /office/vetting/:distributorId/drafts/:documentId
      POST /office/vetting/:distributorId/send
      PUT /office/distributors/:distributorId/data-change/confirm
      PUT /office/distributors/:distributorId/data-change/question`,
  },
  {
    says: '4, Account life: QUALITY activates the account and sets its region, countries and sales representative',
    may: quality,
    calls: `
      PUT /office/distributors/:id/activate
      PUT /office/distributors/:id/territory
      PUT /office/distributors/:id/sales-representative`,
  },
  {
    says: '4, People and permissions: QUALITY: agreements',
    may: quality,
    calls: `
      POST /office/agreements
      PUT /office/agreement-requests/take
      PUT /office/agreement-requests/answer`,
  },
  {
    says: '4, People and permissions: MARKETING_STAFF: resources',
    may: marketingStaff,
    calls: `
      POST /office/resources
      PUT /office/resources/:resourceId
      PUT /office/resources/:resourceId/:language
      POST /office/resources/:resourceId/:language/publish
      POST /office/resources/:resourceId/:language/withdraw
      POST /office/resources/:resourceId/:language/restore
      PUT /office/resources/:resourceId/:language/schedule
      DELETE /office/resources/:resourceId/:language/schedule
      PUT /office/resources/:resourceId/:language/working-copy
      DELETE /office/resources/:resourceId/:language/working-copy
      PUT /office/resource-highlights/:kind`,
  },
  {
    says: '4, People and permissions: MARKETING_STAFF: news, events',
    may: marketingStaff,
    calls: `
      POST /office/news
      POST /office/news/:id/publish
      POST /office/news/:id/cancel-schedule
      POST /office/news/:id/withdraw
      POST /office/events
      POST /office/events/:id/cancel
      POST /office/events/:id/restore
      POST /office/social
      POST /office/social/:id/remove
      POST /office/social/:id/restore
      GET /office/newsletter/articles
      POST /office/newsletter
      POST /office/newsletter/:id/test
      POST /office/newsletter/:id/schedule
      POST /office/newsletter/:id/cancel-schedule
      DELETE /office/news/:id
      DELETE /office/newsletter/:id
      POST /office/newsletter/:id/pause
      POST /office/newsletter/:id/resume
      POST /office/newsletter/:id/retry`,
  },
  {
    says: '4, People and permissions: MARKETING_STAFF: loyalty material',
    may: marketingStaff,
    calls: `
      POST /office/loyalty/products
      PUT /office/loyalty/products/:id
      PUT /office/loyalty/products/:id/active
      PUT /office/loyalty/orders/:id/send
      PUT /office/loyalty/orders/:id/cancel`,
  },
  {
    says: '4, People and permissions: ANALYST rebuilds projections',
    may: analyst,
    calls: `
      POST /office/projections/:name/:action
      PUT /office/projections/:name/parked`,
  },
  {
    says: '4, People and permissions: ADMIN: staff accounts, settings',
    may: admin,
    calls: `
      POST /office/people/invite
      POST /office/people/:id/invitation
      DELETE /office/people/:id/invitation
      POST /office/people/:id/second-factor/reset
      PUT /office/people/:id/picture
      PUT /office/people/:id/role
      POST /office/people/:id/deactivate
      POST /office/people/:id/reactivate
      POST /office/people/:id/erase
      POST /office/people/:id/hand-over
      GET /office/tokens
      POST /office/tokens
      DELETE /office/tokens/:id
      PUT /office/settings/brand
      PUT /office/settings/contacts
      PUT /office/settings/links
      PUT /office/settings/sender
      PUT /office/settings/hours
      PUT /office/settings/approvals
      PUT /office/settings/mails/:kind/:language
      POST /office/settings/mails/:kind/:language/preview
      POST /office/settings/holidays
      POST /office/settings/holidays/:day/remove
      POST /office/settings/synonyms
      POST /office/settings/synonyms/remove
      POST /office/settings/test-mail
      PUT /office/loyalty/rules
      PUT /office/loyalty/approvals/:id/approve
      PUT /office/loyalty/approvals/:id/reject
      DELETE /office/loyalty/rules/:from
      POST /office/loyalty/rules/preview`,
  },
  {
    says: '4, Account life: a mail outbox that staff (ADMIN) can read in the portal',
    may: admin,
    calls: `
      GET /office/outbox
      POST /office/outbox/:id/resend
      GET /office/parked-streams
      POST /office/parked-streams/retry
      POST /office/parked-streams/give-up`,
  },
  {
    says: '4, People and permissions: ANALYST reads everything: accounts and settings of ADMIN',
    may: analyst,
    calls: `
      GET /office/people
      GET /office/people/:id/work
      GET /office/people/:id
      GET /office/people/:id/held
      GET /office/settings
      GET /office/settings/mails
      GET /office/settings/mails/:kind`,
  },
  {
    says: '4, People and permissions: ANALYST reads everything: news, events and the newsletter of MARKETING_STAFF',
    may: ['MARKETING_STAFF', 'ANALYST', 'ADMIN'],
    calls: `
      GET /office/news
      GET /office/events
      GET /office/newsletter
      GET /office/newsletter/:id/preview
      GET /office/newsletter/:id/mails
      GET /office/resources/:resourceId/:language/working-copy`,
  },
  {
    says: '4, People and permissions: ANALYST reads everything: quotes before SALES issues them',
    may: ['SALES', 'ANALYST', 'ADMIN'],
    calls: `
      GET /office/orders/:id/quote`,
  },
  {
    says: '4, People and permissions: ANALYST reads everything: shipping documents before OPERATIONS sends them',
    may: ['OPERATIONS', 'ANALYST', 'ADMIN'],
    calls: `
      GET /office/orders/:id/shipping-documents/:type/preview.pdf`,
  },
  {
    says: '4, People and permissions: ANALYST reads everything: files that wait for QUALITY',
    may: ['QUALITY', 'ANALYST', 'ADMIN'],
    calls: `
      GET /office/waiting-files`,
  },
]

/** Not specified: the roles are those of the product's contracts, written down so that a change of them is noticed. */
const notSpecified: readonly Row[] = [
  {
    says: 'Where events are sent, by those who manage people: of a company procurement, of the provider ADMIN',
    may: [...procurement, ...admin],
    calls: `
      GET /webhooks
      GET /webhooks/:id/attempts
      POST /webhooks
      PUT /webhooks/:id
      POST /webhooks/:id/pause
      POST /webhooks/:id/resume
      POST /webhooks/:id/replay
      POST /webhooks/:id/test
      POST /webhooks/:id/secret
      DELETE /webhooks/:id`,
  },
  {
    says: 'What visitors hold decides: a refresh cookie, a draft of a sign-up, a link, a number, a passkey, what an issuer answered',
    may: everybody,
    calls: `
      POST /auth/passkey
      POST /auth/passkey/finish
      GET /auth/single-sign-on
      POST /auth/single-sign-on
      POST /auth/single-sign-on/finish
      POST /auth/signout
      GET /auth/signup/draft
      PUT /auth/signup/draft
      DELETE /auth/signup/draft
      POST /newsletter/stay
      GET /calendar/feed/:token/deadlines.ics
      GET /certificates/:number`,
  },
  {
    says: 'What public pages show of the provider, past issues of the newsletter, events for calendar programs',
    may: everybody,
    calls: `
      GET /house
      GET /newsletter/issues
      GET /newsletter/issues/:id
      GET /events.ics
      GET /events/:id/event.ics`,
  },
  {
    says: 'A person’s own: activity, columns of lists, drafts, the search, links to files, the confirmation email, passkeys',
    may: signedIn,
    calls: `
      POST /auth/single-sign-on/prove
      POST /auth/passkey/prove
      GET /users/me/passkeys
      POST /users/me/passkeys/begin
      POST /users/me/passkeys
      DELETE /users/me/passkeys/:id
      GET /users/me/activity
      PUT /users/me/columns/:list
      PUT /users/me/time-zone
      PUT /users/me/language
      PUT /users/me/first-steps/put-away
      GET /drafts/:name
      PUT /drafts/:name
      DELETE /drafts/:name
      GET /search
      GET /search/synonyms
      POST /files/links
      POST /auth/signup/confirmation-mail`,
  },
  {
    says: 'Drafting what a forecast plans leads to an order, so it is for those who place it; standing orders too',
    may: procurement,
    calls: `
      POST /cart/lines/forecast
      POST /standing-orders
      PUT /standing-orders/:id
      POST /standing-orders/:id/review
      POST /standing-orders/:id/pause
      POST /standing-orders/:id/resume
      DELETE /standing-orders/:id`,
  },
  {
    says: 'The cart: 4 says only that PROCUREMENT orders it',
    may: distributor,
    calls: `
      GET /cart
      GET /cart/export.:format
      POST /cart/lines
      POST /cart/lines/check
      POST /cart/lines/batch
      PUT /cart/lines/:countryId/:productId
      DELETE /cart/lines/:countryId/:productId
      DELETE /cart/sections/:countryId/:subCategoryId
      PUT /cart/sections/:countryId/:subCategoryId/promo-code
      PUT /cart/draft
      DELETE /cart/draft
      POST /promo-codes/apply`,
  },
  {
    says: 'A company’s own deadlines as a calendar, certificates of the academy',
    may: distributor,
    calls: `
      GET /calendar/feed
      POST /calendar/feed
      POST /calendar/feed/withdraw
      GET /resource-materials/womancare-academy/certificates
      POST /resource-materials/womancare-academy/certificates
      GET /resource-materials/womancare-academy/certificates/:number/pdf`,
  },
  {
    says: 'Messages of a company about an order, its answer to an artwork',
    may: procurement,
    calls: `
      POST /order/:id/messages
      PUT /labels/issues/:id/accept
      PUT /labels/issues/:id/answer`,
  },
  {
    says: 'Which staff read orders, quotes and documents, besides ANALYST and ADMIN',
    may: staff,
    calls: `
      GET /office/orders
      GET /office/orders/filters
      GET /office/orders/export.:format
      GET /office/orders/:id/rounds
      GET /office/orders/:id/figures/:figure
      GET /office/orders/:id/messages
      GET /office/orders/:id/quote.pdf
      GET /office/orders/:id/proforma.pdf
      GET /office/orders/:id/invoice.pdf
      GET /office/orders/:id/documents/:documentId
      GET /office/quotes
      GET /office/documents
      GET /office/counts
      GET /office/work
      GET /office/assigned/:kind
      GET /office/colleagues
      GET /office/promises
      GET /office/promises/:of
      GET /office/stage-times
      GET /office/stage-times/:stage`,
  },
  {
    says: 'Which staff read sales, forecasts, the catalogue and promo codes, besides ANALYST and ADMIN',
    may: staff,
    calls: `
      GET /office/sales-chart
      GET /office/sales-chart/events
      GET /office/sales-chart/export.:format
      GET /office/orders-per-month
      GET /office/forecast-reminders
      GET /office/figures/:figure/:part
      GET /office/figures/:figure/:part/export.:format
      GET /office/products
      GET /office/products/:id
      GET /office/products/:productId/lead-times
      GET /office/product-requests
      GET /office/registrations/:id/history
      GET /office/prices
      GET /office/prices/scheduled
      GET /office/prices/export.:format
      GET /office/promo-codes
      GET /office/promo-codes/:code
      GET /office/promo-codes/:code/companies.:format`,
  },
  {
    says: 'Which staff read companies, agreements, labels, loyalty and resources, besides ANALYST and ADMIN',
    may: staff,
    calls: `
      GET /office/regions
      GET /office/distributors/:id
      GET /office/distributors/:id/notes
      GET /office/distributors/:id/then
      GET /office/distributors/:distributorId/data-change
      GET /office/companies
      GET /office/company-names
      GET /office/vetting
      GET /office/vetting/:distributorId
      GET /office/vetting/:distributorId/record.pdf
      GET /office/agreements
      GET /office/agreement-requests
      GET /office/labels
      GET /office/label-issues
      GET /office/label-issues/:id
      GET /office/label-issues/:id/files/:fileId
      GET /office/loyalty/accounts
      GET /office/loyalty/approvals
      GET /office/loyalty/accounts/:distributorId
      GET /office/loyalty/accounts/:distributorId/ledger
      GET /office/loyalty/products
      GET /office/loyalty/orders
      GET /office/loyalty/rules
      GET /office/resources
      GET /office/resources/:resourceId
      GET /office/resources/:resourceId/:language/revisions/:revision
      GET /office/resources/:resourceId/:language/preview`,
  },
  {
    says: 'Which staff see who else has a form open, and say that they have',
    may: staff,
    calls: `
      GET /office/forms/:form/:id
      PUT /office/forms/:form/:id/look
      PUT /office/forms/:form/:id/leave`,
  },
  {
    says: 'Which staff read tickets and reports, besides SALES, ANALYST and ADMIN',
    may: staff,
    calls: `
      GET /office/requests
      GET /office/requests/counts
      GET /office/requests/others/:id
      GET /office/requests/people
      GET /office/requests/promises
      GET /office/requests/tickets/:id
      GET /office/requests/reports/:id
      GET /office/requests/reports/export.:format
      GET /office/answer-templates`,
  },
  {
    says: 'Which staff read the audit trail of any stream and the state of projections, besides ANALYST and ADMIN',
    may: staff,
    calls: `
      GET /office/audit
      GET /office/audit/export.:format
      GET /office/audit/:kind/:key
      GET /office/audit/:kind/:key/fact
      GET /office/invariants
      GET /office/invariants/:invariant/streams
      GET /office/projections`,
  },
  {
    says: 'A member of staff’s own: views of lists, what has not left yet',
    may: staff,
    calls: `
      GET /office/views/:list
      PUT /office/views/:list
      DELETE /office/views/:list/:id
      GET /office/departures
      POST /office/departures/:id/take-back
      POST /office/departures/:id/seen`,
  },
  {
    says: 'What waits for a second person: a request shows to who made it and to who may give its command',
    may: staff,
    calls: `
      GET /office/approvals
      GET /office/approvals/about/:id`,
  },
  {
    says: 'The second person: each request has the permission of its command besides',
    may: ['SALES', 'OPERATIONS', 'QUALITY', 'MARKETING_STAFF', 'ADMIN'],
    calls: `
      POST /office/approvals/:id/approve
      POST /office/approvals/:id/reject
      POST /office/approvals/:id/withdraw`,
  },
  {
    says: 'Tickets and reports: 4 says that staff answer them, and names SALES',
    may: ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'],
    calls: `
      GET /office/requests/tickets/:id/mergeable
      POST /office/requests/:id/notes
      PUT /office/requests/:id/assignee
      PUT /office/requests/:id/look
      PUT /office/requests/:id/leave
      POST /office/requests/tickets
      POST /office/requests/tickets/:id/answers
      PUT /office/requests/tickets/:id/solve
      PUT /office/requests/tickets/:id/merge
      PUT /office/requests/reports/:id/read
      POST /office/requests/reports/:id/answers
      PUT /office/requests/reports/:id/accept
      PUT /office/requests/reports/:id/refuse
      PUT /office/requests/reports/:id/done
      PUT /office/answer-templates
      DELETE /office/answer-templates/:id`,
  },
  {
    says: 'Whether a report is a complaint',
    may: quality,
    calls: `
      PUT /office/requests/reports/:id/classification`,
  },
  {
    says: 'Messages about an order and notes among staff',
    may: ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'],
    calls: `
      POST /office/orders/:id/messages
      POST /office/orders/:id/notes
      POST /office/distributors/:id/notes`,
  },
  {
    says: 'HoldOrder without a label issue: 4 says only that a label issue holds and QUALITY releases',
    may: ['OPERATIONS', 'QUALITY', 'ADMIN'],
    calls: `
      POST /office/orders/:id/hold`,
  },
  {
    says: 'CareCoins: 4 says that staff grant and correct them; the loyalty group of a company',
    may: sales,
    calls: `
      POST /office/distributors/:distributorId/carecoins/grant
      POST /office/distributors/:distributorId/carecoins/correct
      PUT /office/distributors/:id/loyalty-group`,
  },
  {
    says: 'Who answers requests for products and labels',
    may: ['SALES', 'OPERATIONS', 'ADMIN'],
    calls: `
      PUT /office/product-requests`,
  },
  {
    says: 'Lead times of a product by country',
    may: operations,
    calls: `
      PUT /office/lead-times`,
  },
  {
    says: 'Who suspends a company and lets it order again',
    may: quality,
    calls: `
      PUT /office/distributors/:id/suspend
      PUT /office/distributors/:id/resume`,
  },
  {
    says: 'A company that staff register themselves, and where its people sign in',
    may: admin,
    calls: `
      POST /office/distributors
      GET /office/distributors/:id/single-sign-on
      PUT /office/distributors/:id/single-sign-on
      DELETE /office/distributors/:id/single-sign-on`,
  },
  {
    says: 'The portal as a company sees it',
    may: ['SALES', 'OPERATIONS', 'QUALITY', 'ANALYST', 'ADMIN'],
    calls: `
      POST /office/distributors/:id/looks`,
  },
  {
    says: 'The proof of the event log: 4 says that a command verifies it',
    may: analyst,
    calls: `
      GET /office/log
      GET /office/log/drills
      POST /office/log/check
      POST /office/invariants/check`,
  },
]

/** Where the product differs from the specification: the roles that may call it in the product. */
const differences: readonly Row[] = [
  {
    says: 'ANALYST does not read accounts and settings',
    may: admin,
    calls: `
      GET /office/people
      GET /office/people/:id/work
      GET /office/people/:id
      GET /office/people/:id/held
      GET /office/settings
      GET /office/settings/mails
      GET /office/settings/mails/:kind`,
  },
  {
    says: 'ANALYST does not read news, events and issues of the newsletter that are not published',
    may: marketingStaff,
    calls: `
      GET /office/news
      GET /office/events
      GET /office/newsletter
      GET /office/newsletter/:id/preview
      GET /office/newsletter/:id/mails
      GET /office/resources/:resourceId/:language/working-copy`,
  },
  {
    says: 'ANALYST does not read a quote before SALES issues it',
    may: sales,
    calls: `
      GET /office/orders/:id/quote`,
  },
  {
    says: 'ANALYST does not read a shipping document before OPERATIONS sends it',
    may: operations,
    calls: `
      GET /office/orders/:id/shipping-documents/:type/preview.pdf`,
  },
  {
    says: 'ANALYST does not read how many files wait for QUALITY',
    may: quality,
    calls: `
      GET /office/waiting-files`,
  },
]

const callsOf = ({ calls }: Row): readonly string[] =>
  calls
    .split('\n')
    .map((call) => call.trim())
    .filter(Boolean)

const byCall = (rows: readonly Row[]): ReadonlyMap<string, readonly Asker[]> =>
  new Map(rows.flatMap((row) => callsOf(row).map((call) => [call, row.may] as const)))

const table = byCall([...specified, ...notSpecified])
const exceptions = byCall(differences)

/** Every call of the table, as often as it is written there. */
export const listedCalls: readonly string[] = [...specified, ...notSpecified].flatMap(callsOf)

/** The calls that differ from the specification, with the roles of both. */
export const differingCalls: readonly { call: string; specified: readonly Asker[]; product: readonly Asker[] }[] = [
  ...exceptions,
].map(([call, product]) => ({ call, specified: table.get(call) ?? [], product }))

/** Who may call 'PUT /order/status'. */
export const rolesOf = (call: string): readonly Asker[] => {
  const roles = exceptions.get(call) ?? table.get(call)
  if (!roles)
    throw new Error(
      `${call} is not in the permissions of the specification: tests/whole/specified-permissions-table.ts`,
    )
  return roles
}
