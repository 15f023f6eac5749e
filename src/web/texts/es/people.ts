import type {
  peopleTexts as English,
  accessTexts as EnglishAccess,
  eraseTexts as EnglishErase,
  inviteTexts as EnglishInvite,
  pictureTexts as EnglishPicture,
  resetFactorTexts as EnglishResetFactor,
  withdrawTexts as EnglishWithdraw,
} from '#texts/people.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'
import { roleNames } from './role-names.ts'

/** The people with an account, for the provider's administrators. */
export const peopleTexts = {
  title: 'Personas',
  lead: 'Todas las cuentas, de distribuidores y del personal, actuales y anteriores.',
  onlyAdmin: 'Solo los administradores pueden ver las cuentas.',
  search: 'Nombre o correo electrónico',
  searchChip: 'Búsqueda',
  company: 'Empresa',
  staff: 'Personal',
  role: 'Rol',
  state: 'Estado',
  anyCompany: 'Todas las empresas',
  anyRole: 'Todos los roles',
  anyState: 'Todas las personas',
  things: 'persona',
  name: 'Nombre',
  email: 'Correo',
  joined: 'Alta',
  roles: roleNames,
  states: {
    ACTIVE: 'Cuenta activa',
    INVITED: 'Invitación enviada',
    INVITATION_EXPIRED: 'Invitación vencida',
    DEACTIVATED: 'Cuenta desactivada',
    ERASED: 'Datos borrados',
  },
  until: 'hasta el',
  asksForLink: 'solicitó un nuevo enlace',
  seen: 'último acceso',
  factorOn: 'segundo factor',
  invite: 'Invitar a una persona',
  again: 'Enviar de nuevo',
  sentAgain: 'La invitación se envió de nuevo. El enlace anterior ya no funciona.',
  withdraw: 'Cancelar invitación',
  resetFactor: 'Restablecer segundo factor',
  erasedBy: (by) => `por ${by}`,
  trail: 'Historial',
  picture: 'Foto',
  access: 'Acceso',
  erase: 'Borrar',
  unknown: 'Esta persona no existe.',
  lastSeen: 'Último acceso',
  secondFactor: 'Segundo factor',
  on: 'Activado',
  off: 'Desactivado',
  invitedUntil: 'Invitación válida hasta',
  linkAsked: 'Solicitó un nuevo enlace',
  represents: 'Nos representa ante',
  says: (name, state, role) => `${name}: ${role}, ${state}`,
} satisfies Translated<typeof English>

export const inviteTexts = {
  title: 'Invitar a una persona',
  lead: 'Enviamos por correo un enlace para definir una contraseña. Funciona una sola vez, durante 48 horas.',
  side: 'Pertenece a',
  firstname: 'Nombre',
  lastname: 'Apellido',
  job: 'Cargo',
  phone: 'Teléfono',
  missing: 'Este campo es obligatorio',
  explained: 'Qué puede hacer cada rol',
  noRole: 'Elija un rol',
  invalid: 'Correo electrónico no válido',
  keep: 'Cancelar',
  confirm: 'Enviar la invitación',
  done: (email) => `La invitación se envió a ${email}`,
} satisfies Translated<typeof EnglishInvite>

export const withdrawTexts = {
  title: (name) => `¿Cancelar la invitación de ${name}?`,
  lead: 'El enlace deja de funcionar y se elimina lo que se ingresó sobre la persona.',
  keep: 'Conservar la invitación',
  confirm: 'Cancelar invitación',
  done: 'Invitación cancelada',
} satisfies Translated<typeof EnglishWithdraw>

export const resetFactorTexts = {
  title: (name) => `¿Restablecer el segundo factor de ${name}?`,
  lead: 'La persona iniciará sesión solo con su contraseña hasta que lo configure de nuevo. Su sesión se cierra en todas partes y se le avisa por correo.',
  reason: 'Motivo',
  missing: 'Ingrese un motivo',
  keep: 'Conservarlo',
  confirm: 'Restablecer',
  done: 'Segundo factor restablecido. Se avisó a la persona por correo.',
} satisfies Translated<typeof EnglishResetFactor>

type CountForms = readonly [one: string, many: string]
const kindNames: Readonly<Record<'ORDER' | 'QUOTE' | 'DOCUMENTS' | 'FILE', CountForms>> = {
  ORDER: ['pedido', 'pedidos'],
  QUOTE: ['cotización por hacer', 'cotizaciones por hacer'],
  DOCUMENTS: ['pedido con documentos por revisar', 'pedidos con documentos por revisar'],
  FILE: ['expediente', 'expedientes'],
}

export const accessTexts = {
  /** What is on a person's desk, a sentence each. */
  open: (companies, requests, assigned, files) => [
    ...(companies.length > 0 ? [`Nos representa ante ${companies.join(', ')}`] : []),
    ...(requests > 0 ? [`Responde ${counted(requests, 'solicitud', 'solicitudes')}`] : []),
    ...assigned.map(({ kind, count }) => `Tiene ${counted(count, ...kindNames[kind])}`),
    ...(files.length > 0
      ? [`Tiene decisiones en borrador sobre el expediente de ${files.join(', ')}, que se descartan`]
      : []),
  ],
  successor: 'Quién se hace cargo',
  noSuccessor: 'Sin asignar por ahora',
  successorHelp: 'Las empresas verán a esta persona como su contacto.',
  title: (name) => `Acceso de ${name}`,
  access: 'Inicia sesión como',
  none: 'Sin acceso',
  signsOut: 'Si esto cambia, su sesión se cierra de inmediato en todas partes.',
  comesBack: 'Iniciará sesión con el nombre de usuario y la contraseña que tenía.',
  unchanged: 'Elija qué cambia',
  reason: 'Motivo',
  reasonHelp: 'Queda en el historial de forma permanente: no incluya nombres.',
  missing: 'Ingrese un motivo',
  keep: 'Dejar como está',
  confirm: 'Cambiar el acceso',
  takeAway: 'Quitar el acceso',
  done: 'Se cambió el acceso.',
} satisfies Translated<typeof EnglishAccess>

export const pictureTexts = {
  title: (name) => `Foto de ${name}`,
  what: 'Visible para las empresas ante las que esta persona nos representa.',
  file: 'Nueva foto',
  remove: 'Quitar la foto',
  missing: 'Elija una foto',
  keep: 'Cancelar',
  confirm: 'Guardar la foto',
  done: 'Se cambió la foto.',
} satisfies Translated<typeof EnglishPicture>

export const eraseTexts = {
  title: (name) => `¿Borrar a ${name} para siempre?`,
  what: 'Se destruirá la clave de todos los datos personales: nombre, correo electrónico, teléfono, nombre de usuario y todo texto que escribió. No se pueden restaurar, ni siquiera desde la bitácora. Su sesión se cierra y la persona no podrá volver; su correo electrónico se podrá usar de nuevo.',
  stays: 'Los pedidos, cotizaciones, archivos y CareCoins permanecen en la empresa, con el nombre “Persona borrada”.',
  personData: 'Datos sobre esta persona',
  counts: {
    named:
      'Direcciones y contactos que llevan o llevaron su nombre: pierden el destinatario, el correo electrónico y el teléfono',
    written: 'Mensajes y notas que escribió',
    files: 'Archivos que envió: permanecen en la empresa, con otro nombre',
    mails: 'Correos que recibió',
    sessions: 'Dispositivos donde tiene la sesión abierta',
  },
  email: 'Confirme su correo electrónico',
  emailHelp: (email) => `Escriba ${email}`,
  wrongEmail: 'Este no es el correo electrónico de esta persona',
  reason: 'Motivo',
  reasonHelp: 'Queda en la bitácora de forma permanente: no incluya nombres.',
  missing: 'Ingrese un motivo',
  keep: 'Conservar a esta persona',
  confirm: 'Borrar para siempre',
  done: 'Se borraron los datos de la persona.',
} satisfies Translated<typeof EnglishErase>
