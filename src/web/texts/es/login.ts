import brand from '#brand'
import type {
  loginTexts as English,
  forgottenTexts as EnglishForgotten,
  resetTexts as EnglishReset,
} from '#texts/login.ts'
import type { Translated } from '#web/texts/translated.ts'

const forgotten = 'Olvidé mi contraseña'
const enterAnEmail = 'Ingrese un correo electrónico válido'

export const loginTexts = {
  title: 'Iniciar sesión',
  lead: 'Haga pedidos, sígalos y documente cada envío en un solo lugar.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  remember: 'Recordarme',
  forgotten,
  submit: 'Iniciar sesión',
  company: 'Continuar con el inicio de sesión de su empresa',
  office: 'Personal: usar el inicio de sesión único',
  isNew: `¿Es su primera vez en ${brand.name}?`,
  signUp: 'Crear una cuenta',
  ended: 'Su sesión terminó. Inicie sesión para continuar.',
  passwordSet: 'La contraseña se guardó correctamente',
  mailed: (email) => `Enviamos un correo a ${email} para que restablezca su contraseña`,
  enterEmail: 'Ingrese su correo electrónico o nombre de usuario',
  enterAnEmail,
  enterPassword: 'Ingrese su contraseña',
} satisfies Translated<typeof English>

/** The question for a link. */
export const forgottenTexts = {
  title: forgotten,
  lead: 'Le enviaremos por correo un enlace para definir una nueva contraseña. Funciona una sola vez, durante una hora.',
  email: 'Correo electrónico',
  enterEmail: enterAnEmail,
  keep: 'Cancelar',
  confirm: 'Enviarme el enlace',
} satisfies Translated<typeof EnglishForgotten>

/** Where the link leads. */
export const resetTexts = {
  title: forgotten,
  titleNew: 'Defina su contraseña',
  lead: 'Elija una nueva contraseña. Se cerrará su sesión en todos los dispositivos.',
  leadNew: 'Elija una contraseña e inicie sesión con ella.',
  password: 'Nueva contraseña',
  passwordHelp:
    'Que no sea una contraseña común ni contenga su nombre, nombre de usuario, correo electrónico o empresa.',
  again: 'Confirme la nueva contraseña',
  missing: 'Ingrese una contraseña',
  different: 'Las contraseñas no coinciden',
  maybeSet:
    'La conexión se perdió antes de que pudiéramos confirmarlo. Es posible que su contraseña ya se haya guardado: intente iniciar sesión con ella. Si no funciona, solicite otro enlace.',
  toSignIn: 'Iniciar sesión',
  submit: 'Guardar la contraseña',
} satisfies Translated<typeof EnglishReset>
