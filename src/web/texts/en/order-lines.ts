import { fixed } from '#web/texts/fixed.ts'

/** A product in the cart, in an order and in what is ordered again. */
export const lineTexts = {
  ref: fixed('Ref.'),
  free: 'Free with this order',
  quantityOf: (product: string) => `Quantity of ${product}`,
  packagingOf: (product: string) => `Packaging of ${product}`,
  choosePackaging: 'Choose a packaging',
}
