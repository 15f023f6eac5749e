import type { documentTexts as English, additionsTexts as EnglishAdditions } from '#texts/order-documents.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What a distributor sends, what it is sent for approval, and what it can keep. */
export const documentTexts = {
  previewOf: (name) => `Vista previa de ${name}`,
  downloadOf: (name) => `Descargar ${name}`,
  requests: {
    PROOF_OF_PREPAYMENT: {
      title: 'Anticipo',
      ask: 'Envíenos el comprobante del anticipo, por ejemplo la confirmación de su banco. La producción comienza cuando lo hayamos revisado.',
    },
    LICENSE_DOCUMENT: {
      title: 'Licencia de importación',
      ask: 'Envíenos el documento de la licencia de importación de esta mercancía. La producción continúa cuando lo hayamos revisado.',
    },
    PREINSPECTION: {
      title: 'Preinspección',
      ask: 'Envíenos el documento de la preinspección. La mercancía se despacha cuando lo hayamos revisado.',
    },
  },
  amount: 'A pagar por anticipado',
  dueOn: 'Fecha límite',
  proforma: 'Factura proforma',
  note: 'Nuestra nota',
  send: 'Enviar el documento',
  chooseFirst: 'Elija primero un archivo',
  submitted: 'Documento ya enviado. A la espera de aprobación.',
  sent: (label) => `Documento enviado: ${label}. Lo revisaremos y le avisaremos.`,
  sentOn: (at) => `Enviado el ${at}`,
  because: 'Rechazado:',
  replace: 'Reemplazar el documento',
  keepSent: 'Conservar el documento enviado',
  rejected: 'No pudimos aceptar el último documento.',
  rejectedBecause: 'Motivo:',
  approved: 'Aprobado. No hay nada más que hacer aquí.',
  states: { SUBMITTED: 'En revisión', APPROVED: 'Aprobado', REJECTED: 'Rechazado', REPLACED: 'Reemplazado' },
  /** What became of a quote that is offered no more. */
  lapsedQuote: {
    WITHDRAWN: 'Retirada',
    REJECTED: 'Rechazada',
    EXPIRED: 'Vencida',
    CANCELLED: 'Cancelada con el pedido',
  },
  onlySend: (names) =>
    `Solo los usuarios con el rol Compras pueden enviar documentos.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  documents: 'Documentos',
  yours: 'Lo que usted envió',
  issued: (version, day) => (version === 1 ? `Enviado el ${day}` : `Versión ${version}, enviada el ${day}`),
  none: 'La cotización aparecerá aquí en cuanto se envíe.',
  never: 'Este pedido se canceló antes de que se enviara una cotización.',

  drafts: 'Documentos por aprobar',
  draftsLead: 'Verifique que estos documentos sean correctos para la aduana. Con ellos despachamos la mercancía.',
  round: (round) => (round === 1 ? 'Primera versión' : `Versión ${round}, corregida`),
  approve: 'Aprobar los documentos',
  reject: 'Rechazar los documentos',
  onlyDecide: (names) =>
    `Solo los usuarios con el rol Compras pueden aprobarlos o rechazarlos.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  draftsApproved: 'Usted aprobó los documentos. Terminaremos la producción y despacharemos la mercancía.',
  draftsRejected: 'Usted rechazó los documentos. Los corregiremos y los enviaremos de nuevo.',
  rejectTitle: '¿Rechazar estos documentos?',
  rejectLead: 'Los corregiremos y los enviaremos de nuevo.',
  reason: 'Qué está mal en ellos',
  enterReason: 'Indique qué está mal en los documentos',
  goBack: 'Volver',
  lastRejected: (reason) => `Usted rechazó la última versión: ${reason}`,

  track: 'Rastrear el pedido',
  shipment: 'Envío',
  carrier: 'Transportista',
  shippedOn: 'Fecha de despacho',
  expectedOn: 'Llegada prevista',
  noLink: 'El transportista no ha proporcionado un enlace de rastreo.',
  invoice: 'Factura',
  invoiceDue: (day) => `A pagar hasta el ${day}`,
  onHold: 'Este pedido está retenido.',
  heldForLabel: 'Continuará cuando se libere su etiqueta.',
  heldHelp: 'Lo estamos revisando. No tiene que hacer nada.',
  heldWhileQuoted: (until) => `Lo estamos revisando. Aún puede confirmar la cotización hasta el ${until}.`,
  heldWhileAsked: 'Lo estamos revisando. Aún puede enviar lo que solicitamos.',
  readyOn: (day) => `Esperamos terminar la producción el ${day}.`,
  readyLate: (day) => `La producción debía terminar el ${day} y aún está en curso.`,
  earned: (coins) => `Con esta entrega ganó ${coins}.`,
} satisfies Translated<typeof English>

/** What goes with the goods, whenever it was added. */
export const additionsTexts = {
  title: 'Certificados y documentos de envío',
  addedOn: (at) => `Agregado el ${at}`,
  toCome: 'Por agregar',
  trackingNumber: 'Número de rastreo',
  track: 'Rastrear la mercancía',
  lots: 'Números de lote',
} satisfies Translated<typeof EnglishAdditions>
