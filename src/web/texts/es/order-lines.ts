import type { lineTexts as English } from '#texts/order-lines.ts'
import type { Translated } from '#web/texts/translated.ts'

/** A product in the cart, in an order and in what is ordered again. */
export const lineTexts = {
  ref: 'Ref.',
  free: 'Gratis con este pedido',
  quantityOf: (product) => `Cantidad de ${product}`,
  packagingOf: (product) => `Empaque de ${product}`,
  choosePackaging: 'Elija un empaque',
} satisfies Translated<typeof English>
