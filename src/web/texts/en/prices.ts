/** What every product costs in every country, for staff. */
export const priceTexts = {
  title: 'Prices',
  lead: 'Prices of all products by country, now or at any point in time.',
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
  nothingThen: 'No product was registered at that point.',
}
