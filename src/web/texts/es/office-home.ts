import type {
  officeHomeTexts as English,
  promiseTexts as EnglishPromise,
  workTexts as EnglishWork,
} from '#texts/office-home.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where staff begin. */
export const officeHomeTexts = {
  title: (firstname) => (firstname ? `Hola, ${firstname}` : 'Hola'),
  lead: 'Sus pendientes y las promesas de este mes.',
} satisfies Translated<typeof English>

export const workTexts = {
  title: 'Sus pendientes',
  byKind: 'Todo lo pendiente, por tipo',
  kinds: {
    QUOTE: 'Cotizaciones',
    ORDER_DOCUMENT: 'Documentos de pedidos',
    FILE: 'Expedientes de empresas',
    TICKET: 'Tickets',
    REPORT: 'Reportes',
    AGREEMENT: 'Acuerdos',
    PRODUCT: 'Productos',
    LABEL: 'Etiquetas',
    LABEL_ISSUE: 'Problemas de etiqueta',
    APPROVAL: 'Aprobaciones',
  },
  count: (kind, count, overdue) => (overdue > 0 ? `${kind}: ${count}, ${overdue} con atraso` : `${kind}: ${count}`),
  fileToDecide: 'Datos cambiados, o se puede activar',
  documents: (count) => (count === 1 ? '1 documento por revisar' : `${count} documentos por revisar`),
  what: 'Qué',
  kind: 'Tipo',
  company: 'Empresa',
  since: 'En espera desde',
  due: 'Tiempo restante',
  noPromise: '—',
  none: 'No tiene pendientes.',
  notOfRole: 'No hay nada que hacer en este momento.',
  changed: (title, company) => `${title}, ${company}: hay cambios`,
} satisfies Translated<typeof EnglishWork>

export const promiseTexts = {
  title: 'Promesas cumplidas',
  month: 'Mes',
  subjects: {
    QUOTES: 'Cotizaciones en 72 horas',
    TICKETS: 'Respuestas en 48 horas',
    FILES: 'Documentos en diez días',
  },
  outcomes: { KEPT: 'Cumplidas', MISSED: 'Incumplidas', WAITING: 'Pendientes' },
  share: (subject) => `${subject}, proporción cumplida`,
  median: 'Mediana',
  hours: (hours) => `${hours} h`,
  helped: 'Respuestas que ayudaron',
  rated: (yes, all) => (all === 0 ? 'No se evaluó ninguna respuesta.' : `${yes} de ${all} evaluadas`),
  list: (subject, month, outcome) =>
    outcome ? `${subject}, ${month}: ${outcome.toLowerCase()}` : `${subject}, ${month}`,
  close: 'Cerrar la lista',
  what: 'Qué',
  company: 'Empresa',
  since: 'Desde',
  due: 'Prometido para el',
  done: 'Hecho',
  outcome: 'Resultado',
  nothing: 'No hay nada de este mes.',
  events: 'Eventos',
} satisfies Translated<typeof EnglishPromise>
