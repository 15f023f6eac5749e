import brand from '#brand'
import type {
  homeTexts as English,
  marketingHomeTexts as EnglishMarketing,
  statisticsTexts as EnglishStatistics,
  taskTexts as EnglishTasks,
  watchedTaskTexts as EnglishWatchedTasks,
} from '#texts/home.ts'
import type { Translated } from '#web/texts/translated.ts'

export const homeTexts = {
  title: 'Inicio',
  /** Around the name: '¡Hola de nuevo, {name}!' */
  hello: ['¡Hola de nuevo, ', '!'],
  help: '¿En qué podemos ayudarle hoy?',
  needsYou: 'Requiere su acción',
  needsCompany: 'Tareas pendientes de su empresa',
  first: (left) => `La primera: ${left}`,
  nothing: 'Nada requiere su acción en este momento.',
  nothingOfCompany: 'Su empresa no tiene tareas pendientes.',
  toShop: 'Ir a la tienda',
  programme: brand.name,
  careCoins: 'CareCoins',
  noLevel: 'Aún no es socio del programa',
  orders: 'Sus pedidos',
  allOrders: 'Ver todos mis pedidos',
  inNeed: 'Pedidos que requieren una acción',
  allInNeed: 'Ver todos',
  noneInNeed: 'Ningún pedido requiere una acción ahora.',
  need: {
    order: 'N.º de pedido',
    what: 'Próximo paso',
    by: 'Fecha límite',
  },
  noDeadline: 'Sin fecha límite',
  products: 'Productos',
  recent: 'Productos que vio recientemente',
  allNewProducts: 'Ver todos los productos nuevos',
  frequent: 'Comprados juntos con frecuencia',
  allProducts: 'Ver todos los productos',
  contacts: 'Sus contactos',
  representative: 'Su representante de ventas',
  director: 'Su contacto, la dirección comercial',
  people: 'Personas nuevas en su empresa',
  allUsers: 'Ver todos los usuarios',
  ownData: 'Editar su información',
  shipsTo: 'Dirección de envío principal',
  noAddress: 'Aún no hay dirección de envío.',
  editAddresses: 'Editar las direcciones de envío',
  addresses: 'Ver las direcciones de envío',
  quality: 'Aseguramiento de la calidad',
  qualityText:
    'Nuestro sistema de calidad cumple la norma ISO 13485 y los requisitos de calidad de la agencia de medicamentos de EE. UU. y de la agencia europea de medicamentos.',
  qualityMore: 'Cómo trabajamos',
} satisfies Translated<typeof English>

/** What is new for people of marketing. */
export const marketingHomeTexts = {
  material: 'Material nuevo',
  allMaterial: 'Todos los recursos',
  noMaterial: 'No hay material nuevo desde su última visita.',
  courses: 'Cursos por continuar',
  allCourses: 'Ir a la academia',
  noCourses: 'Ya completó todos los cursos.',
  events: 'Próximos eventos',
  allEvents: 'Ver todos los eventos',
  noEvents: 'No hay eventos planeados.',
  orders: 'Sus pedidos de material',
  allOrders: 'Pedir material',
  noOrders: 'Aún no ha pedido material.',
  posts: 'Redes sociales',
  allPosts: 'Noticias y publicaciones',
  noPosts: 'Aún no hay publicaciones.',
  post: (network, day) => `${network}, ${day}`,
} satisfies Translated<typeof EnglishMarketing>

/** A status of tone 'you', as a task: one order, several orders. */
export const taskTexts = {
  APPROVAL: { one: '1 pedido por aprobar', many: (count) => `${count} pedidos por aprobar` },
  QUOTE_RECEIVED: { one: '1 cotización por confirmar', many: (count) => `${count} cotizaciones por confirmar` },
  WAITING_FOR_PREPAYMENT: {
    one: 'Comprobante del anticipo por enviar',
    many: (count) => `${count} comprobantes de anticipo por enviar`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Licencia de importación por enviar',
    many: (count) => `${count} licencias de importación por enviar`,
  },
  PENDING_APPROVAL: { one: 'Documentos por aprobar', many: (count) => `Documentos de ${count} pedidos por aprobar` },
  WAITING_FOR_PREINSPECTION: {
    one: 'Documento de preinspección por enviar',
    many: (count) => `${count} documentos de preinspección por enviar`,
  },
} satisfies Translated<typeof EnglishTasks>

/** The same for people who may not do it themselves. */
export const watchedTaskTexts = {
  APPROVAL: { one: '1 pedido aún sin aprobar', many: (count) => `${count} pedidos aún sin aprobar` },
  QUOTE_RECEIVED: { one: '1 cotización aún sin confirmar', many: (count) => `${count} cotizaciones aún sin confirmar` },
  WAITING_FOR_PREPAYMENT: {
    one: 'Comprobante del anticipo aún sin enviar',
    many: (count) => `${count} comprobantes de anticipo aún sin enviar`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Licencia de importación aún sin enviar',
    many: (count) => `${count} licencias de importación aún sin enviar`,
  },
  PENDING_APPROVAL: {
    one: 'Documentos aún sin aprobar',
    many: (count) => `Documentos de ${count} pedidos aún sin aprobar`,
  },
  WAITING_FOR_PREINSPECTION: {
    one: 'Documento de preinspección aún sin enviar',
    many: (count) => `${count} documentos de preinspección aún sin enviar`,
  },
} satisfies Translated<typeof EnglishWatchedTasks>

/** The company in figures, on its home. */
export const statisticsTexts = {
  title: 'Su empresa en cifras',
  names: {
    orders: 'Pedidos',
    ordersInProgress: 'Pedidos en curso',
    quotesToConfirm: 'Cotizaciones por confirmar',
    documentsToSend: 'Documentos por enviar',
    quantityOrdered: 'Unidades pedidas',
    lastOrderDate: 'Último pedido',
    careCoinsBalance: 'CareCoins',
  },
  never: 'Aún ninguno',
} satisfies Translated<typeof EnglishStatistics>
