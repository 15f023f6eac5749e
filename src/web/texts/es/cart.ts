import type { cartTexts as English } from '#texts/cart.ts'
import type { Translated } from '#web/texts/translated.ts'

export const cartTexts = {
  title: 'Mi carrito',
  section: (country, subCategory, address) => `${country}: ${subCategory}${address ? ` · ${address}` : ''}`,
  lines: (section) => `Productos de ${section}`,
  columns: {
    product: 'Producto',
    shippingTo: 'Enviar a',
    unitPrice: 'Precio por unidad',
    quantity: 'Cantidad',
    total: 'Total',
    remove: 'Quitar',
  },
  remove: (product) => `Quitar ${product} del carrito`,
  subTotal: 'Subtotal (sin IVA)',
  careCoins: (coins) => `CareCoins usados (${coins})`,
  total: 'Total (sin IVA)',
  place: 'Hacer mi pedido',
  addAnother: 'Agregar otro producto',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden hacer pedidos.${names === '' ? '' : ` Diríjase a ${names}.`} Usted puede llenar el carrito.`,
  notOrderable: 'Un producto de esta sección no se puede pedir tal como se ingresó.',
  summary: 'Resumen',
  units: (units) => `${units} ${units === '1' ? 'unidad' : 'unidades'}`,
  orderTotal: 'Precio total del pedido (sin IVA)',
  promise:
    'El envío no está incluido. Recibirá una cotización de flete en un plazo de 72 horas y luego tendrá 30 días para confirmar.',
  empty: 'Su carrito está vacío. Los productos que agregue en la tienda aparecerán aquí, por país y subcategoría.',
  manyOrders: (sections) =>
    `Su carrito tiene ${sections} secciones. Cada una pasa a ser un pedido aparte, con sus propias direcciones, cotización y factura.`,
  toShop: 'Ir a la tienda',
  justOrdered: (num) => `Se registró su pedido ${num}.`,
  seeOrder: 'Ver este pedido',
  removed: (product) => `Se quitó ${product} del carrito.`,
  moved: 'Los precios cambiaron desde que llenó su carrito.',
  movedOf: (product, country) => `${product}, ${country}:`,
  changed: (product, units, price) => `${product}: ahora ${units} unidades a ${price}`,
} satisfies Translated<typeof English>
