import type { lineTexts as English } from '#texts/order-lines.ts'
import type { Translated } from '#web/texts/translated.ts'

/** A product in the cart, in an order and in what is ordered again. */
export const lineTexts = {
  ref: 'Réf.',
  free: 'Offert avec cette commande',
  quantityOf: (product) => `Quantité : ${product}`,
  packagingOf: (product) => `Conditionnement : ${product}`,
  choosePackaging: 'Choisissez un conditionnement',
} satisfies Translated<typeof English>
