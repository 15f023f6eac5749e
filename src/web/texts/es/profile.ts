import type {
  profileTexts as English,
  companyTexts as EnglishCompany,
  deactivateTexts as EnglishDeactivate,
  languageTexts as EnglishLanguage,
  userFormTexts as EnglishUserForm,
  usersTexts as EnglishUsers,
} from '#texts/profile.ts'
import type { Translated } from '#web/texts/translated.ts'

const updated = 'La cuenta se actualizó correctamente'
const mandatory = 'Este campo es obligatorio'
const cancel = 'Cancelar'
const invalid = 'Correo electrónico no válido'

export const profileTexts = {
  title: 'Información personal',
  lead: 'Su nombre y cómo contactarle.',
  civility: 'Tratamiento',
  civilities: { MR: 'Sr.', MS: 'Sra.', OTHER: 'Otro' },
  firstname: 'Nombre',
  lastname: 'Apellido',
  job: 'Cargo',
  email: 'Correo electrónico',
  emailHelp:
    'Con él inicia sesión. Una dirección nueva es válida cuando la confirme con el enlace que le enviamos a ella.',
  phone: 'Teléfono',
  phone2: 'Segundo teléfono',
  mandatory,
  invalid,
  save: 'Guardar',
  updated,
  pending: 'Su nuevo correo electrónico aún no está confirmado.',
  zone: 'Zona horaria',
  zoneLead:
    'Se aplica a las horas en pantalla, en los correos y en los archivos que exporta. Las cotizaciones y otros documentos mantienen la zona horaria de su empresa.',
  zoneUsual: {
    company: (place) => `Como mi empresa (${place})`,
    office: (place) => `Como el back office (${place})`,
  },
  zoneChosen: (place) => `Nueva zona horaria: ${place}`,
  pendingLead: (email) =>
    `Abra el enlace que enviamos a ${email} para confirmarlo. Hasta entonces sigue vigente el anterior.`,
} satisfies Translated<typeof English>

export const companyTexts = {
  title: 'Empresa',
  lead: 'Los datos de su empresa, tal como aparecen en las cotizaciones y facturas.',
  data: 'Datos de la empresa',
  organizationName: 'Nombre de la empresa',
  address: 'Dirección',
  address2: 'Dirección, segunda línea',
  zipCode: 'Código postal',
  city: 'Ciudad',
  country: 'País',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  contactName: 'Contacto',
  contactPhone: 'Teléfono del contacto',
  mandatory,
  invalid: 'Correo electrónico de la empresa no válido',
  save: 'Guardar',
  updated,
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden cambiar los datos de la empresa.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  cannot: 'Su rol no permite cambiar los datos de la empresa',
  kinds: { SHIPPING: 'Direcciones de envío', BILLING: 'Direcciones de facturación' },
  primary: 'Principal',
  secondary: 'Secundaria',
  noAddress: {
    SHIPPING: 'Aún no hay dirección de envío.',
    BILLING: 'Aún no hay dirección de facturación.',
  },
  edit: { SHIPPING: 'Todas las direcciones de envío', BILLING: 'Todas las direcciones de facturación' },
} satisfies Translated<typeof EnglishCompany>

/** The people of the own company. */
export const usersTexts = {
  title: 'Usuarios',
  lead: 'Quién de su empresa puede iniciar sesión y con qué rol.',
  add: 'Invitar a un usuario',
  roles: 'Qué puede hacer cada rol',
  name: 'Nombre',
  email: 'Correo',
  job: 'Cargo',
  role: 'Rol',
  state: 'Estado',
  seen: 'Último acceso',
  actions: 'Acciones',
  states: {
    ACTIVE: 'Cuenta activa',
    INVITED: 'Invitación enviada',
    INVITATION_EXPIRED: 'Invitación vencida',
    DEACTIVATED: 'Cuenta desactivada',
    ERASED: 'Datos borrados',
  },
  ends: (hours) => (hours <= 1 ? 'vence en menos de una hora' : `vence en ${hours} h`),
  asksForLink: 'solicitó un nuevo enlace',
  moves: (email) => `${email} aún no está confirmado`,
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  again: 'Enviar de nuevo',
  sentAgain: (email) => `La invitación se envió de nuevo a ${email}. El enlace anterior ya no funciona.`,
  withdraw: 'Cancelar invitación',
  withdrawTitle: (name) => `¿Cancelar la invitación de ${name}?`,
  withdrawLead: 'El enlace deja de funcionar y se elimina lo que se ingresó sobre la persona.',
  keepInvited: 'Conservar la invitación',
  withdrawn: 'Invitación cancelada',
  deactivate: 'Desactivar',
  back: 'Reactivar',
  backOf: (name) => `Reactivar: ${name}`,
  broughtBack: (name) => `${name} puede iniciar sesión de nuevo`,
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden gestionar usuarios.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  cannot: (names) => `Solo el rol Compras puede hacer esto${names === '' ? '' : `: diríjase a ${names}`}`,
  lastOne: 'El último usuario con el rol Compras debe permanecer',
  says: (name, state, role) => `${name}: ${role}, ${state}`,
  none: 'Nadie de su empresa tiene una cuenta todavía.',
} satisfies Translated<typeof EnglishUsers>

export const deactivateTexts = {
  title: (name) => `¿Desactivar a ${name}?`,
  lead: 'Su sesión se cierra de inmediato en todas partes y no podrá iniciar sesión. Puede reactivar la cuenta.',
  stays:
    'Los pedidos, las cotizaciones y los documentos pertenecen a su empresa: todos sus usuarios pueden continuarlos.',
  work: 'Lo que solo esta persona ve',
  cart: (lines) => (lines === 1 ? '1 producto en su carrito' : `${lines} productos en su carrito`),
  draft: 'Un pedido que está preparando',
  tickets: (references) =>
    `${references.length === 1 ? 'Una solicitud privada' : `${references.length} solicitudes privadas`}: ${references.join(', ')}`,
  shared: (count) =>
    count === 1
      ? 'Todas las personas de su empresa pueden leer y continuar una solicitud o un reporte suyo.'
      : `Todas las personas de su empresa pueden leer y continuar ${count} solicitudes y reportes suyos.`,
  nothing: 'Esta persona no deja nada pendiente.',
  successor: 'Quién se hace cargo',
  noOne: 'Nadie',
  waits:
    'Los productos y el pedido pasan al carrito del colega. Si no se elige a nadie, todo queda a la espera de esta persona.',
  confirmBoth: 'Traspasar y desactivar',
  keep: 'Conservar este usuario',
  confirm: 'Desactivar',
  done: (name) => `Se desactivó a ${name}`,
} satisfies Translated<typeof EnglishDeactivate>

/** A new person, or one with an account. */
export const userFormTexts = {
  titleNew: 'Invitar a un usuario',
  titleEdit: (name) => `Editar ${name}`,
  tabEdit: 'Editar un usuario',
  leadNew: 'Enviamos por correo un enlace para definir una contraseña. Funciona una sola vez, durante 48 horas.',
  leadInvited: 'Al guardar se envía de nuevo la invitación. El enlace anterior ya no funciona.',
  leadEdit: 'Si cambia el rol, la sesión de la persona se cierra de inmediato en todas partes.',
  role: 'Rol',
  roleHelp: 'Compras hace pedidos y gestiona. Marketing consulta y usa los recursos.',
  firstname: 'Nombre',
  lastname: 'Apellido',
  job: 'Cargo',
  email: 'Correo electrónico',
  emailHelp: 'Una dirección nueva es válida cuando la persona la confirma con el enlace que enviamos a ella.',
  phone: 'Teléfono',
  phone2: 'Segundo teléfono',
  mandatory,
  invalid,
  send: 'Enviar la invitación',
  save: 'Guardar',
  cancel,
  invited: (email) => `La invitación se envió a ${email}`,
  saved: updated,
  gone: 'Este usuario no existe o está desactivado.',
  toUsers: 'Todos los usuarios',
} satisfies Translated<typeof EnglishUserForm>

/** The language of the screens. */
export const languageTexts = {
  title: 'Idioma',
  lead: 'Se aplica a las pantallas. Los correos, los documentos y lo que escriben las personas quedan como están.',
  own: 'Su idioma',
  asCompany: (language) => `Como mi empresa (${language})`,
  asBrowser: 'Como el navegador',
  company: 'Idioma de la empresa',
  companyHelp: 'Para sus colegas que no han elegido uno.',
} satisfies Translated<typeof EnglishLanguage>
