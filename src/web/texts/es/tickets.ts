import brand from '#brand'
import type {
  serviceTexts as English,
  aboutTexts as EnglishAbout,
  contactTexts as EnglishContact,
  draftTexts as EnglishDraft,
  foundTexts as EnglishFound,
  newTicketTexts as EnglishNewTicket,
  ratingTexts as EnglishRating,
  reportPageTexts as EnglishReportPage,
  ticketTexts as EnglishTicket,
} from '#texts/tickets.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Customer service, as distributors see it. */
export const serviceTexts = {
  title: 'Atención al cliente',
  heading: 'Solicitudes de clientes',
  lead: 'Respondemos en 48 horas.',
  open: 'Nueva solicitud',
  faq: 'Preguntas frecuentes',
  views: 'Columnas de la lista',
  byComment: 'Solicitudes',
  byReference: 'Números de referencia',
  columns: {
    date: 'Fecha',
    department: 'Departamento',
    subject: 'Asunto',
    comment: 'Comentario',
    reference: 'N.º de referencia',
    status: 'Estado',
  },
  statuses: { OPEN: 'Con nosotros', ANSWERED: 'Respondida', SOLVED: 'Resuelta', CLOSED: 'Cerrada' },
  changed: (reference, status) => `Solicitud ${reference}: ${status}`,
  none: 'Aún no hay solicitudes. Consúltenos lo que necesite sobre pedidos, productos o documentos.',
  isPrivate: 'Solo usted',
} satisfies Translated<typeof English>

export const ticketTexts = {
  back: 'Todas las solicitudes',
  author: 'Solicitada por',
  about: 'Sobre',
  shared: 'Visible para',
  sharings: { COMPANY: 'Su empresa y nuestro equipo', PRIVATE: 'Usted y su representante' },
  due: 'Respondemos a más tardar el',
  overdue: 'Nuestra respuesta está atrasada. Lo sentimos; estamos trabajando en ella.',
  answered: 'Ya respondimos. Escriba de nuevo si no le ayuda, o márquela como resuelta.',
  solved: 'Resuelta. Se puede reabrir hasta el',
  closed: 'Cerrada. Si queda algo pendiente, abra una nueva solicitud.',
  thread: 'Mensajes',
  empty: 'Aún no hay mensajes.',
  reply: 'Su mensaje',
  replyReopens: 'Su mensaje reabre la solicitud.',
  files: 'Archivos',
  send: 'Enviar mensaje',
  sent: 'Mensaje enviado.',
  solve: 'Marcar como resuelta',
  solvedNow: 'Marcada como resuelta.',
  reopen: 'Reabrir',
  reopenedNow: 'Solicitud reabierta. Respondemos en 48 horas.',
  notFound: 'Esta solicitud no existe, o un colega la mantiene privada.',
  wasSolved: 'Marcó la solicitud como resuelta',
  wasReopened: 'Reabrió la solicitud',
  wasMerged: 'Unió esta solicitud con otra',
  mergedInto: 'Continúa en',
  tookIn: 'Unida con',
  attached: (name) => `Abrir ${name}`,
} satisfies Translated<typeof EnglishTicket>

export const ratingTexts = {
  question: '¿Le ayudó nuestra respuesta?',
  yes: 'Me ayudó',
  no: 'No me ayudó',
  why: 'Por qué (opcional)',
  send: 'Enviar su opinión',
  thanks: 'Gracias.',
  change: 'Cambiar',
} satisfies Translated<typeof EnglishRating>

/** What a request is about. */
export const aboutTexts = {
  kind: 'Sobre (opcional)',
  kinds: {
    ORDER: 'Un pedido',
    PRODUCT: 'Un producto',
    DOCUMENT: 'Un documento',
    LABEL: 'Una etiqueta',
    REPORT: 'Un reporte',
  },
  which: { ORDER: 'Pedido', PRODUCT: 'Producto', DOCUMENT: 'Documento', LABEL: 'Etiqueta', REPORT: 'Reporte' },
} satisfies Translated<typeof EnglishAbout>

/** What was written before and not sent. */
export const draftTexts = {
  back: 'Recuperamos su texto sin enviar.',
  discard: 'Descartarlo',
} satisfies Translated<typeof EnglishDraft>

export const foundTexts = {
  title: 'Quizás esto ya le ayude',
  faq: 'Preguntas frecuentes',
  newTab: 'en una pestaña nueva',
} satisfies Translated<typeof EnglishFound>

export const newTicketTexts = {
  title: 'Nueva solicitud',
  department: 'Departamento',
  subject: 'Asunto',
  comment: 'Comentario',
  files: 'Archivos',
  about: (label) => `Sobre: ${label}`,
  sharing: 'Quién puede leerla',
  company: 'Mi empresa',
  own: 'Solo mi representante y yo',
  keep: 'Cancelar',
  confirm: 'Enviar solicitud',
  chooseDepartment: 'Elija un departamento',
  chooseThing: 'Elija sobre qué es',
  enterSubject: 'Ingrese un asunto',
  enterComment: 'Ingrese un comentario',
  sentTitle: 'Solicitud enviada',
  close: 'Cerrar',
  show: 'Abrir la solicitud',
} satisfies Translated<typeof EnglishNewTicket>

export const reportPageTexts = {
  titles: {
    reportOrderIssue: 'Reportar un problema con un pedido',
    reportTender: 'Reportar una licitación',
    reportCompetitor: 'Reportar un competidor',
    reportLawChange: 'Reportar un cambio en la ley',
  },
  leads: {
    reportOrderIssue: 'Díganos qué está mal en una entrega. Nuestro equipo de calidad lo lee de inmediato.',
    reportTender: 'Infórmenos de una convocatoria pública de ofertas para que preparemos la nuestra con usted.',
    reportCompetitor: 'Cuéntenos lo que hacen otros en su mercado.',
    reportLawChange: 'Infórmenos de una norma nueva que afecte a nuestros productos.',
  },
  emergency: 'En caso de emergencia, llame al',
  required: 'Obligatorio',
  optional: 'Más detalles (opcional)',
  country: 'País',
  comment: 'Comentario',
  consent: `Acepto que ${brand.name} trate los datos que reporto`,
  missing: 'Faltan campos obligatorios',
  noDay: 'Ingrese una fecha en formato DD/MM/AAAA',
  fields: {
    authority: 'Autoridad',
    product: 'Producto',
    quantity: 'Cantidad',
    closingDay: 'Fecha de cierre',
    priceLevel: 'Nivel de precios',
    company: 'Empresa',
    price: 'Precio',
    source: 'Fuente',
    law: 'Ley o norma',
    inForceFrom: 'Vigente desde',
    products: 'Productos afectados',
    lines: 'Líneas del pedido',
    lot: 'Número de lote',
    wrong: 'Qué está mal',
    foundOn: 'Detectado el',
  },
  order: 'Pedido',
  people: 'Hubo personas afectadas',
  files: 'Archivos',
  send: 'Enviar reporte',
  sending: 'Se está enviando su reporte…',
  result: 'Reporte enviado',
  close: 'Cerrar',
  own: 'Sus reportes',
  none: 'Aún no hay reportes.',
  filed: 'Enviado',
  by: 'Por',
  status: 'Estado',
  reference: 'N.º de referencia',
  statuses: {
    RECEIVED: 'Recibido',
    READ: 'Leído',
    ANSWERED: 'Respondido',
    ACCEPTED: 'Aceptado',
    REFUSED: 'No aceptado',
    DONE: 'Terminado',
  },
  read: 'Leído el',
  coins: 'CareCoins ganados',
  yes: 'Sí',
  no: 'No',
  changed: (reference, status) => `Reporte ${reference}: ${status}`,
} satisfies Translated<typeof EnglishReportPage>

export const contactTexts = {
  title: 'Contactos',
  roles: { SALES: 'Ventas', ORDERS: 'Pedidos y envíos', QUALITY: 'Calidad', FINANCE: 'Facturas' },
} satisfies Translated<typeof EnglishContact>
