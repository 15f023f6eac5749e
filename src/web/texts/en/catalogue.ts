import { fixed } from '#web/texts/fixed.ts'

export const productTexts = {
  ref: fixed('Ref.'),
  exclVat: fixed('excl. VAT'),
  order: fixed('Order'),
  unavailable: fixed('Not available in your region'),
  request: fixed('Request'),
  requested: fixed('Requested'),
  retry: fixed('Retry'),
  discount: (percent: string) => `Discount ${percent}`,
  perUnit: 'per unit',
  signIn: 'Sign in to see prices',
}

export const shopTexts = {
  title: fixed('My product portfolio'),
  visitorLead: 'Sign in to see your prices, what is available in your countries, and to order.',
  products: 'Products',
  filterBy: fixed('Filter by'),
  category: 'Category',
  subCategory: 'Sub-category',
  country: 'Country',
  all: 'All',
  chooseCategoryFirst: 'Choose a category first',
  search: 'Search',
  searchLabel: 'Search the portfolio',
  searchHint: 'Name, reference or category',
  clearSearch: 'Clear the search',
  seeAll: fixed('See all products'),
  catalogue: 'Download the catalogue',
  catalogueFile: 'catalogue.pdf',
  groups: { categories: 'Categories', subCategories: 'Sub-categories', products: 'Products' },
  showAll: (count: string, searched: string) =>
    `Show ${count === '1' ? 'the product' : `all ${count} products`} for “${searched}”`,
  nothing: 'No product, category or reference contains this.',
  none: 'No product matches these filters.',
  empty: 'No products yet. Your portfolio appears here as soon as it is published.',
  filters: (set: number) => (set === 0 ? 'Filter by' : `Filter by (${set} set)`),
}

export const productPageTexts = {
  reference: 'Ref.',
  technical: 'Technical description',
  sheet: 'Download the product sheet',
  sheetFile: (reference: string) => `${reference}.pdf`,
  prices: fixed('There are the prices for your available countries (excl. VAT)'),
  showPrices: 'Prices by country',
  country: 'Country',
  price: 'Price',
  packaging: 'Packaging',
  choosePackaging: 'Choose a packaging',
  addToCart: fixed('Add to cart'),
  chooseCountry: 'Choose a country',
  otherPrices: (country: string) => `Not available in ${country}: choose another country.`,
  label: 'Label',
  leadTime: 'Lead time',
  leadDays: (days: readonly string[]) => `${days.join(' or ')} days after the order`,
  several: {
    title: 'Several countries at once',
    lead: 'Each country becomes a section of the cart with its own price and label.',
    caption: 'Countries to order for',
    quantity: 'Quantity',
    include: (country: string) => `Order for ${country}`,
    inCart: (units: string) => `Already in your cart: ${units} units`,
    add: (countries: number) =>
      countries === 0
        ? 'Add the chosen countries'
        : countries === 1
          ? 'Add 1 country to the cart'
          : `Add ${countries} countries to the cart`,
    none: 'Choose at least one country.',
    added: (countries: number) =>
      countries === 1 ? 'Added to the cart for 1 country.' : `Added to the cart for ${countries} countries.`,
  },
  orderRule: (minimum: string, step: string) =>
    step === '1' ? `At least ${minimum} units` : `At least ${minimum} units, in steps of ${step}`,
  contact: 'Your sales representative',
  contactLead: 'Ask about registration and timing in your countries.',
  frequentlyPurchased: fixed('Frequently purchased with'),
  interested: fixed('You could also be interested in'),
  sterile: 'Sterile product',
  staff: 'Only people of a distributor order.',
}

export const labelTexts = {
  title: 'Check the label',
  country: 'Destination country',
  chooseCountry: 'Choose a country',
  current: 'Current label',
  open: 'Open the label (PDF)',
  labelOf: (country: string) => `(PDF of the label in ${country})`,
  none: fixed('No label available'),
  correct: fixed('Is this correct?'),
  requestNew: fixed('Continue, but request a new label'),
  add: fixed('Yes, add to cart'),
  inCart: (country: string, units: string) =>
    `Already in your cart for ${country}, ${units} units: not added again. You can change the quantity in the cart.`,
  added: fixed('Your product was successfully added to the cart'),
  there: 'Your product is already in the cart',
  newLabelAsked: 'Your request for a new label has been sent.',
  continue: fixed('Continue'),
  seeCart: fixed('See my cart'),
}
