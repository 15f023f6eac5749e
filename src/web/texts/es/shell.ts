import brand from '#brand'
import { atMost99 } from '#platform/text/formats.ts'
import type { shellTexts as English, accountTexts as EnglishAccount } from '#texts/shell.ts'
import type { Translated } from '#web/texts/translated.ts'

export const shellTexts = {
  skip: 'Ir al contenido',
  home: `${brand.name}, inicio`,
  mainMenu: 'Menú principal',
  mySpace: 'Mi espacio',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  search: 'Buscar o ir a…',
  searchLabel: 'Buscar o ir a',
  notifications: 'Notificaciones',
  unread: (count) => (count === 0 ? 'Notificaciones' : `Notificaciones, ${atMost99(count)} sin leer`),
  latest: 'Últimas notificaciones',
  unreadOne: 'sin leer',
  newNotification: (title, content) => `Nueva notificación: ${title}. ${content}`,
  noNotifications: 'Aún no hay notificaciones. Las novedades para usted aparecerán aquí.',
  markAllRead: 'Marcar todo como leído',
  allNotifications: 'Ver todas las notificaciones',
  cart: (count) =>
    count === 0 ? 'Mi carrito' : `Mi carrito, ${atMost99(count)} ${count === 1 ? 'producto' : 'productos'}`,
  schemes: { light: 'Claro', dark: 'Oscuro', auto: 'Sistema' },
  schemeNow: (name) => `Esquema de color: ${name}`,
  helpCentre: 'Centro de ayuda',
  termsOfSale: 'Condiciones de venta',
  privacy: 'Política de privacidad',
  contact: 'Contacto',
  version: 'Versión 1.0',
  languages: 'Idiomas',
  follow: 'Síganos',
  timesIn: (zone) => `Zona horaria: ${zone}`,
  staff: 'Personal',
  office: 'Back office',
  signIn: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  notFound: 'Página no encontrada',
  notFoundSearch: 'Buscar en el portal',
  notFoundAt: (address) => `No hay nada en ${address}.`,
  notFoundLead: 'Es posible que la dirección haya cambiado o que usted no tenga acceso a esta página.',
  backHome: 'Volver al inicio',
  crashed: 'Esta página dejó de funcionar',
  crashedLead: 'No se perdió nada de lo que envió. Inténtelo de nuevo o contáctenos con esta referencia.',
  tryAgain: 'Reintentar',
  copyReference: 'Copiar la referencia',
  copied: 'Copiado',
  bottomBar: 'Accesos directos',
} satisfies Translated<typeof English>

/** What a company can do while it cannot order. */
export const accountTexts = {
  pending:
    'Por ahora puede ver los productos y completar su expediente y sus documentos. Podrá hacer pedidos cuando los hayamos revisado.',
  suspended:
    'Los pedidos nuevos y el canje de material por CareCoins están suspendidos. Los pedidos en curso, los mensajes y los documentos continúan, y puede seguir consultando el portal.',
  because: (reason) => `Nuestro motivo: ${reason}`,
} satisfies Translated<typeof EnglishAccount>
