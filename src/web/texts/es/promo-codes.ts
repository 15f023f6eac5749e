import { count } from '#platform/text/formats.ts'
import type {
  promoTexts as English,
  promoFormTexts as EnglishForm,
  officePromoTexts as EnglishOffice,
  promoPageTexts as EnglishPage,
} from '#texts/promo-codes.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Promo codes: in the cart and on the way to an order, and in the office that makes them. */
export const promoTexts = {
  title: 'Código promocional',
  code: 'Código promocional',
  help: 'Usar un código reemplaza las unidades gratuitas.',
  apply: 'Aplicar',
  remove: 'Quitar el código',
  enter: 'Ingrese un código',
  discount: (percent, products, amount) => `${percent} de descuento en ${products}: ahorra ${amount}.`,
  products: (covered, all) =>
    covered === all ? (all === 1 ? 'este producto' : 'todos los productos') : `${covered} de ${all} productos`,
  cashBack: (coins, value) => `Con la entrega del pedido recibirá ${coins}, por un valor de ${value}.`,
  shipping: (percent) => `${percent} de descuento en el flete que coticemos.`,
  bonusCleared: (units) => `Las ${units} unidades gratuitas de esta sección no se combinan con un código promocional.`,
  line: (percent, code) => `${percent} con ${code}`,
  total: (code) => `Código promocional ${code}`,
  shippingOn: (percent, code) => `${percent} de descuento en el flete con el código promocional ${code}.`,
} satisfies Translated<typeof English>

const types = {
  DISCOUNT: 'Descuento en productos',
  CASH_BACK: 'Reembolso en CareCoins',
  SHIPPING_DISCOUNT: 'Descuento en el flete',
}

const statuses = {
  SCHEDULED: 'Programado',
  ACTIVE: 'Activo',
  USED_UP: 'Agotado',
  EXPIRED: 'Vencido',
  CLOSED: 'Desactivado',
}

export const officePromoTexts = {
  title: 'Códigos promocionales',
  missing: 'El código promocional no existe',
  toAll: 'Todos los códigos promocionales',
  types,
  statuses,
  all: 'Todos',
  views: 'Códigos por estado',
  add: 'Nuevo código promocional',
  search: 'Buscar por código',
  searchChip: 'Búsqueda',
  things: 'códigos promocionales',
  none: 'Aún no hay códigos promocionales. Los distribuidores pueden usar un código nuevo de inmediato.',
  columns: {
    code: 'Código',
    type: 'Tipo',
    value: 'Valor',
    status: 'Estado',
    window: 'Vigencia',
    uses: 'Usos',
    restricted: 'Para',
  },
  from: (day) => `desde el ${day}`,
  between: (from, until) => `del ${from} al ${until}`,
  uses: (used, limit) => (limit === null ? used : `${used} de ${limit}`),
  says: (code, uses) => `${code}: ${uses} usos`,
  everybody: 'Todas las empresas, todos los productos',
  distributors: (n) => counted(n, 'distribuidor', 'distribuidores'),
  products: (n) => counted(n, 'producto', 'productos'),
} satisfies Translated<typeof EnglishOffice>

export const promoPageTexts = {
  change: 'Cambiar las condiciones',
  close: 'Desactivar',
  conditions: 'Qué otorga y cuándo',
  type: 'Tipo',
  value: 'Valor',
  window: 'Vigencia',
  uses: 'Usos',
  perDistributor: 'Usos por distribuidor',
  unlimited: 'Sin límite',
  distributors: 'Distribuidores',
  everyDistributor: 'Todos los distribuidores',
  products: 'Productos',
  everyProduct: 'Todos los productos',
  made: 'Creado el',
  closedBecause: 'Motivo de la desactivación',
  companies: 'Costo e ingresos',
  noCompanies: 'Aún nada: ningún pedido tiene este código.',
  companyColumns: {
    company: 'Distribuidor',
    orders: 'Pedidos',
    cost: 'Costo',
    brought: 'Pedido (sin IVA)',
  },
  inAll: (orders, cost, brought) => `Pedidos: ${count(orders)}. Costo: ${cost}. Ingresos: ${brought}.`,
  orders: 'Pedidos con este código',
  noOrders: 'Aún no hay pedidos con este código.',
  columns: {
    order: 'N.º de pedido',
    distributor: 'Distribuidor',
    usedAt: 'Usado el',
    status: 'Estado',
    discount: 'Descuento',
    cashBack: 'Reembolso',
    total: 'Total (sin IVA)',
  },
  offFreight: (percent) => `${percent} de descuento en el flete`,
  released: (day) => `Devuelto el ${day}`,
  saysUse: (order) => `Pedido ${order}`,
  closeTitle: (code) => `¿Desactivar el código promocional ${code}?`,
  closeLead:
    'Ningún pedido nuevo podrá usarlo. Los pedidos que ya lo tienen lo conservan. Esta acción no se puede deshacer.',
  reason: 'Motivo',
  enterReason: 'Ingrese el motivo',
  keep: 'Conservarlo',
  confirmClose: 'Desactivar',
  closed: (code) => `Se desactivó el código promocional ${code}.`,
} satisfies Translated<typeof EnglishPage>

export const promoFormTexts = {
  newTitle: 'Nuevo código promocional',
  changeTitle: (code) => `Cambiar ${code}`,
  onlySales: 'Solo los usuarios con el rol Ventas o Administración pueden crear o cambiar códigos promocionales.',
  newLead:
    'Lo que otorga un código no se puede cambiar después. Sí se puede cambiar cuándo, para quién y cuántas veces funciona.',
  changeLead: 'Los cambios se aplican a pedidos futuros. Los pedidos que ya tienen este código lo conservan.',
  gives: 'Qué otorga',
  conditions: 'Cuándo, para quién, cuántas veces',
  code: 'Código',
  codeHelp: 'De 3 a 32 letras, dígitos y guiones. Los distribuidores pueden escribirlo en minúsculas.',
  type: 'Tipo',
  typeHelp: {
    DISCOUNT: 'Un porcentaje sobre cada unidad incluida, después del descuento del registro.',
    CASH_BACK: 'Un monto fijo que se acredita en CareCoins cuando se entrega el pedido.',
    SHIPPING_DISCOUNT: 'Un porcentaje sobre el flete cotizado.',
  },
  percent: 'Porcentaje',
  percentHelp: 'Por ejemplo 10 o 12.5.',
  amount: 'Monto en dólares',
  amountHelp: 'En múltiplos de $0.10, que equivalen a un CareCoin.',
  validFrom: 'Primer día',
  validUntil: 'Último día',
  validUntilHelp:
    'Déjelo vacío para un código sin fecha final. Un día comienza y termina según la hora de cada empresa.',
  maximumUses: 'Usos en total',
  maximumUsesPerDistributor: 'Usos por distribuidor',
  unlimited: 'Déjelo vacío para no poner límite.',
  distributors: 'Distribuidores',
  distributorsHelp: 'Déjelo vacío para todos los distribuidores.',
  products: 'Productos',
  productsHelp: 'Déjelo vacío para todos los productos.',
  make: 'Crear código promocional',
  save: 'Guardar las condiciones',
  cancel: 'Cancelar',
  made: (code) => `Se creó el código promocional ${code}.`,
  saved: (code) => `Se actualizó el código promocional ${code}.`,
  wrong: {
    code: 'Ingrese de 3 a 32 letras, dígitos y guiones, sin guion al principio ni al final',
    percent: 'Ingrese un porcentaje mayor que 0 y hasta 100, por ejemplo 12.5',
    amount: 'Ingrese un monto válido, por ejemplo 150.00',
    day: 'Ingrese una fecha válida, por ejemplo 18/12/2026',
    firstDay: 'Ingrese el primer día',
    uses: 'Ingrese un número entero desde 1 o déjelo vacío',
  },
} satisfies Translated<typeof EnglishForm>
