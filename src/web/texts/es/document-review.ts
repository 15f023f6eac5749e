import type { reviewTexts as English } from '#texts/document-review.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const fresh = (count: number): string => counted(count, 'documento nuevo', 'documentos nuevos')

/** The queue of documents that wait for staff, and the review of one. */
export const reviewTexts = {
  title: 'Documentos por revisar',
  waiting: (count) =>
    count === 1 ? '1 documento está a la espera de revisión' : `${count} documentos están a la espera de revisión`,
  fresh: (count) => `${fresh(count)} · Mostrar`,
  arrived: (count) => `${fresh(count)} por revisar`,
  left: 'Ya no está a la espera de revisión',
  remove: (num) => `Quitar de esta lista el documento del pedido ${num}`,
  empty: 'Todos los documentos están revisados. Los nuevos aparecerán aquí automáticamente.',
  allOrders: 'Ver todos los pedidos',
  sent: 'enviado',
  marked: 'retenido',
  record: 'El documento elegido',
  back: 'Todos los documentos',
  notWaiting: 'Este documento ya se revisó o se reemplazó.',
  replaced: 'El distribuidor envió un documento más reciente en lugar de este.',
  showNewer: 'Mostrar el documento más reciente',
  previous: 'Anterior',
  next: 'Siguiente',
  previousDocument: 'Documento anterior',
  nextDocument: 'Documento siguiente',
  approve: 'Aprobar',
  reject: 'Rechazar',
  approved: (label, num) => `Pedido ${num}, documento aprobado: ${label}.`,
  rejected: (label, num) => `Pedido ${num}, documento rechazado: ${label}. Se solicitó uno nuevo.`,
  leaving: 'Aprobado. Aún puede deshacerlo al pie de la página.',
  rejectTitle: (label) => `¿Rechazar: ${label}?`,
  rejectLead: (distributor, num) =>
    `${distributor} verá su motivo y deberá enviar de nuevo el documento del pedido ${num}.`,
  reason: 'Motivo',
  enterReason: 'Indique por qué se rechaza el documento',
  goBack: 'Volver',
  only: 'Solo los usuarios con el rol Operaciones o Calidad pueden revisar documentos.',
  onHold: 'Este pedido está retenido. Primero hay que liberarlo.',
  toPay: 'A pagar por anticipado',
  until: 'hasta el',
  grandTotal: 'Total general (sin IVA)',
  ourNote: 'Nuestra nota',
  goods: 'Mercancía',
  shipping: 'Envío',
  before: 'Rechazados antes',
} satisfies Translated<typeof English>
