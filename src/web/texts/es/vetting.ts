import type { vettingTexts as English, returnTexts as EnglishReturn } from '#texts/vetting.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const fresh = (count: number): string => counted(count, 'expediente nuevo', 'expedientes nuevos')

/** The desk where the files of companies are looked through. */
export const vettingTexts = {
  title: 'Debida diligencia',
  waiting: (count) =>
    count === 1
      ? '1 expediente está pendiente de nuestra parte'
      : `${count} expedientes están pendientes de nuestra parte`,
  fresh: (count) => `${fresh(count)} · Mostrar`,
  arrived: (count) => `${fresh(count)} por revisar`,
  empty: 'No hay expedientes pendientes de nuestra parte. Los documentos nuevos aparecerán aquí automáticamente.',
  allDistributors: 'Todos los distribuidores',
  left: 'A la espera de la empresa',
  remove: (name) => `Quitar ${name} de esta lista`,
  toReview: (count) => (count === 1 ? '1 documento' : `${count} documentos`),
  ready: 'Se puede activar',
  dataChanged: 'Datos de la empresa cambiados',
  complete: 'completo',
  incomplete: 'incompleto',
  since: 'desde el',
  lookedAtBy: (names) => `Viéndolo ahora: ${names}`,
  record: 'El expediente elegido',
  back: 'Todos los expedientes',
  choose: 'Elija un expediente de la lista.',
  nothingSent: 'Esta empresa aún no ha enviado nada.',
  company: 'Empresa',
  page: 'Página de la empresa',
  document: 'Documento',
  confirmed: 'Correo electrónico confirmado el',
  notConfirmed: 'Correo electrónico sin confirmar',
  downloadRecord: 'Acta de debida diligencia (PDF)',
  recordName: (company) => `Acta de debida diligencia ${company}.pdf`,
  inFile: 'En este expediente',
  sent: 'Enviado el',
  by: 'por',
  validUntil: 'Válido hasta',
  noDate: 'Sin fecha',
  past: 'Esta fecha ya pasó.',
  version: (version) => `Versión ${version}`,
  versions: 'Versión mostrada',
  returnedBefore: (version) => `La versión ${version} fue devuelta`,
  decisions: { APPROVE: 'Aprobado', REJECT: 'Devuelto' },
  draft: {
    APPROVE: 'Aprobado, aún sin enviar',
    REJECT: 'Devuelto, aún sin enviar',
  },
  draftOf: (name) => `por ${name}`,
  undo: 'Deshacer',
  approve: 'Aprobar',
  approveWith: 'Aprobar con otra fecha de vencimiento',
  return: 'Devolver',
  next: 'Siguiente',
  previous: 'Anterior',
  nextDocument: 'Documento siguiente',
  previousDocument: 'Documento anterior',
  nextFile: 'Expediente siguiente',
  send: 'Enviar al solicitante',
  sendCount: (count) => `Enviar al solicitante (${count})`,
  sendTitle: (company) => `¿Enviar a ${company}?`,
  sendLead: 'La empresa ve estas decisiones de inmediato. No se pueden deshacer.',
  sendUndecided: (count) =>
    count === 1
      ? 'Aún no se ha decidido sobre 1 documento y no se envía:'
      : `Aún no se ha decidido sobre ${count} documentos y no se envían:`,
  sendConfirm: (count, company) => `Enviar ${counted(count, 'decisión', 'decisiones')} a ${company}`,
  sendBack: 'Volver',
  activate: 'Activar',
  only: 'Solo los usuarios con el rol Calidad pueden decidir sobre documentos.',
  notWaiting: 'Este documento no está a la espera de revisión.',
  sentAll: (approved, returned) =>
    `Enviado. Aprobados: ${approved}; devueltos: ${returned}. La empresa recibe una sola notificación.`,
  outdated: (count) =>
    count === 1
      ? ' Mientras tanto se había reemplazado un documento.'
      : ` Mientras tanto se habían reemplazado ${count} documentos.`,
  alike: 'Posibles duplicados',
  alikeBy: { NAME: 'nombre similar', EMAIL_DOMAIN: 'mismo dominio de correo', FILE: 'mismo archivo' },
  notes: 'Notas internas sobre documentos',
  statuses: { IN_REVIEW: 'En revisión', APPROVED: 'Aprobado', REJECTED: 'Devuelto', EXPIRED: 'Vencido' },
} satisfies Translated<typeof English>

export const returnTexts = {
  title: (name) => `Devolver: ${name}`,
  lead: 'Nada se envía antes de que elija “Enviar al solicitante”.',
  reason: 'Motivo',
  chooseReason: 'Elija por qué se devuelve',
  message: 'Mensaje para el solicitante',
  wordsHelp: 'La empresa lo ve junto al motivo.',
  enterWords: 'Indique qué está mal',
  note: 'Nota interna',
  noteHelp: 'Solo para uso interno.',
  confirm: 'Devolver',
  keep: 'Volver',
  drafted: (name) => `${name}: devuelto, aún sin enviar.`,
  approveTitle: (name) => `Aprobar: ${name}`,
  until: 'Válido hasta',
  wrongDay: 'Ingrese una fecha, por ejemplo 31/12/2026',
  approve: 'Aprobar',
  approved: (name) => `${name}: aprobado, aún sin enviar.`,
} satisfies Translated<typeof EnglishReturn>
