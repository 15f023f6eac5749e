import brand from '#brand'
import { fixed } from '#web/texts/fixed.ts'

export const homeTexts = {
  title: 'Home',
  /** The fixed 'Hello {name}, welcome back!', around the name. */
  hello: [fixed('Hello '), fixed(', welcome back!')] as const,
  help: fixed('How can we help you today?'),
  needsYou: 'Needs you',
  needsCompany: 'Open tasks of your company',
  first: (left: string) => `The first: ${left}`,
  nothing: 'Nothing needs you right now.',
  nothingOfCompany: 'Your company has no open tasks.',
  toShop: 'Go to the shop',
  programme: brand.name,
  careCoins: 'CareCoins',
  noLevel: fixed('You are not yet a partner'),
  orders: fixed('Your orders'),
  allOrders: fixed('See all my orders'),
  inNeed: 'Orders that need an action',
  allInNeed: 'See all',
  noneInNeed: 'No order needs an action now.',
  need: {
    order: fixed('N° order'),
    what: 'Next step',
    by: 'By when',
  },
  noDeadline: 'No deadline',
  products: 'Products',
  recent: fixed('Products you recently viewed'),
  allNewProducts: fixed('See all new products'),
  frequent: fixed('Frequently purchased with'),
  allProducts: fixed('See all products'),
  contacts: 'Your contacts',
  representative: 'Your sales representative',
  director: 'Your contact, the commercial director',
  people: 'New in your company',
  allUsers: 'See all users',
  ownData: 'Edit your information',
  shipsTo: 'Primary shipping address',
  noAddress: 'No shipping address yet.',
  editAddresses: 'Edit the shipping addresses',
  addresses: 'See the shipping addresses',
  quality: 'Quality Assurance',
  qualityText:
    'Our quality system follows ISO 13485 and the quality requirements of the US drug agency and the European medicines agency.',
  qualityMore: 'How we work',
}

/** What is new for people of marketing. */
export const marketingHomeTexts = {
  material: 'New material',
  allMaterial: 'All resources',
  noMaterial: 'No new material since you last looked.',
  courses: 'Courses to go on with',
  allCourses: 'Go to the academy',
  noCourses: 'You have completed all courses.',
  events: 'Coming events',
  allEvents: 'See all events',
  noEvents: 'No events are planned.',
  orders: 'Your orders of material',
  allOrders: 'Order material',
  noOrders: 'No material ordered yet.',
  posts: 'Social media',
  allPosts: 'News and posts',
  noPosts: 'No posts yet.',
  post: (network: string, day: string) => `${network}, ${day}`,
}

/** A status of tone 'you', as a task: one order, several orders. */
export const taskTexts = {
  APPROVAL: { one: '1 order to approve', many: (count: number) => `${count} orders to approve` },
  QUOTE_RECEIVED: { one: '1 quote to confirm', many: (count: number) => `${count} quotes to confirm` },
  WAITING_FOR_PREPAYMENT: {
    one: 'Pre-payment proof to send',
    many: (count: number) => `${count} pre-payment proofs to send`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Import license to send',
    many: (count: number) => `${count} import licenses to send`,
  },
  PENDING_APPROVAL: { one: 'Documents to approve', many: (count: number) => `Documents of ${count} orders to approve` },
  WAITING_FOR_PREINSPECTION: {
    one: 'Pre-inspection document to send',
    many: (count: number) => `${count} pre-inspection documents to send`,
  },
} as const

/** The same for people who may not do it themselves. */
export const watchedTaskTexts = {
  APPROVAL: { one: '1 order not approved yet', many: (count: number) => `${count} orders not approved yet` },
  QUOTE_RECEIVED: { one: '1 quote not confirmed yet', many: (count: number) => `${count} quotes not confirmed yet` },
  WAITING_FOR_PREPAYMENT: {
    one: 'Pre-payment proof not sent yet',
    many: (count: number) => `${count} pre-payment proofs not sent yet`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Import license not sent yet',
    many: (count: number) => `${count} import licenses not sent yet`,
  },
  PENDING_APPROVAL: {
    one: 'Documents not approved yet',
    many: (count: number) => `Documents of ${count} orders not approved yet`,
  },
  WAITING_FOR_PREINSPECTION: {
    one: 'Pre-inspection document not sent yet',
    many: (count: number) => `${count} pre-inspection documents not sent yet`,
  },
} as const satisfies Record<keyof typeof taskTexts, unknown>

/** The company in figures, on its home. */
export const statisticsTexts = {
  title: 'Your company in figures',
  names: {
    orders: 'Orders',
    ordersInProgress: 'Orders in progress',
    quotesToConfirm: 'Quotes to confirm',
    documentsToSend: 'Documents to send',
    quantityOrdered: 'Units ordered',
    lastOrderDate: 'Last order',
    careCoinsBalance: 'CareCoins',
  },
  never: 'None yet',
}
