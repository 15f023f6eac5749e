import { sentences } from '#modules/ordering/terms/order-terms.ts'
import { fixed } from '#web/texts/fixed.ts'

/** The steps of the order flow, the summary next to them and the thank-you page. */
export const flowTexts = {
  steps: {
    cart: fixed('My cart'),
    address: fixed('Shipping & Billing addresses'),
    shipping: fixed('Shipping method'),
    certificates: fixed('Certificates'),
    validation: fixed('Validation'),
  },
  back: 'Back',
  changeInCart: 'Change it in the cart',
  continueTo: (step: string) => `Continue to ${step}`,
  summary: 'Your order',
  subTotal: fixed('Sub-total (excl. VAT)'),
  total: fixed('Order total price (excl. VAT)'),
  free: 'Free',
  careCoins: (coins: string) => `CareCoins used (${coins})`,
  promise: 'Shipping is not included. You receive a freight quote within 72 hours, then you have 30 days to confirm.',
  showSummary: 'Your order',
}

export const addressTexts = {
  shipping: 'Shipping address',
  billing: 'Billing address',
  contact: 'Delivery contact',
  shippingHelp: 'Where we send the goods.',
  billingHelp: 'The company and address on the invoice.',
  contactHelp: 'Delivery contact for the carrier (optional)',
  oneOrder: 'One order is allowed per shipping address. For another address, place another order.',
  otherCountry: (address: string, order: string) => `This address is in ${address}; the order is for ${order}.`,
  gone: (name: string) => `The address ${name} has been deleted.`,
  goneNext: 'Choose another one.',
  before: (name: string, country: string) => `Chosen before, for another country: ${name}, ${country}.`,
  none: { SHIPPING: 'No shipping address is chosen yet.', BILLING: 'No billing address is chosen yet.' },
  choose: { SHIPPING: 'Choose a shipping address', BILLING: 'Choose a billing address' },
  change: { SHIPPING: 'Change the shipping address', BILLING: 'Change the billing address' },
  noneSaved: 'No address is saved yet.',
  onlyProcurement: 'Only users with the role PROCUREMENT can add an address.',
  chooseThis: fixed('Choose this address'),
  add: fixed('Add an address'),
  cancel: fixed('Cancel'),
  validate: fixed('Validate'),
  yourName: fixed('Your name'),
  phone: fixed('Phone number'),
  addContact: 'Add a delivery contact',
  changeContact: 'Change the delivery contact',
  removeContact: 'Remove the delivery contact',
  noContact: 'No contact added.',
  mandatory: 'This field is mandatory',
  missing: sentences.addresses,
}

export const shippingTexts = {
  method: 'Shipping method',
  mode: 'Transport mode',
  modes: { Airport: fixed('Airport'), Road: fixed('Road'), Harbor: fixed('Harbor') },
  modeHelp: {
    Airport: 'Fastest, for small volumes',
    Road: 'Door to door by truck',
    Harbor: 'By sea, for large volumes',
  },
  destination: 'Destination',
  destinationHelp: {
    EXW: 'The place where your carrier picks the goods up.',
    FOB: 'The port where the goods are loaded on your ship.',
    CIP: 'The place to which we pay carriage and insurance.',
  } as Readonly<Record<string, string>>,
  incoterms: {
    EXW: { name: 'Ex Works', help: 'You collect at our warehouse. You arrange transport and export clearance.' },
    FCA: { name: 'Free Carrier', help: 'We clear the goods for export and hand them to your carrier.' },
    FOB: {
      name: 'Free On Board',
      help: 'We load the goods on the ship that you booked. You bear cost and risk from there.',
    },
    CIP: { name: 'Carriage and Insurance Paid To', help: 'We pay carriage and insurance to the place that you name.' },
    CPT: { name: 'Carriage Paid To', help: 'We pay carriage to your country. You arrange the insurance.' },
    CIF: { name: 'Cost, Insurance and Freight', help: 'We pay sea freight and insurance to the port of arrival.' },
    DAP: { name: 'Delivered At Place', help: 'We deliver to your door. You pay import duties.' },
  },
  seaOnly: (incoterm: string) => `${incoterm} is meant for goods that go by sea.`,
  takeInstead: (mode: string, instead: string) => `For ${mode}, the matching term is ${instead}.`,
  chooseMethod: 'Please select a shipping method',
  missingMode: sentences.transport,
  missingDestination: 'Please enter a destination',
}

export const certificateTexts = {
  lead: 'Choose the certificates that must accompany the goods. You can continue without any.',
  legend: 'Certificates',
  other: 'Another certificate',
  otherHelp: 'Any other certificate you need.',
}

export const validationTexts = {
  /** '100 units at $12.50' */
  at: 'at',
  lead: 'Check your order. Nothing is binding until you confirm our quote.',
  edit: (what: string) => `Change: ${what}`,
  change: 'Change',
  addresses: fixed('Shipping & Billing addresses'),
  noCertificates: 'No certificates.',
  balance: (balance: string) => `Your balance: ${balance}. 1 CareCoin is worth $0.10.`,
  use: 'Use CareCoins',
  changeCoins: 'Change the CareCoins',
  using: (coins: string, value: string) => `You use ${coins}, worth ${value}.`,
  none: 'You have no CareCoins to use on this order.',
  coins: 'CareCoins to use',
  most: (most: string) => `At most ${most} on this order.`,
  tooMany: (most: string) => `You can use ${most} at most on this order`,
  newTotal: 'New total (excl. VAT)',
  left: fixed('CareCoins after order'),
  validate: fixed('Validate'),
  dont: fixed("Don't use CareCoins"),
  place: 'Place the order',
  was: 'The price has changed. When you filled your cart it was',
  placing: 'Placing the order requests a freight quote. You then confirm or cancel.',
  notOrderable: 'A product in this order cannot be ordered as entered. Go back to the cart to change it.',
  only: (names: string) =>
    `Only users with the role PROCUREMENT can place an order.${names === '' ? '' : ` Ask ${names}.`} Your choices are kept in your own cart.`,
}

export const priceChangedTexts = {
  title: 'The price has changed',
  lead: 'Prices have changed since you filled your cart. The differences are below.',
  before: 'Before',
  now: 'Now',
  careCoins: 'CareCoins used',
  total: 'Total (excl. VAT)',
  cancel: 'Not now',
  place: 'Place at the new price',
}

export const confirmationTexts = {
  title: 'Thank you for your order',
  left: 'Still in your cart',
  leftLead: 'Each of these becomes an order of its own.',
  nextSection: (section: string) => `Continue with ${section}`,
  already: 'This order has already been placed. It was not placed a second time.',
  lead: (num: string) => `Your order ${num} has been received. You will find its quote here and in your notifications.`,
  next: 'What happens next:',
  quoteBy: 'We send you a freight quote within 72 hours, at the latest on',
  confirm: 'You then have 30 days to confirm or cancel.',
  number: fixed('N° order'),
  total: 'Total (excl. VAT)',
  destination: 'Destination',
  status: 'Status',
  again: fixed('Place this order again'),
  newQuote: fixed('Request a new quote'),
  seeOrders: fixed('See my orders'),
  open: 'Open this order',
}
