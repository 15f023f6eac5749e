import type { officeMenuTexts as English } from '#texts/office-menu.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The menu of staff. */
export const officeMenuTexts = {
  officeGroups: {
    day: 'Día a día',
    trade: 'Ventas',
    content: 'Contenidos',
    record: 'Auditoría',
    house: 'Administración',
  },
  officeHome: { label: 'Hoy', help: 'Sus pendientes y las promesas de este mes' },
  quotes: { label: 'Cotizaciones', help: 'Pedidos a la espera de cotización, por tiempo restante' },
  officeDocuments: { label: 'Documentos', help: 'Documentos de distribuidores por aprobar o rechazar' },
  officeRequests: {
    label: 'Solicitudes de clientes',
    help: 'Tickets, reportes y solicitudes de acuerdos, productos y etiquetas',
  },
  officeOrders: { label: 'Pedidos', help: 'Todos los pedidos de todos los distribuidores' },
  vetting: { label: 'Debida diligencia', help: 'Expedientes de empresas por revisar' },
  officeAgreements: { label: 'Acuerdos', help: 'Acuerdos solicitados y firmados' },
  officeLabels: { label: 'Etiquetas', help: 'Problemas de etiqueta y las etiquetas de cada registro' },
  distributors: { label: 'Distribuidores', help: 'Las empresas y sus personas' },
  loyalty: { label: 'Lealtad', help: 'CareCoins, niveles y material por enviar' },
  content: { label: 'Contenidos', help: 'Los recursos y sus idiomas' },
  promoCodes: { label: 'Códigos promocionales', help: 'Descuentos, condiciones y usos' },
  officeData: { label: 'Análisis', help: 'Pedidos y pronósticos por producto y mes' },
  officeProducts: { label: 'Productos', help: 'Productos, categorías y registros' },
  prices: { label: 'Precios', help: 'Precios por producto y país, actuales o pasados' },
  people: { label: 'Personas', help: 'Cuentas de distribuidores y del personal' },
  officeRoles: { label: 'Roles', help: 'Qué puede hacer cada rol y quién lo tiene' },
  officeAccount: { label: 'Mi seguridad', help: 'Contraseña, segundo factor y sesiones' },
  officeNews: { label: 'Noticias', help: 'Escribir, programar y publicar artículos' },
  officeEvents: { label: 'Eventos', help: 'El calendario público' },
  officeNewsletter: { label: 'Boletín', help: 'Las ediciones y sus lectores' },
  officeSocial: { label: 'Redes sociales', help: 'Publicaciones junto a las noticias' },
  audit: { label: 'Pista de auditoría', help: 'Todos los eventos registrados' },
  log: { label: 'Bitácora de eventos', help: 'Prueba de que nada se alteró' },
  invariants: { label: 'Invariantes', help: 'Reglas e infracciones' },
  projections: { label: 'Proyecciones', help: 'Avance y reconstrucciones' },
  outbox: { label: 'Correos', help: 'Los correos y su entrega' },
  settings: { label: 'Configuración', help: 'Marca, contactos, correos, horario laboral' },
} satisfies Translated<typeof English>
