import type {
  securityTexts as English,
  activityTexts as EnglishActivity,
  factorCodeTexts as EnglishFactorCode,
  passwordAgainTexts as EnglishPasswordAgain,
  recoveryTexts as EnglishRecovery,
  secondFactorTexts as EnglishSecondFactor,
  secondStepTexts as EnglishSecondStep,
  sessionTexts as EnglishSession,
  setUpTexts as EnglishSetUp,
} from '#texts/security.ts'
import type { Translated } from '#web/texts/translated.ts'

const updated = 'La cuenta se actualizó correctamente'
const mandatory = 'Este campo es obligatorio'

/** Required when it was not entered for a while. */
export const passwordAgainTexts = {
  title: 'Ingrese su contraseña de nuevo',
  lead: 'Inició sesión hace más de diez minutos. Su contraseña confirma que es usted.',
  password: 'Contraseña',
  missing: 'Ingrese su contraseña',
  keep: 'Cancelar',
  confirm: 'Continuar',
} satisfies Translated<typeof EnglishPasswordAgain>

/** The login name and the password. */
export const securityTexts = {
  title: 'Seguridad',
  lead: 'Cómo inicia sesión y dónde tiene sesiones abiertas.',
  signIn: 'Nombre de usuario y contraseña',
  username: 'Nombre de usuario',
  usernameHelp: 'Inicia sesión con él o con su correo electrónico.',
  current: 'Contraseña actual',
  newPassword: 'Nueva contraseña',
  newHelp:
    'Déjela vacía para conservar su contraseña. Una nueva cierra su sesión en todos los demás dispositivos. No se aceptan contraseñas comunes.',
  confirmation: 'Confirme la nueva contraseña',
  differs: 'Revise la confirmación de su nueva contraseña',
  mandatory,
  save: 'Guardar',
  updated,
} satisfies Translated<typeof English>

export const sessionTexts = {
  title: 'Dónde tiene sesiones abiertas',
  lead: 'Cierre toda sesión que no reconozca y defina una nueva contraseña.',
  device: 'Dispositivo',
  since: 'Inicio de sesión',
  last: 'Último uso',
  here: 'Este dispositivo',
  actions: 'Acciones',
  end: 'Cerrar sesión',
  endOf: (device) => `Cerrar sesión en ${device}`,
  ended: 'Se cerró la sesión en ese dispositivo',
  endOthers: 'Cerrar sesión en todos los demás dispositivos',
  othersEnded: 'Se cerró la sesión en todos los demás dispositivos',
} satisfies Translated<typeof EnglishSession>

export const activityTexts = {
  title: 'Actividad de la cuenta',
  lead: 'Los últimos 50 cambios. Si alguno no fue suyo, defina una nueva contraseña y cierre la sesión en todos los demás dispositivos.',
  what: 'Qué',
  detail: 'Detalles',
  where: 'Dónde',
  when: 'Cuándo',
  by: (name) => `por ${name}`,
  none: 'Aún no ha ocurrido nada en su cuenta.',
} satisfies Translated<typeof EnglishActivity>

export const secondFactorTexts = {
  title: 'Segundo factor',
  lead: 'Un código de una aplicación en su teléfono, además de la contraseña. Así, su contraseña por sí sola no basta para iniciar sesión.',
  on: 'Activado',
  off: 'Desactivado',
  required: 'Su rol lo exige: no se puede desactivar.',
  left: (codes) => (codes === 1 ? 'Queda 1 código de recuperación.' : `Quedan ${codes} códigos de recuperación.`),
  setUp: 'Configurar',
  turnOff: 'Desactivar',
  turnOffTitle: '¿Desactivar el segundo factor?',
  turnOffLead: 'Iniciará sesión solo con su contraseña. Sus códigos de recuperación dejarán de funcionar.',
  keep: 'Mantenerlo activado',
  turnedOff: 'El segundo factor está desactivado',
  newCodes: 'Nuevos códigos de recuperación',
  newCodesTitle: '¿Generar nuevos códigos de recuperación?',
  newCodesLead: 'Los que tiene dejarán de funcionar de inmediato.',
  keepCodes: 'Conservar los anteriores',
  other: 'Usar otra aplicación',
  otherTitle: '¿Configurar otra aplicación de autenticación?',
  otherLead:
    'La aplicación que usa ahora funciona hasta que ingrese un código de la nueva. Entonces recibirá nuevos códigos de recuperación.',
  otherNext: 'Continuar',
  keepApp: 'Conservar la aplicación',
} satisfies Translated<typeof EnglishSecondFactor>

/** A second factor is changed by a code of it. */
export const factorCodeTexts = {
  code: 'Código actual',
  help: 'De su aplicación de autenticación, o uno de sus códigos de recuperación',
  missing: 'Ingrese un código de su aplicación o un código de recuperación',
} satisfies Translated<typeof EnglishFactorCode>

/** While it is set up. */
export const setUpTexts = {
  title: 'Configurar el segundo factor',
  scan: 'Escanee esta imagen con una aplicación de autenticación o escriba la clave en ella.',
  picture: 'Código QR con la clave de su segundo factor',
  key: 'Clave',
  code: 'Código que muestra la aplicación',
  codeMissing: 'Ingrese los seis dígitos que muestra su aplicación',
  keep: 'Cancelar',
  confirm: 'Activarlo',
} satisfies Translated<typeof EnglishSetUp>

export const recoveryTexts = {
  title: 'Sus códigos de recuperación',
  lead: 'Guárdelos donde pueda encontrarlos sin su teléfono. Cada uno le permite iniciar sesión una vez cuando no tenga la aplicación. Solo se muestran esta vez.',
  codes: 'Códigos de recuperación',
  copy: 'Copiar',
  copied: 'Copiado',
  saved: 'Ya los guardé',
} satisfies Translated<typeof EnglishRecovery>

/** After the password, while signing in. */
export const secondStepTexts = {
  code: 'Código',
  help: 'De su aplicación de autenticación, o uno de sus códigos de recuperación',
  missing: 'Ingrese el código',
  setUp: 'Su rol requiere una aplicación de autenticación. Configúrela ahora.',
  submit: 'Iniciar sesión',
  back: 'Atrás',
} satisfies Translated<typeof EnglishSecondStep>
