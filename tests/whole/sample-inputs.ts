import { PASSWORD } from '#tests/people.ts'

import type { Side } from './two-companies.ts'

const person = {
  civility: 'MS',
  firstname: 'Ada',
  lastname: 'Vega',
  job: 'Buyer',
  email: 'ada.vega@portal.example',
  phone: '+1 555 01',
  phone2: '+1 555 02',
}
const place = {
  address: 'Street 1',
  address2: 'Floor 2',
  zipCode: '1000',
  city: 'Capital',
  email: 'office@portal.example',
  phone: '+1 555 03',
}
const applicant = {
  ...person,
  username: 'ada.vega',
  company: { organizationName: 'Applicant', ...place, countryId: 'co' },
}
const signupFile = (n: number) => `signup/01900000-0000-7000-8000-00000000000${n}.pdf`
const signupFiles = {
  certificateOfIncorporation: signupFile(1),
  memorandum: signupFile(2),
  registerOfDirectors: signupFile(3),
  registerOfMembers: signupFile(4),
  freeSaleCertificate: signupFile(5),
  wholesalerLicense: signupFile(6),
  ceCertificate: signupFile(7),
  isoCertification: signupFile(8),
  other: [signupFile(9)],
}
const contact = { name: 'Ada Vega', phone: '+1 555 04' }
const shipping = { method: 'CIP', transportMode: 'Airport', destination: 'Main airport' }
const specialRequest = { documents: true, packing: false, preShipmentInspection: false, other: 'Handle with care' }

const description = {
  MBDreferenceCode: 'MBD-7001',
  name: 'Iron',
  description: 'A product.',
  technicalDescription: 'A product in a box.',
  artwork: 'box',
  image: null,
  file: null,
  sterile: false,
  minimumOrderQuantity: 10,
  orderQuantityStep: 5,
  careCoinGroup1: 1,
  careCoinGroup2: 2,
}
const label = { kind: 'SECONDARY_PACKAGING', name: 'Carton', code: 'LABEL-7', file: null }
const material = { name: 'Poster', description: 'A1, for the waiting room', kind: 'POSTER', priceInCC: 50 }

const company = (side: Side) => ({
  organizationName: 'Another Company',
  ...place,
  countryId: side.countryId,
  contactName: 'Ada Vega',
  contactPhone: '+1 555 05',
})
const product = (side: Side) => ({
  categoryId: side.categoryId,
  subCategoryId: side.subCategoryId,
  ...description,
  packagings: [{ id: side.packagingId, name: 'Box of 30' }],
})
const order = (side: Side) => ({
  registrations: [{ registrationId: side.registrationId, packagingId: side.packagingId, quantity: 20 }],
  shippingAddressId: side.shippingAddressId,
  billingAddressId: side.billingAddressId,
  shipping,
  contact,
  specialRequest,
  careCoinsUsed: 1,
  certificates: ['Certificate of analysis'],
  promoCode: null,
  previousOrderId: null,
  expectedTotal: 1,
})

const promoConditions = (side: Side) => ({
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
  productIds: [side.productId],
  distributorIds: [side.distributorId],
  maximumUses: 50,
  maximumUsesPerDistributor: 5,
})

const newItem = ({ productId, countryId, packagingId: packaging }: Side) => ({
  productId,
  countryId,
  quantity: 20,
  packaging,
})

const quote = (orderId: string) => ({
  options: [
    { name: 'Sea freight', transportMode: 'Harbor', transitDays: 35, freight: 9_000 },
    { name: 'Air freight', transportMode: 'Airport', transitDays: 4, freight: 30_000 },
  ],
  adjustments: [{ lineId: `${orderId}.1`, unitPrice: 1_000, reason: 'Yearly volume' }],
  validUntil: null,
  note: 'By sea or by air',
})

const typedRows = (side: Side) => ({
  lines: [{ reference: side.reference, quantity: '20', country: '', packaging: 'Box of 30' }],
})

/** Twelve months from this one on: a forecast covers no others. */
const forecastMonths = () => {
  const now = new Date()
  return Array.from({ length: 12 }, (_, ahead) => {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))
    return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, orderCount: 1, orderQuantity: 500 }
  })
}
const theForecast = ({ distributorId, productId, countryId }: Side) => ({
  id: [distributorId, productId, countryId].join('_'),
})
/** Of a day, or a moment, to come nothing is known. */
const today = () => new Date().toISOString().slice(0, 10)
const ofNow = () => ({ asOf: new Date().toISOString() })
const partOfChart = ({ categoryId, subCategoryId, productId }: Side) => ({
  categoryId,
  subCategoryId,
  productId,
  countryId: 'co',
  year: 2026,
  asOf: today(),
})
const partOfOfficeChart = (side: Side) => ({ ...partOfChart(side), distributorId: side.distributorId })

const nothing = () => ({})
/** A list answers what it holds of them; none of another company's. */
const nobodysOrders = ['00000000-0000-4000-8000-000000000000']
const theProduct = ({ productId: id }: Side) => ({ id })
const theCompany = ({ distributorId: id }: Side) => ({ id })
const theRegistration = ({ registrationId: id }: Side) => ({ id })
const theOrder = ({ quotedOrderId: id }: Side) => ({ id })
const thePaidOrder = ({ paidOrderId: id }: Side) => ({ id })
const theDocument = ({ paidOrderId: id, documentId }: Side) => ({ id, documentId })
const pages = () => ({ page: 1, pageSize: 5 })

/**
 * An input for every endpoint, every field set, as the people of one side would send it. What differs between the two
 * sides is a company's own, and that is what isolation is tried with; an endpoint that is missing here fails the tests.
 */
export const sampleInputs: Readonly<Record<string, (side: Side) => Readonly<Record<string, unknown>>>> = {
  'POST /auth/signin': () => ({ email: 'sofia@portal.example', password: PASSWORD, remember: false }),
  'POST /auth/forgotten-password': () => ({ email: 'sofia@portal.example' }),
  'POST /users/password': () => ({ token: 'none', password: 'Another.2027' }),
  'GET /auth/distributor-free': () => ({
    username: 'ada.vega',
    email: 'ada.vega@portal.example',
    companyEmail: 'office@portal.example',
  }),
  'POST /auth/signup': () => ({ ...applicant, password: PASSWORD, files: signupFiles, acceptWho: true }),
  'GET /auth/signup/draft': nothing,
  'PUT /auth/signup/draft': () => ({
    account: applicant,
    acceptWho: false,
    files: [{ field: 'memorandum', path: signupFiles.memorandum }],
  }),
  'DELETE /auth/signup/draft': nothing,
  'POST /auth/signup/confirm-email': () => ({ token: 'none' }),
  'POST /auth/signup/confirmation-mail': nothing,
  'POST /auth/refresh': nothing,
  'POST /auth/signout': nothing,
  'GET /auth/sessions': nothing,
  'DELETE /auth/sessions/:id': ({ sessionId: id }) => ({ id }),
  'GET /users/me': nothing,
  'GET /users': nothing,
  'POST /users/set-data': () => ({ ...person, currentPassword: PASSWORD }),
  'POST /users/set-security': () => ({
    username: 'ada.vega',
    currentPassword: PASSWORD,
    newPassword: 'Another.2027',
    newPasswordConfirmation: 'Another.2027',
  }),
  'PUT /users/me/columns/:list': () => ({ list: 'orders', hidden: ['progress'] }),
  'DELETE /users/:id': ({ leaverId: id }) => ({ id }),
  'POST /office/users': ({ distributorId }) => ({
    distributorId,
    role: 'MARKETING',
    username: 'ada',
    password: PASSWORD,
    ...person,
  }),
  'GET /office/users': nothing,
  'GET /office/stage-times': () => ({ destination: 'Colombia', method: 'FCA', year: 2030 }),
  'GET /office/stage-times/:stage': () => ({ stage: 'QUOTE' }),
  'GET /office/prices': ofNow,
  'GET /office/people': () => ({ search: 'ana', page: 1 }),
  'GET /office/people/:id/held': ({ leaverId: id }) => ({ id }),
  'PUT /office/people/:id/picture': ({ leaverId: id }) => ({ id, file: null }),
  'PUT /office/people/:id/role': ({ leaverId: id }) => ({ id, role: 'PROCUREMENT', reason: 'Buys from now on' }),
  'POST /office/people/:id/deactivate': ({ leaverId: id }) => ({ id, reason: 'Has left' }),
  'POST /office/people/:id/reactivate': ({ leaverId: id }) => ({ id, reason: 'Is back' }),
  'POST /office/people/:id/erase': ({ leaverId: id }) => ({
    id,
    email: 'another@portal.example',
    reason: 'Asked for it',
  }),

  'GET /distributors/current': nothing,
  'GET /distributors/file': nothing,
  'GET /documents': nothing,
  'GET /documents/folder.zip': nothing,
  'POST /distributors/who-practices': nothing,
  'POST /documents': ({ file }) => ({ type: 'OTHER', name: 'Bank reference', file, validityDate: '2036-12-31' }),
  'PUT /documents': ({ companyDocumentId: id, file }) => ({
    id,
    type: 'MEMORANDUM',
    name: 'Memorandum',
    file,
    validityDate: '2036-12-31',
  }),
  'GET /addresses': () => ({ type: 'SHIPPING' }),
  'POST /addresses/upsert': (side) => ({
    id: side.shippingAddressId,
    type: 'SHIPPING',
    name: 'Warehouse',
    addressee: 'Ada Vega',
    ...place,
    countryId: 'co',
    isPrimary: false,
  }),
  'DELETE /addresses/:id': ({ billingAddressId: id }) => ({ id }),
  'PUT /addresses/:id/primary': ({ shippingAddressId: id }) => ({ id }),
  'POST /distributors/set-data': (side) => ({ ...company(side), countryId: 'co' }),
  'GET /office/distributors': nothing,
  'POST /office/distributors': company,
  'PUT /office/distributors/:id/activate': theCompany,
  'PUT /office/distributors/:id/suspend': ({ distributorId: id }) => ({ id, reason: 'Unpaid invoices' }),
  'PUT /office/distributors/:id/territory': ({ distributorId: id, countryId }) => ({
    id,
    region: 'Region',
    countryIds: [countryId],
  }),
  'PUT /office/distributors/:id/sales-representative': ({ distributorId: id, buyer }) => ({ id, userId: buyer.userId }),
  'PUT /office/distributors/:id/loyalty-group': ({ distributorId: id }) => ({ id, group: 1 }),

  'GET /products/all': nothing,
  'GET /products/:id': theProduct,
  'GET /products/mbdReferenceCode/:code': ({ reference }) => ({ code: reference.replace('PC', 'MBD') }),
  'GET /products/:id/related': theProduct,
  'GET /products/catalogue.pdf': nothing,
  'GET /products/:id/picture': theProduct,
  'GET /products/:id/sheet.pdf': theProduct,
  'GET /registrations/:id/label.pdf': theRegistration,
  'GET /products-categories': nothing,
  'GET /products-sub-categories': nothing,
  'GET /countries': nothing,
  'GET /registrations/current-distributor': nothing,
  'POST /products/request/:id': theProduct,
  'POST /products/request-label/:id': ({ productId: id, countryId }) => ({ id, countryId }),
  'GET /products/requests': nothing,
  'GET /office/product-requests': nothing,
  'PUT /office/product-requests': ({ distributorId, productId, countryId }) => ({
    distributorId,
    productId,
    countryId,
    outcome: 'DONE',
    answer: 'The new label is published',
  }),
  'POST /product-history/add': ({ productId }) => ({ productId }),
  'GET /product-history/fordistributor': nothing,
  'POST /office/categories': () => ({ name: 'Screening', subCategories: ['Kits'] }),
  'POST /office/categories/:id/sub-categories': ({ categoryId: id }) => ({ id, name: 'Sticks' }),
  'POST /office/products': (side) => ({ reference: 'PC-7001', ...product(side), packagings: [{ name: 'Box of 30' }] }),
  'PUT /office/products/:id': (side) => ({ id: side.productId, ...product(side) }),
  'POST /office/products/:id/withdraw': theProduct,
  'POST /office/registrations': ({ productId }) => ({
    productId,
    registrations: [{ countryId: 'pe', status: 'REGISTERED', price: 1_000, discount: 5, label }],
  }),
  'PUT /office/registrations/:id/status': ({ registrationId: id }) => ({ id, status: 'REGISTERED' }),
  'PUT /office/registrations/:id/price': ({ registrationId: id }) => ({ id, price: 1_000, discount: 5 }),
  'POST /office/registrations/:id/label': ({ registrationId: id }) => ({ id, ...label }),

  'GET /cart': nothing,
  'POST /cart/lines': ({ productId, countryId, packagingId }) => ({ productId, countryId, quantity: 20, packagingId }),
  'PUT /cart/lines/:countryId/:productId': ({ productId, countryId, packagingId }) => ({
    countryId,
    productId,
    quantity: 25,
    packagingId,
  }),
  'DELETE /cart/lines/:countryId/:productId': ({ productId }) => ({ countryId: 'co', productId }),
  'GET /cart/export.:format': () => ({ format: 'csv' }),
  'GET /order/export.:format': ({ productId }) => ({
    format: 'csv',
    search: 'folic 2026',
    sort: '-total',
    status: 'CONFIRMED',
    destination: 'co',
    product: productId,
  }),
  'GET /office/orders/export.:format': ({ distributorId, countryId, productId }) => ({
    format: 'csv',
    status: 'CONFIRMED',
    distributorId,
    destination: countryId,
    product: productId,
    needs: 'held',
    from: '2026-01-01',
    to: '2026-12-31',
    search: '2026',
    sort: 'newest',
  }),
  'POST /promo-codes/apply': ({ countryId, subCategoryId, productId }) => ({
    code: 'SPRING',
    countryId,
    subCategoryId,
    items: [{ productId, quantity: 20 }],
  }),
  'POST /cart/lines/check': typedRows,
  'POST /cart/lines/batch': typedRows,
  'DELETE /cart/sections/:countryId/:subCategoryId': ({ subCategoryId }) => ({ countryId: 'co', subCategoryId }),
  'PUT /cart/draft': (side) => ({
    countryId: side.countryId,
    subCategoryId: side.subCategoryId,
    shippingAddressId: side.shippingAddressId,
    billingAddressId: side.billingAddressId,
    contact,
    shipping,
    certificates: ['Certificate of analysis'],
    specialRequest,
    careCoinsToUse: 1,
  }),
  'DELETE /cart/draft': nothing,
  'PUT /cart/sections/:countryId/:subCategoryId/promo-code': ({ countryId, subCategoryId }) => ({
    countryId,
    subCategoryId,
    promoCode: 'SPRING',
  }),
  'POST /cart/orders': (side) => ({
    orderId: side.confirmedOrderId,
    lines: [{ id: `${side.confirmedOrderId}.1`, quantity: 20, packagingId: side.packagingId }],
  }),
  'GET /order/:id/items': theOrder,
  'GET /order/:id/reorder': theOrder,
  'PUT /order': ({ quotedOrderId: orderId }) => ({
    orderId,
    fields: {
      shippingMethod: 'CIP',
      transportMode: 'Airport',
      destination: 'Main airport',
      certificates: ['Certificate of analysis'],
      contactName: 'Ada Vega',
      contactPhone: '+1 555 04',
      specialRequest,
    },
  }),
  'PUT /order/address': ({ quotedOrderId: orderId, shippingAddressId: addressId }) => ({
    orderId,
    addressId,
    addressType: 'SHIPPING',
  }),
  'PUT /order/items': (side) => ({
    orderId: side.quotedOrderId,
    orderItems: [{ id: `${side.quotedOrderId}.1`, quantity: 25, packaging: side.packagingId }],
    products: [newItem(side)],
    expectedTotal: 1,
  }),
  'POST /order/items': (side) => ({ orderId: side.quotedOrderId, orderItems: [newItem(side)] }),
  'DELETE /order/items/:id': ({ quotedOrderId }) => ({ id: `${quotedOrderId}.1` }),
  'GET /order': ({ productId }) => ({
    page: 1,
    pageSize: 25,
    sort: 'needs',
    search: 'folic 2026',
    ids: nobodysOrders,
    status: 'CONFIRMED',
    destination: 'co',
    product: productId,
  }),
  'GET /order/waiting': nothing,
  'GET /order/filters': ({ productId }) => ({
    search: 'folic 2026',
    status: 'CONFIRMED',
    destination: 'co',
    product: productId,
  }),
  'GET /order/:id': thePaidOrder,
  'GET /order/:id/history': thePaidOrder,
  'GET /order/:id/quote.pdf': ({ quotedOrderId: id }) => ({ id, version: 1 }),
  'POST /order': order,
  'PUT /order/status': ({ quotedOrderId: orderId }) => ({
    orderId,
    status: 'CANCELLED',
    quoteVersion: 1,
    optionId: '1.1',
    reason: 'Too dear',
  }),
  'PUT /order/cancel': ({ waitingOrderId: orderId }) => ({ orderId }),
  'GET /office/audit': ({ waitingOrderId: key, buyer }) => ({
    about: '2026',
    notifications: 'yes',
    kind: 'order',
    key,
    actor: buyer.userId,
    command: 'order',
    type: 'OrderPlaced',
    from: '2020-01-01T00:00:00.000Z',
    until: '2090-01-01T00:00:00.000Z',
    before: 1_000_000,
  }),
  'GET /office/audit/:kind/:key': ({ waitingOrderId: key }) => ({
    kind: 'order',
    key,
    at: 1_000_000,
    from: 1,
    ...ofNow(),
  }),
  'GET /office/audit/:kind/:key/fact': ({ distributorId: key }) => ({
    kind: 'loyalty-account',
    key,
    fact: 'loyalty_accounts/balance',
  }),
  'GET /office/invariants': nothing,
  'POST /office/invariants/check': nothing,
  'GET /office/invariants/:invariant/streams': () => ({ invariant: 'balance-never-negative', page: 1 }),
  'GET /office/log': nothing,
  'POST /office/log/check': nothing,
  'GET /office/projections': nothing,
  'POST /office/projections/:name/:action': () => ({ name: 'carts', action: 'check' }),
  'PUT /office/projections/:name/parked': () => ({ name: 'carts', stream: { kind: 'cart', key: 'nobody' } }),
  'GET /order/:id/figures/:figure': ({ quotedOrderId: id }) => ({ id, figure: 'total' }),
  'GET /office/orders/:id/figures/:figure': ({ quotedOrderId: id }) => ({ id, figure: 'grandTotal' }),
  'GET /order/:id/replay': ({ quotedOrderId: id }) => ({
    id,
    at: 2,
    from: 1,
    against: 'nothing',
    ...ofNow(),
  }),
  'GET /office/orders/:id/trail': theOrder,
  'GET /office/orders/:id/trail/check': theOrder,
  'GET /office/orders/:id/trail.csv': theOrder,
  'GET /office/orders/:id/trail.json': theOrder,
  'GET /office/orders/:id/replay': ({ quotedOrderId: id }) => ({
    id,
    at: 2,
    from: 1,
    against: 'nothing',
    ...ofNow(),
  }),
  'GET /forecast': nothing,
  'GET /forecast/next': (side) => ({ forecastId: theForecast(side).id }),
  'GET /forecast/reminders': () => ({ asOf: today() }),
  'GET /forecast/:id': theForecast,
  'GET /forecast/:id/vintages': theForecast,
  'POST /forecast/upsert': (side) => ({
    id: theForecast(side).id,
    productId: side.productId,
    countryId: side.countryId,
    country: { id: side.countryId, name: 'Country' },
    product: { id: side.productId, name: 'Product' },
    productName: 'Product',
    rules: [],
    date: '2026-01-01T00:00:00.000Z',
    ordersInNext3Months: 0,
    quantity: 0,
    accuracy: null,
    version: 1,
    currentInventoryLevel: 120,
    stockTickingDate: '2026-01-01',
    forecastMonths: forecastMonths(),
    expectedVersion: 1,
  }),
  'DELETE /forecast/:id': theForecast,
  'GET /office/products/:productId/lead-times': ({ productId }) => ({ productId }),
  'PUT /office/lead-times': ({ productId }) => ({ productId, countryId: 'co', days: [45, 90] }),
  'GET /sales-chart': partOfChart,
  'GET /distributors/orders-per-month': partOfChart,
  'GET /sales-chart/events': (side) => ({ ...partOfChart(side), key: '202601' }),
  'GET /sales-chart/export.:format': (side) => ({ ...partOfChart(side), format: 'csv' }),
  'GET /office/sales-chart': partOfOfficeChart,
  'GET /office/orders-per-month': partOfOfficeChart,
  'GET /office/sales-chart/events': (side) => ({ ...partOfOfficeChart(side), key: '202601' }),
  'GET /office/sales-chart/export.:format': (side) => ({ ...partOfOfficeChart(side), format: 'xlsx' }),
  'GET /office/forecast-reminders': ({ distributorId }) => ({ distributorId, asOf: today() }),
  'GET /office/quotes': nothing,
  'GET /office/orders': ({ distributorId, countryId, productId }) => ({
    page: 1,
    ids: nobodysOrders,
    status: 'CONFIRMED',
    distributorId,
    destination: countryId,
    product: productId,
    needs: 'held',
    from: '2026-01-01',
    to: '2026-12-31',
    search: '2026',
    sort: 'newest',
  }),
  'GET /office/orders/filters': nothing,
  'GET /office/documents': nothing,
  'GET /office/counts': nothing,
  'GET /office/orders/:id': theOrder,
  'GET /office/orders/:id/quote.pdf': ({ quotedOrderId: id }) => ({ id, version: 1 }),
  'POST /office/orders/:id/quote': ({ waitingOrderId: id }) => ({
    id,
    ...quote(id),
    quoteDueAt: '2026-12-18T09:30:00.000Z',
  }),
  'POST /office/orders/:id/quote/preview': ({ waitingOrderId: id }) => ({ id, ...quote(id) }),
  'GET /office/orders/:id/quote': theOrder,
  'GET /office/orders/:id/rounds': theOrder,
  'GET /order/:id/rounds': theOrder,
  'POST /order-document': ({ paidOrderId: orderId, orderFile: file }) => ({
    orderId,
    type: 'PROOF_OF_PREPAYMENT',
    file,
  }),
  'GET /order/:id/documents/:documentId': theDocument,
  'GET /office/orders/:id/documents/:documentId': theDocument,
  'GET /office/orders/:id/shipping-documents/:type/preview.pdf': (side) => ({
    ...thePaidOrder(side),
    type: 'PACKING_SLIP',
  }),
  'GET /order/:id/proforma.pdf': thePaidOrder,
  'GET /office/orders/:id/proforma.pdf': thePaidOrder,
  'GET /order/:id/invoice.pdf': thePaidOrder,
  'GET /office/orders/:id/invoice.pdf': thePaidOrder,
  'GET /order/:id/messages': thePaidOrder,
  'POST /order/:id/messages': ({ paidOrderId: id }) => ({ id, text: 'When will it be ready?' }),
  'GET /office/orders/:id/messages': thePaidOrder,
  'POST /office/orders/:id/messages': ({ paidOrderId: id }) => ({ id, text: 'Next week' }),
  'POST /office/orders/:id/notes': ({ paidOrderId: id }) => ({ id, text: 'They always ask twice' }),
  'POST /office/orders/:id/prepayment': ({ confirmedOrderId: id }) => ({
    id,
    amount: null,
    percent: 50,
    dueOn: '2036-12-31',
    note: 'Half of it',
  }),
  'POST /office/orders/:id/import-license': ({ confirmedOrderId: id }) => ({ id, note: 'For each product' }),
  'POST /office/orders/:id/preinspection': ({ confirmedOrderId: id }) => ({ id, note: 'By an inspector of yours' }),
  'POST /office/orders/:id/documents/:documentId/review': (side) => ({
    ...theDocument(side),
    decision: 'REJECTED',
    reason: 'It cannot be read',
  }),
  'POST /office/orders/:id/production': ({ confirmedOrderId: id }) => ({ id, readyOn: '2036-12-31' }),
  'POST /office/orders/:id/shipping-documents': ({ confirmedOrderId: id }) => ({
    id,
    documents: [{ type: 'PACKING_SLIP', file: null }],
    note: 'Please check the address',
  }),
  'POST /office/orders/:id/shipment': ({ confirmedOrderId: id }) => ({
    id,
    carrier: 'Blue Line',
    trackingUrl: 'https://track.blueline.example/1',
    shippedOn: '2026-11-20',
    expectedOn: '2036-12-31',
    documents: [{ type: 'PACKING_SLIP', file: null }],
  }),
  'POST /office/orders/:id/delivery': ({ confirmedOrderId: id }) => ({ id, deliveredOn: '2026-11-20' }),
  'POST /office/orders/:id/invoice': ({ confirmedOrderId: id }) => ({ id, dueOn: '2036-12-31', file: null }),
  'POST /office/orders/:id/hold': ({ paidOrderId: id }) => ({ id, reason: 'A label is wrong' }),
  'POST /office/orders/:id/release': ({ paidOrderId: id }) => ({ id, note: 'Relabelled' }),
  'POST /office/orders/:id/cancel': ({ waitingOrderId: id }) => ({ id, reason: 'Out of stock' }),

  'GET /office/promo-codes': () => ({ search: 'SPRING' }),
  'GET /office/promo-codes/:code': () => ({ code: 'SPRING' }),
  'POST /office/promo-codes': (side) => ({
    code: `FOR-${side.countryId}`,
    type: 'DISCOUNT',
    discount: 10,
    cashBackAmount: 0,
    shippingDiscount: 0,
    ...promoConditions(side),
  }),
  'PUT /office/promo-codes/:code': (side) => ({ code: 'SPRING', ...promoConditions(side) }),
  'POST /office/promo-codes/:code/close': () => ({ code: 'SPRING', reason: 'The campaign is over' }),

  'GET /carecoins/count': ofNow,
  'GET /carecoins/ledger': () => ({ page: 1, ...ofNow() }),
  'GET /loyalty-status': nothing,
  'GET /loyalty-status/current': ofNow,
  'GET /loyalty-status/progress': ofNow,
  'GET /partner-products': nothing,
  'GET /partner-orders': nothing,
  'POST /partner-orders': ({ partnerProductId }) => ({ partnerProductId, expectedCost: 50 }),
  'GET /office/loyalty/accounts': nothing,
  'GET /office/loyalty/accounts/:distributorId': ({ distributorId }) => ({ distributorId }),
  'GET /office/loyalty/accounts/:distributorId/ledger': ({ distributorId }) => ({ distributorId, page: 1 }),
  'GET /office/loyalty/products': nothing,
  'POST /office/loyalty/products': () => material,
  'PUT /office/loyalty/products/:id': ({ partnerProductId: id }) => ({ id, ...material }),
  'PUT /office/loyalty/products/:id/active': ({ partnerProductId: id }) => ({ id, active: true }),
  'GET /office/loyalty/orders': nothing,
  'PUT /office/loyalty/orders/:id/send': ({ partnerOrderId: id }) => ({ id, note: 'By post' }),
  'PUT /office/loyalty/orders/:id/cancel': ({ partnerOrderId: id }) => ({ id, reason: 'Out of print' }),
  'POST /office/distributors/:distributorId/carecoins/grant': ({ distributorId }) => ({
    distributorId,
    amount: 10,
    activity: 'COMPLETED_SURVEY',
    reason: 'Half of the questions',
  }),
  'POST /office/distributors/:distributorId/carecoins/correct': ({ distributorId }) => ({
    distributorId,
    change: 5,
    reason: 'A mistake',
  }),

  'GET /notification': pages,
  'GET /notification/unread-count': nothing,
  'PUT /notification/read': ({ notificationId }) => ({ notificationIds: [notificationId] }),
  'GET /office/outbox': pages,
  'POST /office/outbox/:id/resend': ({ notificationId: id }) => ({ id }),

  'GET /s3/bucket/url': () => ({ type: 'pdf', bucket: 'documents' }),
  'PUT /files/:folder/:file': () => ({
    folder: 'order-documents',
    file: 'no-such-file.pdf',
    ticket: 'no-such-ticket',
    name: 'proof.pdf',
  }),
  'GET /files/:folder/:name': ({ file }) => {
    const [folder, name] = file.split('/')
    return { folder, name, key: 'no-such-key' }
  },
  'POST /files/links': ({ file: path }) => ({ path }),
}
