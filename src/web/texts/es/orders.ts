import brand from '#brand'
import { count } from '#platform/text/formats.ts'
import type {
  ordersTexts as English,
  againTexts as EnglishAgain,
  deadlineTexts as EnglishDeadline,
  decisionTexts as EnglishDecision,
  orderTexts as EnglishOrder,
  paymentTexts as EnglishPayment,
  cancelReasons as EnglishReasons,
  referenceTexts as EnglishReference,
} from '#texts/orders.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const ordersTexts = {
  title: 'Mis pedidos',
  lead: 'Los pedidos de su empresa, con sus cotizaciones y entregas.',
  addProduct: 'Agregar otro producto',
  views: 'Vistas',
  all: 'Todos',
  status: 'Estado',
  destination: 'Destino',
  product: 'Producto',
  group: 'Etapa',
  groups: { progress: 'En curso', yours: 'Requieren su acción', documents: 'Documentos por enviar' },
  columns: {
    details: 'Detalles',
    num: 'N.º de pedido',
    purchaseOrder: 'Orden de compra',
    date: 'Fecha del pedido',
    total: 'Precio total',
    destination: 'Destino',
    status: 'Estado',
    link: 'Enlace',
    progress: 'Avance',
    actions: 'Acciones',
  },
  detailsOf: (num) => `Detalles de ${num}`,
  orderNamed: (num) => `pedido ${num}`,
  onHold: 'Retenido',
  turns: {
    distributor: 'Requiere su acción',
    provider: `A la espera de ${brand.name}`,
    carrier: null,
    none: null,
  },
  empty: 'Aún no hay pedidos. Cuando haga un pedido, su cotización y sus documentos aparecerán aquí.',
  toShop: 'Ir a la tienda',
  orders: 'pedido',
  search: 'Buscar',
  searchFor: 'Número, producto o destino',
  searchChip: 'Búsqueda',
  sort: 'Ordenar por',
  sorts: {
    needs: 'Requieren su acción primero',
    '-date': 'Más recientes primero',
    date: 'Más antiguos primero',
    num: 'Número, menor primero',
    '-num': 'Número, mayor primero',
    total: 'Precio, menor primero',
    '-total': 'Precio, mayor primero',
    destination: 'Destino, de la A a la Z',
    '-destination': 'Destino, de la Z a la A',
    status: 'Estado, primeros pasos primero',
    '-status': 'Estado, últimos pasos primero',
    progress: 'Avance, menor primero',
    '-progress': 'Avance, mayor primero',
  },
  pageSize: 'Pedidos por página',
  fresh: (count) => counted(count, 'pedido nuevo', 'pedidos nuevos'),
  freshOrMore: (least) => `${count(least)}+ pedidos nuevos`,
  show: 'Mostrar',
  changed: (num, status) => `Pedido ${num}: ${status}`,
} satisfies Translated<typeof English>

export const orderTexts = {
  crumb: 'Mis pedidos',
  title: (num) => `Pedido ${num}`,
  lead: (day, who, country, subCategory) => `Pedido el ${day} por ${who} · ${country}: ${subCategory}`,
  ask: 'Hacer una consulta',
  print: 'Imprimir',
  confirm: 'Confirmar el pedido',
  reject: 'Rechazar la cotización',
  cancel: 'Cancelar este pedido',
  again: 'Repetir este pedido',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden confirmar o cancelar un pedido.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  way: 'Estado del pedido',
  items: 'Artículos',
  product: 'Producto',
  unitPrice: 'Precio por unidad',
  quantity: 'Cantidad',
  lineTotal: 'Total',
  free: 'Gratis',
  subTotal: 'Subtotal (sin IVA)',
  promo: (code) => `Código promocional ${code}`,
  careCoins: (coins) => `CareCoins usados (${coins})`,
  careCoinsBack: (coins) => `Devolución a su saldo por la cancelación del pedido: ${coins}.`,
  total: 'Total (sin IVA)',
  freight: 'Flete',
  freightOf: (option) => (option ? `Flete: ${option}` : 'Flete'),
  freightWaiting: 'en la cotización',
  freightOptions: (count) => `${count} opciones para elegir`,
  shippingDiscount: 'Código promocional sobre el flete',
  grandTotal: 'Total general (sin IVA)',
  cashBackReceived: (value) => `Recibió ${value} en CareCoins con la entrega.`,
  cashBack: (value) => `Recibirá ${value} en CareCoins cuando se entregue el pedido.`,
  note: 'Nota de la cotización',
  tabs: 'Sobre este pedido',
  activity: 'Actividad',
  shipping: 'Envío',
  next: (sentence) => `A continuación: ${sentence}`,
  shippingAddress: 'Dirección de envío',
  billingAddress: 'Dirección de facturación',
  contact: 'Contacto para la entrega',
  noContact: 'Sin contacto.',
  method: 'Método de envío',
  mode: 'Modo de transporte',
  freightOption: 'Opción de flete',
  place: 'Destino',
  certificates: 'Certificados',
  noCertificates: 'Sin certificados.',
  specialRequest: 'Solicitud especial',
  inTransit: (day) => `En tránsito desde: ${day}`,
  delivered: (day) => `Entregado: ${day}`,
  notFound: 'Pedido no encontrado',
  notFoundHelp: 'Es posible que el enlace esté incompleto o que usted no tenga acceso a este pedido.',
  backToOrders: 'Volver a mis pedidos',
  changed: (num, status) => `Pedido ${num}: ${status}`,
} satisfies Translated<typeof EnglishOrder>

export const deadlineTexts = {
  quoteIn: (left) => `Para nuestra cotización: ${left}.`,
  quoteBy: (by) => `Enviaremos su cotización de flete a más tardar el ${by}.`,
  quoteLate: 'Su cotización está atrasada.',
  quoteLateHelp: (by) => `La prometimos a más tardar para el ${by}. Ya avisamos a nuestro equipo de ventas.`,
  confirmIn: (left) => `Para confirmar: ${left}.`,
  confirmBy: (until) =>
    `Esta cotización es válida hasta el ${until}. Después de la confirmación, el pedido no se puede modificar.`,
  passed: (percent) => `Ha transcurrido el ${percent}% del tiempo`,
} satisfies Translated<typeof EnglishDeadline>

export const cancelReasons = {
  QUOTE_EXPIRED: 'La cotización no se confirmó a tiempo.',
  QUOTE_REJECTED: 'La cotización fue rechazada.',
  CANCELLED_BY_DISTRIBUTOR: 'Su empresa canceló este pedido.',
  CANCELLED_BY_PROVIDER: 'Tuvimos que cancelar este pedido.',
} satisfies Translated<typeof EnglishReasons>

export const decisionTexts = {
  number: 'N.º de pedido',
  version: 'Cotización',
  versionOf: (version, until) => `Versión ${version}, válida hasta el ${until}`,
  confirmTitle: 'Confirmar el pedido',
  /** Where the freight option goes by another transport than was ordered. */
  askedMode: (mode) => `Usted había solicitado: ${mode}.`,
  confirmLead: 'Después de la confirmación, el pedido no se puede modificar.',
  confirm: 'Confirmar el pedido',
  confirmed: (num) => `El pedido ${num} está confirmado. Ya empezamos a trabajar en él.`,
  back: 'Todavía no',
  rejectTitle: '¿Rechazar esta cotización?',
  rejectLead: 'El pedido se cancelará.',
  careCoinsBack: 'Los CareCoins que usó se devuelven a su saldo.',
  reason: 'Motivo (opcional)',
  reasonHelp: 'Nos ayuda a enviarle una mejor cotización.',
  reject: 'Rechazar la cotización',
  rejected: (num) => `Se rechazó la cotización del pedido ${num}. El pedido está cancelado.`,
  keep: 'Conservar el pedido',
  cancelTitle: '¿Cancelar este pedido?',
  cancelLead: 'Esta acción no se puede deshacer.',
  cancel: 'Cancelar este pedido',
  cancelled: (num) => `El pedido ${num} está cancelado.`,
} satisfies Translated<typeof EnglishDecision>

export const againTexts = {
  added: (count) =>
    count === 1
      ? '1 producto de este pedido está en su carrito.'
      : `${count} productos de este pedido están en su carrito.`,
  placed: (count, left): string =>
    [againTexts.added(count), ...left.map(({ name, reason }) => `${name}: ${reason}.`)].join(' '),
} satisfies Translated<typeof EnglishAgain>

/** What of an order's grand total is paid when: on the pages of both sides, as on its papers. */
export const paymentTexts = {
  prepayment: 'A pagar por anticipado',
  left: 'Resto para la factura',
  paid: 'Menos el anticipo',
  due: 'Monto a pagar',
} satisfies Translated<typeof EnglishPayment>

/** What a distributor's own books and plans say of an order. */
export const referenceTexts = {
  title: 'Sus referencias',
  number: 'Su número de orden de compra',
  numberHelp: 'Opcional. Se imprime en la cotización y en la factura.',
  wish: 'Fecha de entrega deseada',
  wishHelp: 'Opcional. Es un deseo, no una fecha confirmada.',
  possible: (day) => `Según los plazos de entrega de estos productos, es posible a partir del ${day}.`,
  change: 'Cambiar',
  changeTitle: 'Cambiar sus referencias',
  keep: 'Cancelar',
  save: 'Guardar',
  saved: 'Sus referencias se guardaron.',
  againTitle: '¿Usar este número de nuevo?',
  again: 'Usarlo de nuevo',
  other: 'Cambiar el número',
} satisfies Translated<typeof EnglishReference>
