import type {
  orderEditTexts as English,
  reorderTexts as EnglishReorder,
  toOrderTexts as EnglishToOrder,
} from '#texts/order-edit.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Changing an order: its page, and the shop and address book on the way back to it. */
export const orderEditTexts = {
  title: (num) => `Modificar el pedido ${num}`,
  documentsTitle: (num) => `Documentos del pedido ${num}`,
  crumb: 'Mis pedidos',
  lead: (country, subCategory) => `${country}: ${subCategory}`,
  seeOrder: 'Ver el pedido',
  quoteOut: (version, until) => `La cotización ${version} está abierta hasta el ${until}.`,
  quoteOutHelp: 'Cualquier cambio la retira. En ese caso le enviaremos una nueva cotización en un plazo de 72 horas.',
  waiting: (by) => `Enviaremos su cotización de flete a más tardar el ${by}.`,
  waitingHelp: 'Con cualquier cambio, las 72 horas vuelven a empezar.',
  withdrawTitle: '¿Retirar la cotización y cambiar el pedido?',
  withdrawLead: (version) =>
    `Este cambio retira la cotización ${version}: ya no se podrá confirmar. Le enviaremos una nueva cotización en un plazo de 72 horas.`,
  keepQuote: 'Conservar la cotización',
  withdraw: 'Cambiar el pedido',
  saved: 'Pedido cambiado. Las 72 horas para nuestra cotización vuelven a empezar.',
  withdrawn: (version) =>
    `Pedido cambiado y cotización ${version} retirada. Le enviaremos una nueva cotización en un plazo de 72 horas.`,
  cancelled: (num) => `El pedido ${num} está cancelado.`,
  items: 'Artículos',
  addAnother: 'Agregar otro producto',
  quantity: 'Cantidad',
  product: 'Producto',
  unitPrice: 'Precio por unidad',
  total: 'Total',
  removeHead: 'Quitar',
  moved: (price) => `${price} cuando hizo el pedido. Si cambia los artículos, se aplica el precio de hoy.`,
  remove: (product) => `Quitar ${product} del pedido`,
  removed: (product) => `Se quitó ${product} del pedido.`,
  changedBy: (product) => `Se cambió ${product}`,
  lastTitle: '¿Cancelar este pedido?',
  lastLead: (product) =>
    `${product} es el último producto de este pedido. Si lo quita, el pedido se cancela. Esta acción no se puede deshacer. Los CareCoins que usó se devuelven a su saldo.`,
  keep: 'Conservar el pedido',
  cancel: 'Cancelar este pedido',
  before: 'Total hasta ahora (sin IVA)',
  after: 'Nuevo total (sin IVA)',
  coinsBack: (coins) => `Devolución a su saldo: ${coins}.`,
  discard: 'Descartar',
  saveItems: 'Guardar los artículos',
  notSaved: 'Aún sin guardar',
  save: 'Guardar',
  change: 'Cambiar',
  stop: 'Cancelar',
  shipping: 'Método de envío',
  certificates: 'Certificados',
  request: 'Solicitud especial',
  noRequest: 'Sin solicitud especial.',
  sums: 'Resumen de precios',
  priceChanged: 'Guardar al nuevo precio',
} satisfies Translated<typeof English>

/** In the shop, on a product and in its label modal while an order is being changed. */
export const toOrderTexts = {
  banner: (num, what) => `Está agregando productos al pedido ${num} (${what}).`,
  addressFor: (num, what) => `La dirección que guarde se usará para el pedido ${num} (${what}).`,
  addressWithdraws: (version) => `Cambiar la dirección retira la cotización ${version}.`,
  back: 'Volver al pedido',
  addToOrder: 'Agregar a mi pedido',
  yes: 'Sí, agregar a mi pedido',
  added: 'El producto se agregó a su pedido',
  there: 'Su producto ya está en el pedido',
  seeOrder: 'Ver mi pedido',
  inOrder: (units) =>
    `Ya está en su pedido, ${units} ${units === '1' ? 'unidad' : 'unidades'}: no se agregó de nuevo. Puede cambiar la cantidad allí.`,
  withdraws: (version) => `Al agregar un producto se retira la cotización ${version} de este pedido.`,
  doesNotFit: (what) => `Este pedido es para ${what}. No se le puede agregar este producto.`,
  orderInstead: 'Pedirlo por separado',
} satisfies Translated<typeof EnglishToOrder>

/** 'Place this order again': what it was, and what it is today. */
export const reorderTexts = {
  title: (num) => `Repetir el pedido ${num}`,
  quoteTitle: (num) => `Solicitar una nueva cotización para ${num}`,
  crumb: 'Mis pedidos',
  lead: 'Es posible que los precios, los empaques y lo que se puede pedir hayan cambiado desde entonces. Elija qué va a su carrito.',
  quoteLead:
    'Un pedido nuevo recibe una cotización nueva. Es posible que los precios, los empaques y lo que se puede pedir hayan cambiado desde entonces. Elija qué va a su carrito.',
  place: (country, subCategory) => `${country}: ${subCategory}`,
  products: 'Productos de este pedido',
  choose: (product) => `Pedir ${product} de nuevo`,
  ordered: 'Entonces',
  now: 'Ahora',
  price: 'Precio por unidad',
  adjusted: (from, reason) => `Ajustado (antes: ${from}): ${reason}`,
  discount: 'Descuento',
  quantity: 'Cantidad',
  packaging: 'Empaque',
  registration: 'Registro',
  registered: 'Se podía pedir',
  none: 'Ninguno',
  gone: 'Ya no está disponible',
  rule: (minimum, step) =>
    step === '1'
      ? `mínimo ${minimum} ${minimum === '1' ? 'unidad' : 'unidades'}`
      : `mínimo ${minimum} ${minimum === '1' ? 'unidad' : 'unidades'}, en múltiplos de ${step}`,
  inCart: (units) => `Ya está en su carrito, ${units} ${units === '1' ? 'unidad' : 'unidades'}: no se agregó de nuevo.`,
  total: 'Total de hoy (sin IVA)',
  chosen: (chosen, all) => `Productos elegidos: ${chosen} de ${all}`,
  chooseOne: 'Elija al menos un producto',
  allGone: 'Ninguno de estos productos se puede pedir ahora',
  toCart: 'Agregar a mi carrito',
  back: 'Cancelar',
} satisfies Translated<typeof EnglishReorder>
