import type { lineTexts as English } from '#texts/order-lines.ts'
import type { Translated } from '#web/texts/translated.ts'

/** A product in the cart, in an order and in what is ordered again. */
export const lineTexts = {
  ref: 'Ref.',
  free: 'Grátis com esta encomenda',
  quantityOf: (product) => `Quantidade de ${product}`,
  packagingOf: (product) => `Embalagem de ${product}`,
  choosePackaging: 'Escolha uma embalagem',
} satisfies Translated<typeof English>
