import type {
  companySignInTexts as EnglishCompanySignIn,
  signInAgainTexts as EnglishSignInAgain,
  signInReturnTexts as EnglishSignInReturn,
} from '#texts/single-sign-on.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where an issuer leads back to. */
export const signInReturnTexts = {
  title: 'Iniciando sesión',
  lead: 'Un momento, por favor.',
  proved: 'Confirmado. Cierre esta ventana y continúe en la otra.',
  toSignIn: 'Volver al inicio de sesión',
} satisfies Translated<typeof EnglishSignInReturn>

/** Required when the person signed in by single sign-on a while ago. */
export const signInAgainTexts = {
  title: 'Inicie sesión de nuevo',
  lead: 'Inició sesión hace más de diez minutos. Inicie sesión de nuevo para confirmar que es usted. Se abre en una ventana nueva.',
  keep: 'Cancelar',
  confirm: 'Iniciar sesión de nuevo',
} satisfies Translated<typeof EnglishSignInAgain>

/** Of one company, in the office. */
export const companySignInTexts = {
  title: 'Inicio de sesión único',
  lead: 'Los usuarios de la empresa inician sesión con la cuenta de su empresa, por OpenID Connect.',
  off: 'Sin configurar. Los usuarios inician sesión con contraseña.',
  setUp: 'Configurar',
  change: 'Cambiar',
  remove: 'Quitar',
  issuer: 'Emisor',
  issuerHelp: 'Por ejemplo, https://login.example.com. Lo indica el equipo de TI de la empresa.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  secretKept: 'Déjelo vacío para conservar el actual.',
  domains: 'Dominios de correo electrónico',
  domainsHelp: 'Separados por comas, por ejemplo example.com, example.org',
  required: 'Las contraseñas dejan de funcionar para esta empresa',
  requiredShort: 'Obligatorio',
  optionalShort: 'Opcional, las contraseñas también funcionan',
  returnTo: 'URI de redirección que se debe registrar allí',
  mode: 'Uso',
  mandatory: 'Este campo es obligatorio',
  keep: 'Cancelar',
  save: 'Guardar',
  saved: (name) => `Se guardó el inicio de sesión único de ${name}.`,
  removeTitle: (name) => `¿Quitar el inicio de sesión único de ${name}?`,
  removeLead:
    'Se cerrará la sesión de quienes iniciaron sesión así. Después podrán usar una contraseña y definirla con “Olvidé mi contraseña”.',
  removed: (name) => `Se quitó el inicio de sesión único de ${name}.`,
} satisfies Translated<typeof EnglishCompanySignIn>
