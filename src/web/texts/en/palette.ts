export const paletteTexts = {
  results: 'Results',
  nothing: 'Nothing found. Try an order number or a product’s name.',
  groups: {
    recent: 'Recent',
    goTo: 'Go to',
    actions: 'Actions on this page',
    orders: 'Orders',
    products: 'Products',
    distributors: 'Distributors',
    search: 'Search',
    help: 'Help',
  },
  ordersOf: (country: string) => `Orders · ${country}`,
  allOrders: (typed: string) => `Orders with “${typed}”`,
  allOrdersHelp: 'By number, distributor or product, however old',
  helpCentre: 'How ordering works, and how to reach us',
}

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  helpHint: 'All keyboard shortcuts of this page',
  page: 'On this page',
  goTo: 'Go to',
  everywhere: 'Everywhere',
  palette: 'Search or jump to',
  list: 'This list',
  close: 'Close the dialog',
  or: 'or',
  outside: 'Single keys work outside fields.',
}
