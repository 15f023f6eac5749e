import type {
  adjustmentTexts as EnglishAdjustment,
  quoteCardTexts as EnglishCard,
  freightTexts as EnglishFreight,
  freightNames as EnglishNames,
  optionTexts as EnglishOption,
  previewTexts as EnglishPreview,
  roundTexts as EnglishRound,
  sumTexts as EnglishSum,
} from '#texts/quotes.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** How goods travel that leave from there. */
export const freightNames = {
  Airport: 'Flete aéreo',
  Road: 'Flete terrestre',
  Harbor: 'Flete marítimo',
} satisfies Translated<typeof EnglishNames>

const modes: Readonly<Record<string, string>> = { Airport: 'Aéreo', Road: 'Terrestre', Harbor: 'Marítimo' }

export const freightTexts = {
  /** 'Marítimo · 35 días' */
  way: (transportMode, transitDays) =>
    [transportMode && (modes[transportMode] ?? transportMode), transitDays && counted(transitDays, 'día', 'días')]
      .filter(Boolean)
      .join(' · '),
} satisfies Translated<typeof EnglishFreight>

export const optionTexts = {
  title: 'Flete',
  option: (number) => `Opción ${number}`,
  name: 'Nombre',
  nameHelp: 'Visible para el distribuidor',
  transportMode: 'Modo de transporte',
  transitDays: 'Días de tránsito',
  add: 'Ofrecer otra opción',
  remove: (number) => `Quitar la opción ${number}`,
  removed: (name) => `Se quitó ${name}`,
  enterName: 'Ingrese un nombre, por ejemplo Flete marítimo',
  twice: 'Otra opción ya tiene este nombre',
  enterMode: 'Elija el modo de transporte',
  enterDays: 'Ingrese los días de tránsito, de 1 a 365',
  notDays: 'Días enteros, de 1 a 365',
  most: 'Seis opciones como máximo',
} satisfies Translated<typeof EnglishOption>

export const adjustmentTexts = {
  title: 'Ajustar precios',
  prices: 'Precios',
  some: (count) => counted(count, 'precio ajustado', 'precios ajustados'),
  lead: 'Solo para esta cotización. El distribuidor ve el precio anterior, el nuevo y su motivo.',
  beforePromo: (code) => `Los precios y los totales por línea no incluyen aún el código promocional ${code}.`,
  now: 'Precio actual',
  price: 'Nuevo precio por unidad en dólares',
  reason: 'Motivo',
  becomes: 'Total de la línea',
  enterPrice: 'Ingrese el nuevo precio, por ejemplo 4.20',
  enterReason: 'Indique por qué cambia el precio',
  same: 'Este ya es el precio',
  clear: (product) => `Mantener el precio de ${product}`,
  gone: (product) => `Se quitó ${product}.`,
  goneWith: (product, typed) => `Se quitó ${product}, junto con el precio que usted ingresó: ${typed}`,
  added: (product, units) => `Se agregó ${product}: ${units} unidades.`,
  quantityNow: (product, before, after) => `${product}: ${after} unidades en lugar de ${before}.`,
  priceNow: (product, before, after) => `${product}: ${after} por unidad en lugar de ${before}.`,
} satisfies Translated<typeof EnglishAdjustment>

export const sumTexts = {
  subtotal: 'Subtotal (sin IVA)',
  promo: (code) => `Código promocional ${code}`,
  careCoins: (coins) => `Pagado con ${coins}`,
  goBack: (coins) => `Devolución al distribuidor, porque el nuevo total es menor: ${coins}.`,
  tooLarge: 'Este pedido es demasiado grande',
  grandTotalOf: (option) => `Total general con ${option}`,
} satisfies Translated<typeof EnglishSum>

export const previewTexts = {
  open: 'Vista previa del PDF',
  label: 'Borrador de la cotización',
} satisfies Translated<typeof EnglishPreview>

export const quoteCardTexts = {
  title: (version) => (version === 1 ? 'Su cotización' : `Su cotización, versión ${version}`),
  awaited: 'El flete y el total general aparecerán aquí con nuestra cotización.',
  changed: (num, version) => `Pedido ${num}: llegó la versión ${version} de la cotización`,
  facts: (sent, until) => `Enviada el ${sent}, válida hasta el ${until}`,
  choose: 'Elija una opción de flete',
  missing: 'Elija una opción de flete',
  chosen: 'confirmada',
  freight: 'Flete',
  grandTotal: 'Total general (sin IVA)',
  discount: (amount) => `el código promocional descuenta ${amount}`,
  note: 'Nota de nuestro equipo de ventas',
  adjusted: 'Precios ajustados',
  before: 'antes',
  pdf: 'Abrir el PDF',
  compare: 'Qué cambió',
  rounds: 'Comparar versiones de la cotización',
  ask: 'Pedir una cotización revisada',
  states: {
    STANDS: 'válida',
    REVISED: 'revisada',
    WITHDRAWN: 'retirada',
    APPROVED: 'confirmada',
    REJECTED: 'rechazada',
    EXPIRED: 'vencida',
    CANCELLED: 'cancelada con el pedido',
  },
  pdfOf: (version) => `Cotización, versión ${version}`,
  revised: 'La cotización fue revisada',
  revisedLead: (read, now) =>
    `Estaba por confirmar la versión ${read}. No se confirmó nada. La versión ${now} cambia lo siguiente:`,
  goOn: (version) => `Continuar con la versión ${version}`,
} satisfies Translated<typeof EnglishCard>

export const roundTexts = {
  /** Figure spaces: as wide as the number of an order, which is not known yet. */
  unknown: '\u2007'.repeat(11),
  title: (num) => `Rondas del pedido ${num}`,
  heading: 'Comparar versiones de la cotización',
  lead: 'Cada paso del pedido a la cotización. Elija dos para compararlos.',
  crumb: (num) => `Pedido ${num}`,
  round: (number, kind) => `Ronda ${number}: ${kind}`,
  placed: 'Como se pidió',
  quote: (version) => (version === 1 ? 'Cotización' : `Cotización, versión ${version}`),
  change: 'Pedido cambiado',
  confirmed: 'Confirmado',
  confirmedWith: (option) => (option === null ? 'confirmado' : `confirmado: ${option}`),
  shippingRequested: 'Envío solicitado:',
  superseded: (round) => `reemplazada por la ronda ${round}`,
  by: (who) => `por ${who}`,
  before: 'Antes',
  after: 'Después',
  swap: 'Intercambiar',
  same: 'Estas dos rondas son idénticas.',
  onlyOne: 'Aún no hay nada que comparar: el pedido no ha cambiado desde que se hizo.',
  onlyChanges: 'Solo diferencias',
  pdf: (version) => `PDF de la versión ${version}`,
  items: 'Artículos',
  quantity: 'Cantidad',
  unitPrice: 'Precio por unidad',
  packaging: 'Empaque',
  total: 'Total',
  free: 'Gratis',
  freight: 'Flete',
  shippingPrice: 'Precio del envío',
  grandTotal: 'Total general (sin IVA)',
  way: 'Transporte y tránsito',
  terms: 'Condiciones',
  sums: 'Totales',
  none: 'Ninguno',
  fates: { added: 'Agregado', removed: 'Quitado', changed: 'Cambiado', same: 'Igual' },
  reason: (reason) => `Ajustado: ${reason}`,
  term: {
    shipping: 'Método de envío',
    shippingAddress: 'Dirección de envío',
    billingAddress: 'Dirección de facturación',
    contact: 'Contacto para la entrega',
    certificates: 'Certificados',
    specialRequest: 'Solicitud especial',
    purchaseOrderNumber: 'Número de orden de compra',
    wishedDelivery: 'Fecha de entrega deseada',
    promoCode: 'Código promocional',
    validUntil: 'Válida hasta',
    note: 'Nota',
  },
  totals: {
    subtotal: 'Subtotal (sin IVA)',
    promoCodeDiscount: 'Código promocional',
    careCoinsValue: 'CareCoins',
    total: 'Total (sin IVA)',
  },
} satisfies Translated<typeof EnglishRound>
