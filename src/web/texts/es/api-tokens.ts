import type { tokensTexts as English, createTokenTexts as EnglishCreate } from '#texts/api-tokens.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What programs of the company, or of the provider, call with. */
export const tokensTexts = {
  title: 'Tokens de API',
  lead: 'Los programas, como un ERP, llaman al portal con un token. Tiene algunos de los permisos de la persona que lo creó.',
  link: 'Tokens de API',
  add: 'Nuevo token',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden crear tokens de API.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  name: 'Nombre',
  permissions: 'Permisos',
  createdBy: 'Creado por',
  lastUse: 'Último uso',
  never: 'Nunca',
  from: (network) => `desde ${network}`,
  expires: 'Vence el',
  worksNot: 'Quien lo creó no puede iniciar sesión',
  actions: 'Acciones',
  empty: 'No hay tokens de API.',
  revoke: 'Revocar',
  revokeOf: (name) => `Revocar: ${name}`,
  revokeTitle: (name) => `¿Revocar el token ${name}?`,
  revokeLead: 'Los programas que lo usan ya no podrán llamar al portal. No se puede deshacer.',
  keep: 'Conservarlo',
  revoked: 'El token se revocó',
} satisfies Translated<typeof English>

export const createTokenTexts = {
  title: 'Nuevo token de API',
  name: 'Nombre',
  nameHelp: 'Del programa que lo usa, no de una persona. Aparece en el registro de auditoría.',
  nameMissing: 'Ingrese un nombre',
  permissions: 'Permisos',
  permissionsHelp:
    'Elija solo lo que el programa necesita. Las cuentas, las aprobaciones y los ajustes son para personas.',
  permissionsMissing: 'Elija al menos un permiso',
  expires: 'Vence después de',
  days: (days) => `${days} días`,
  keep: 'Cancelar',
  confirm: 'Crear el token',
  secretTitle: 'Su nuevo token',
  secretLead:
    'Cópielo ahora en su programa. Se muestra solo esta vez. Guárdelo con el mismo cuidado que una contraseña.',
  lost: 'Se perdió la conexión. Revoque este token y cree otro.',
  copy: 'Copiar',
  copied: 'Copiado',
  saved: 'Ya lo guardé',
} satisfies Translated<typeof EnglishCreate>
