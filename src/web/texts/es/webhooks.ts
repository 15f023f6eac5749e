import type {
  webhookAttemptTexts as EnglishAttempts,
  webhookFormTexts as EnglishForm,
  webhookRemovalTexts as EnglishRemoval,
  webhookReplayTexts as EnglishReplay,
  webhookSecretTexts as EnglishSecret,
  webhooksTexts as EnglishWebhooks,
} from '#texts/webhooks.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where events are sent, for companies and for the provider. */
export const webhooksTexts = {
  title: 'Webhooks',
  lead: 'Sus propios sistemas reciben los eventos cuando ocurren: firmados, en orden y al menos una vez. Lo que un sistema no recibe se envía cuando vuelve a funcionar.',
  link: 'Webhooks',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden administrar los webhooks.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  onlyAdmin: 'Solo los administradores pueden administrar los webhooks.',
  off: 'Los webhooks están desactivados en este portal. No se envía nada.',
  suspended: 'Su cuenta está suspendida. Los eventos esperan y se envían, en orden, cuando vuelva a estar activa.',
  none: 'Aún no hay webhooks.',
  add: 'Agregar un webhook',
  columns: {
    name: 'Nombre',
    state: 'Estado',
    waiting: 'Eventos en espera',
    delivered: 'Última entrega',
    actions: 'Acciones',
  },
  states: {
    ACTIVE: 'Activo',
    FAILING: 'Con fallos',
    PAUSED: 'En pausa',
    GIVEN_UP: 'En pausa tras una semana de fallos',
  },
  nextTry: 'Próximo intento:',
  atLeast: (events) => `${events} o más`,
  never: 'Nunca',
  attempts: 'Mostrar los intentos',
  test: 'Enviar un evento de prueba',
  edit: 'Editar',
  pause: 'Pausar',
  resume: 'Reanudar',
  replay: 'Enviar eventos de nuevo',
  secret: 'Nuevo secreto de firma',
  remove: 'Eliminar',
  added: 'El webhook se agregó.',
  saved: 'El webhook se guardó.',
  paused: 'El webhook está en pausa. Recibirá lo que le falte cuando lo reanude.',
  resumed: 'El webhook está activo de nuevo.',
  removed: 'El webhook se eliminó.',
  tested: (milliseconds) => `El evento de prueba se aceptó en ${milliseconds} ms.`,
  notTested: (reason) => `El evento de prueba no se aceptó: ${reason}.`,
  replayed: (position) => `Los eventos se envían de nuevo desde la posición ${position}.`,
} satisfies Translated<typeof EnglishWebhooks>

export const webhookFormTexts = {
  newTitle: 'Agregar un webhook',
  editTitle: (name) => `Editar ${name}`,
  keep: 'Cancelar',
  confirm: 'Guardar',
  name: 'Nombre',
  url: 'Dirección',
  urlHelp: 'Pública y con https. Enviamos los eventos allí con POST.',
  kinds: 'Eventos',
  missing: 'Obligatorio',
} satisfies Translated<typeof EnglishForm>

export const webhookReplayTexts = {
  title: (name) => `Enviar eventos de nuevo a ${name}`,
  keep: 'Cancelar',
  confirm: 'Enviar de nuevo',
  lead: 'Todos los eventos de este webhook se envían de nuevo en orden, con los mismos identificadores. Ingrese el día o la posición desde la que se empieza.',
  day: 'Día (UTC)',
  position: 'Posición',
  one: 'Ingrese un día o una posición',
  wrong: 'Ingrese un número entero mayor que 0',
} satisfies Translated<typeof EnglishReplay>

export const webhookSecretTexts = {
  title: 'Secreto de firma',
  lead: 'Con él, su sistema verifica que un evento proviene de nosotros. Se muestra solo esta vez. Guárdelo en un lugar seguro.',
  copy: 'Copiar',
  copied: 'Copiado',
  done: 'Listo',
  renewTitle: '¿Crear un nuevo secreto de firma?',
  renew: 'El secreto actual sigue siendo válido durante 24 horas junto al nuevo.',
  keep: 'Cancelar',
  confirm: 'Crear un nuevo secreto',
} satisfies Translated<typeof EnglishSecret>

export const webhookRemovalTexts = {
  title: (name) => `¿Eliminar ${name}?`,
  lead: 'Ya no se envía nada allí. Sus intentos se eliminan.',
  keep: 'Cancelar',
  confirm: 'Eliminar',
} satisfies Translated<typeof EnglishRemoval>

export const webhookAttemptTexts = {
  title: (name) => `Intentos: ${name}`,
  lead: 'Los últimos 30 días, los más recientes primero.',
  all: 'Todos',
  failed: 'Fallidos',
  shown: 'Intentos mostrados',
  none: 'No hay intentos.',
  at: 'Hora',
  kind: 'Evento',
  position: 'Posición',
  result: 'Resultado',
  took: 'Duración',
  milliseconds: (value) => `${value} ms`,
  test: 'Prueba',
  delivered: (status) => `Entregado (${status})`,
  answered: (status) => `Respondió con ${status}`,
  faults: {
    TIMEOUT: 'Sin respuesta en 10 segundos',
    ADDRESS: 'La dirección no es pública',
    NAME: 'No se encontró el nombre del servidor',
    CERTIFICATE: 'El certificado no es válido',
    CONNECTION: 'Sin conexión',
  },
} satisfies Translated<typeof EnglishAttempts>
