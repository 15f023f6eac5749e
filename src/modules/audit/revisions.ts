type Data = Readonly<Record<string, unknown>>

export type Revision = {
  /** The events of its stream that said these values until then. */
  readonly before: readonly string[]
  /** The field that names the part of the thing which changes: events that do not name it say nothing of it. */
  readonly part?: string
  /** Those of them that say it of every part and name none. */
  readonly ofEvery?: string
  /** What is compared, by the names that it is read under; all data unless given. `latest`: the event that is described. */
  readonly values?: (data: Data, latest: Data) => Data
}

export type Sides = { readonly sides: (data: Data) => readonly [before: Data, after: Data] }

const same = (...before: string[]): Revision => ({ before })

const only =
  (...names: string[]) =>
  (data: Data): Data =>
    Object.fromEntries(names.flatMap((name) => (name in data ? [[name, data[name]]] : [])))

const listIn = (data: Data, name: string): readonly Data[] => (data[name] ?? []) as readonly Data[]

const sum = (items: readonly Data[], name: string): number =>
  items.reduce((total, item) => total + Number(item[name]), 0)

/** Of an order and of its products by id, which may be in several packagings. */
const goods = (data: Data): Data => {
  const products = Map.groupBy(listIn(data, 'lines'), ({ productId }) => String(productId))
  const quantities = [...products].map(([id, lines]) => [id, { quantity: sum(lines, 'quantity') }])
  return { ...Object.fromEntries(quantities), ...only('promoCodeDiscount', 'careCoinsUsed', 'total')(data) }
}

const quoted = (data: Data): Data => ({
  ...goods(data),
  ...Object.fromEntries(
    listIn(data, 'lines').map(({ productId, quantity, effectiveUnitPrice }) => [
      productId,
      { quantity, unitPrice: effectiveUnitPrice },
    ]),
  ),
  ...Object.fromEntries(listIn(data, 'options').map(({ name, shippingPrice }) => [name, { shippingPrice }])),
  ...only('validUntil')(data),
})

/** The address that an order is shipped or billed to, whichever the latest event changes. */
const orderAddress = (data: Data, { addressType }: Data): Data => {
  const name = addressType === 'SHIPPING' ? 'shippingAddress' : 'billingAddress'
  if ('addressType' in data) return data['addressType'] === addressType ? { [name]: data['address'] } : {}
  return only(name)(data)
}

const months = (data: Data): Data =>
  Object.fromEntries(
    listIn(data, 'months').map(({ year, month, orderQuantity }) => [
      `${String(month).padStart(2, '0')}/${year}`,
      { orderQuantity },
    ]),
  )

const subCategory = (data: Data, { subCategory: latest }: Data): Data => {
  const { id } = latest as Data
  const all = [...listIn(data, 'subCategories'), ...('subCategory' in data ? [data['subCategory'] as Data] : [])]
  return { name: all.find((one) => one['id'] === id)?.['name'] ?? null }
}

const fromTo = (name: string): Sides => ({ sides: ({ from, to }) => [{ [name]: from }, { [name]: to }] })

/** By kind of stream. Not settings: their events have both values. */
export const revisions: Readonly<Record<string, Readonly<Record<string, Revision | Sides>>>> = {
  registration: {
    RegistrationPriced: same('RegistrationPriced'),
    PriceScheduled: { before: ['RegistrationPriced'], values: only('price', 'discount') },
    RegistrationStatusChanged: same('ProductRegistered', 'RegistrationStatusChanged'),
  },
  product: {
    ProductRevised: same('ProductIntroduced', 'ProductRevised', 'ProductReclassified'),
    ProductReclassified: same('ProductIntroduced', 'ProductRevised', 'ProductReclassified'),
  },
  category: {
    CategoryRenamed: same('CategoryIntroduced', 'CategoryRenamed'),
    SubCategoryRenamed: {
      before: ['CategoryIntroduced', 'SubCategoryIntroduced', 'SubCategoryRenamed'],
      part: 'subCategory.id',
      values: subCategory,
    },
  },
  'lead-times': { LeadTimesSet: { before: ['LeadTimesSet'], part: 'countryId' } },
  forecast: {
    ForecastFiled: {
      before: ['ForecastFiled'],
      values: (data) => ({ ...only('currentInventoryLevel', 'leadTimes')(data), ...months(data) }),
    },
  },
  distributor: {
    CompanyChanged: same('DistributorRegistered', 'CompanyChanged'),
    CompanyLanguageChosen: { before: ['CompanyLanguageChosen'] },
    TerritoryAssigned: same('TerritoryAssigned'),
    LoyaltyGroupAssigned: same('LoyaltyGroupAssigned'),
    SalesRepresentativeAssigned: {
      before: ['SalesRepresentativeAssigned'],
      values: ({ userId }) => ({ salesRepresentativeId: userId }),
    },
    AddressChanged: { before: ['AddressAdded', 'AddressChanged'], part: 'addressId' },
    PrimaryAddressSet: {
      sides: ({ insteadOf, addressId }) => [{ primaryAddressId: insteadOf }, { primaryAddressId: addressId }],
    },
  },
  'approval-rules': {
    ApprovalRulesChanged: {
      before: ['ApprovalRulesChanged'],
      values: (data) => Object.fromEntries(listIn(data, 'rules').map((rule, index) => [`Rule ${index + 1}`, rule])),
    },
  },
  webhook: {
    WebhookChanged: { before: ['WebhookAdded', 'WebhookChanged'], values: only('name', 'url', 'kinds') },
  },
  'standing-order': {
    StandingOrderChanged: {
      before: ['StandingOrderCreated', 'StandingOrderChanged'],
      values: (data) => ({
        ...Object.fromEntries(
          listIn(data, 'lines').map(({ productName, quantity }) => [String(productName), { quantity }]),
        ),
        ...only('everyMonths', 'day', 'until')(data),
      }),
    },
  },
  'company-file': {
    CompanyDocumentDescribed: {
      before: ['CompanyDocumentSubmitted', 'CompanyDocumentDescribed'],
      part: 'documentId',
    },
  },
  user: {
    UserRoleChanged: same('UserRegistered', 'UserInvited', 'UserRoleChanged'),
    UserProfileChanged: same('UserRegistered', 'UserInvited', 'UserProfileChanged'),
    UserEmailChanged: fromTo('email'),
    UserSecurityChanged: {
      before: ['UserRegistered', 'UserInvited', 'UserSecurityChanged'],
      // The field is missing where the login name did not change.
      values: ({ username }) => (username === null ? {} : { username }),
    },
    ColumnsChosen: { before: ['ColumnsChosen'], part: 'list' },
    TimeZoneChosen: { before: ['TimeZoneChosen'] },
    LanguageChosen: { before: ['LanguageChosen'] },
  },
  'mail-settings': {
    MailSettingsChosen: {
      before: ['MailSettingsChosen'],
      values: (data) => ({
        ...Object.fromEntries(listIn(data, 'modes').map(({ type, mail }) => [type, mail])),
        ...only('quiet')(data),
      }),
    },
  },
  'promo-code': { PromoCodeChanged: same('PromoCodeCreated', 'PromoCodeChanged') },
  'partner-product': {
    PartnerProductDescribed: same('PartnerProductOffered', 'PartnerProductDescribed'),
    PartnerProductPriced: fromTo('priceInCC'),
  },
  'loyalty-account': { LevelGained: fromTo('level'), LevelLost: fromTo('level') },
  'loyalty-rules': { ProgrammeRulesScheduled: same('ProgrammeRulesScheduled') },
  order: {
    OrderItemsChanged: { before: ['OrderPlaced', 'OrderItemsChanged'], values: goods },
    OrderAddressChanged: {
      before: ['OrderPlaced', 'OrderAddressChanged'],
      part: 'addressType',
      ofEvery: 'OrderPlaced',
      values: orderAddress,
    },
    OrderContactChanged: { before: ['OrderPlaced', 'OrderContactChanged'], values: only('contact') },
    OrderShippingChanged: { before: ['OrderPlaced', 'OrderShippingChanged'], values: only('shipping') },
    OrderCertificatesChanged: { before: ['OrderPlaced', 'OrderCertificatesChanged'], values: only('certificates') },
    SpecialRequestChanged: { before: ['OrderPlaced', 'SpecialRequestChanged'], values: only('specialRequest') },
    PurchaseOrderNumberChanged: same('PurchaseOrderNumberChanged'),
    WishedDeliveryChanged: same('WishedDeliveryChanged'),
    QuoteIssued: { before: ['QuoteIssued'], values: quoted },
    TrackingNumberSet: { before: ['TrackingNumberSet'] },
    LotNumbersSet: { before: ['LotNumbersSet'] },
  },
  ticket: { TicketHandedOver: same('TicketHandedOver') },
  'ticket-desk': { TicketAssigned: same('TicketAssigned') },
  'answer-template': { AnswerTemplateKept: same('AnswerTemplateKept') },
  'calendar-event': { CalendarEventChanged: same('CalendarEventPlanned', 'CalendarEventChanged') },
  'social-card': { SocialCardChanged: same('SocialCardPosted', 'SocialCardChanged') },
  resource: { ResourceDescribed: same('ResourceCreated', 'ResourceDescribed') },
}

const waiting = 'WAITING_FOR_QUOTE'

/** The status that each event leads to, by kind of stream; events that are not named leave it as it was. */
export const statuses: Readonly<Record<string, Readonly<Record<string, string | ((data: Data) => unknown)>>>> = {
  order: {
    OrderPlaced: waiting,
    OrderItemsChanged: waiting,
    OrderAddressChanged: waiting,
    OrderContactChanged: waiting,
    OrderShippingChanged: waiting,
    OrderCertificatesChanged: waiting,
    SpecialRequestChanged: waiting,
    QuoteIssued: 'QUOTE_RECEIVED',
    QuoteWithdrawn: waiting,
    QuoteApproved: 'CONFIRMED',
    QuoteRejected: 'CANCELLED',
    QuoteExpired: 'CANCELLED',
    OrderCancelled: 'CANCELLED',
    PrepaymentRequested: 'WAITING_FOR_PREPAYMENT',
    ImportLicenseRequested: 'IMPORT_LICENSE_DOCUMENT_REQUIRED',
    ProductionStarted: 'IN_PRODUCTION',
    ShippingDocumentsSent: 'PENDING_APPROVAL',
    ShippingDocumentsApproved: 'IN_PRODUCTION',
    ShippingDocumentsRejected: 'IN_PRODUCTION',
    PreinspectionRequested: 'WAITING_FOR_PREINSPECTION',
    OrderShipped: 'SHIPPED',
    OrderDelivered: 'DELIVERED',
    OrderBilled: 'BILLED',
  },
  distributor: {
    DistributorRegistered: 'PENDING',
    DistributorActivated: 'ACTIVE',
    DistributorSuspended: 'SUSPENDED',
    DistributorResumed: ({ state }) => state,
  },
  user: {
    UserRegistered: 'ACTIVE',
    UserInvited: 'INVITED',
    InvitationAccepted: 'ACTIVE',
    UserDeactivated: 'DEACTIVATED',
    UserReactivated: 'ACTIVE',
  },
  product: { ProductIntroduced: 'OFFERED', ProductWithdrawn: 'WITHDRAWN', ProductBroughtBack: 'OFFERED' },
  'promo-code': { PromoCodeCreated: 'VALID', PromoCodeClosed: 'CLOSED' },
  'partner-product': {
    PartnerProductOffered: 'OFFERED',
    PartnerProductWithdrawn: 'WITHDRAWN',
    PartnerProductReturned: 'OFFERED',
  },
}
