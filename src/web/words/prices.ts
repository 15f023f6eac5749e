/** What every product costs in every country, for staff. */
export const priceWords = {
  title: 'Prices',
  lead: 'What every product costs in every country that it is registered in: now, or as of any moment.',
  what: 'Prices',
  country: 'Country',
  category: 'Category',
  product: 'Product',
  reference: 'Reference',
  status: 'Registration',
  price: 'Price',
  discount: 'Discount',
  effective: 'Effective price',
  noPrice: 'No price yet',
  historyOf: (product: string) => `History of ${product}`,
  things: 'price',
  nothingThen: 'No product was registered anywhere at that moment.',
}
