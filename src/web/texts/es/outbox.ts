import type { outboxTexts as English } from '#texts/outbox.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const outboxTexts = {
  title: 'Correos',
  lead: 'Todos los correos del portal y su estado de entrega.',
  kept: 'No hay servidor de correo configurado: los correos se guardan aquí para leerlos.',
  states: { QUEUED: 'Programado', SENT: 'Enviado', FAILED: 'Con error', KEPT: 'No enviado, guardado aquí' },
  to: 'Para',
  subject: 'Asunto',
  notMade: 'En preparación',
  at: 'Creado',
  state: 'Estado',
  again: 'Enviar de nuevo',
  sentAgain: 'El correo está de nuevo en la cola.',
  empty: 'Aún no hay correos. Cada notificación que se envíe por correo aparecerá aquí.',
  thing: 'correo',
  search: 'Asunto o dirección',
  searchChip: 'Búsqueda',
  anyState: 'Todos los estados',
  onlyAdmin: 'Solo los usuarios con el rol Administración pueden leer los correos.',
  failed: 'Por qué falló',
  parked: (streams) => `Tareas automáticas que fallaron: ${streams}`,
  parkedLead:
    'El portal no pudo procesar estos eventos, por lo que sus correos y notificaciones no se han enviado. Todo lo demás continúa, y estos se reintentan automáticamente.',
  parkedAt: (reaction, type, position) => `${reaction} en ${type} (${position})`,
  parkedSince: 'desde el',
  parkedTries: (tries) => counted(tries, 'intento', 'intentos'),
  parkedMore: (count) => `y ${count} más`,
  retryParked: 'Reintentar',
  retryParkedOf: (stream) => `Reintentar: ${stream}`,
  giveUp: 'Descartar',
  giveUpOf: (stream) => `Descartar: ${stream}`,
  giveUpConfirm: '¿Descartar este evento?',
  giveUpLead: (type, stream) =>
    `No se hará lo que sigue de ${type} de ${stream}: ni correo ni notificación. Esta acción no se puede deshacer.`,
  keepParked: 'Seguir intentando',
  parkedOutcomes: {
    GOES_ON: 'Hecho. El trabajo continúa.',
    FAILED: 'Falló de nuevo.',
    LATE: 'El portal se está poniendo al día. Lo reintentará por sí mismo en un momento.',
  },
} satisfies Translated<typeof English>
