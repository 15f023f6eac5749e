import type { notificationsTexts as English, notificationKinds as EnglishKinds } from '#texts/notifications.ts'
import type { Translated } from '#web/texts/translated.ts'

export const notificationsTexts = {
  title: 'Notificaciones',
  lead: 'Novedades sobre sus pedidos, documentos y cuenta.',
  unread: (count) => (count === 0 ? 'No hay notificaciones sin leer.' : `${count} sin leer.`),
  markAllRead: 'Marcar todo como leído',
  unreadOne: 'sin leer',
  list: 'Todas las notificaciones, las más recientes primero',
  empty: 'Aún no hay notificaciones. Las novedades para usted aparecerán aquí.',
  toHome: 'Ir a la página de inicio',
  chooseMails: 'Notificaciones por correo',
  kind: 'Tipo',
  show: 'Mostrar',
  shows: { all: 'Todas', unread: 'Sin leer' },
  perPage: 'Por página',
  thing: 'notificación',
  noneUnread: 'No hay nada sin leer.',
  noneOfKind: 'No hay notificaciones de este tipo.',
  mail: {
    SENT: 'Correo enviado',
    KEPT: 'Sin correo: no hay servidor de correo configurado',
    SENT_IN_DIGEST: 'En un resumen diario',
    WAITS: 'Correo programado',
    DIGEST: (until) => `En el resumen diario del ${until}`,
    QUIET: (until) => `Correo programado: ${until}`,
    FAILED: 'Correo no entregado',
    READ: 'Sin correo: leída antes del resumen diario',
    NONE: 'Sin correo',
  },
} satisfies Translated<typeof English>

/** What a notification is about, as people choose among them. */
export const notificationKinds = {
  orders: 'Pedidos',
  documents: 'Documentos',
  loyalty: 'Lealtad',
  library: 'Biblioteca',
  service: 'Servicio',
  account: 'Cuenta',
  log: 'Bitácora de eventos',
} satisfies Translated<typeof EnglishKinds>
