import type { cartTexts as English } from '#texts/cart.ts'
import type { Translated } from '#web/texts/translated.ts'

export const cartTexts = {
  title: 'O meu carrinho',
  section: (country, subCategory, address) => `${country}: ${subCategory}${address ? ` · ${address}` : ''}`,
  lines: (section) => `Produtos de ${section}`,
  columns: {
    product: 'Produto',
    shippingTo: 'Envio para',
    unitPrice: 'Preço unitário',
    quantity: 'Quantidade',
    total: 'Total',
    remove: 'Remover',
  },
  remove: (product) => `Remover ${product} do carrinho`,
  subTotal: 'Subtotal (sem IVA)',
  careCoins: (coins) => `CareCoins usados (${coins})`,
  total: 'Total (sem IVA)',
  place: 'Encomendar',
  addAnother: 'Adicionar outro produto',
  only: (names) =>
    `Só utilizadores com a função Compras podem efetuar encomendas.${names === '' ? '' : ` Fale com ${names}.`} Pode encher o carrinho.`,
  notOrderable: 'Um produto desta secção não pode ser encomendado tal como está.',
  summary: 'Resumo',
  units: (units) => `${units} ${units === '1' ? 'unidade' : 'unidades'}`,
  orderTotal: 'Preço total da encomenda (sem IVA)',
  promise: 'O envio não está incluído. Receberá uma cotação de frete em 72 horas e terá depois 30 dias para confirmar.',
  empty: 'O carrinho está vazio. Os produtos que adicionar na loja aparecem aqui, por país e subcategoria.',
  manyOrders: (sections) =>
    `O carrinho tem ${sections} secções. Cada uma dá origem a uma encomenda, com as suas moradas, cotação e fatura.`,
  toShop: 'Ir para a loja',
  justOrdered: (num) => `A sua encomenda ${num} foi efetuada.`,
  seeOrder: 'Ver esta encomenda',
  removed: (product) => `Removido do carrinho: ${product}.`,
  moved: 'Há preços que mudaram desde que encheu o carrinho.',
  movedOf: (product, country) => `${product}, ${country}:`,
  changed: (product, units, price) => `${product}: agora ${units} unidades a ${price}`,
} satisfies Translated<typeof English>
