import brand from '#brand'
import type {
  forgottenTexts as EnglishForgotten,
  loginTexts as EnglishLogin,
  resetTexts as EnglishReset,
} from '#texts/login.ts'
import type { Translated } from '#web/texts/translated.ts'

const forgotten = 'Esqueci-me da palavra-passe'
const enterAnEmail = 'Indique um e-mail válido'

export const loginTexts = {
  title: 'Iniciar sessão',
  lead: 'Encomende, acompanhe e documente cada envio num só lugar.',
  email: 'E-mail',
  password: 'Palavra-passe',
  remember: 'Manter a sessão iniciada',
  forgotten,
  submit: 'Iniciar sessão',
  company: 'Continuar com o início de sessão da sua empresa',
  office: 'Equipa interna: usar o início de sessão único',
  isNew: `Primeira vez no ${brand.name}?`,
  signUp: 'Criar uma conta',
  ended: 'A sua sessão terminou. Inicie sessão para continuar.',
  passwordSet: 'A palavra-passe foi definida',
  mailed: (email) => `Enviámos um e-mail para ${email} para repor a palavra-passe`,
  enterEmail: 'Indique o seu e-mail ou nome de utilizador',
  enterAnEmail,
  enterPassword: 'Indique a sua palavra-passe',
} satisfies Translated<typeof EnglishLogin>

/** The question for a link. */
export const forgottenTexts = {
  title: forgotten,
  lead: 'Enviamos-lhe por e-mail uma ligação para definir uma nova palavra-passe. Funciona uma só vez, durante uma hora.',
  email: 'E-mail',
  enterEmail: enterAnEmail,
  keep: 'Cancelar',
  confirm: 'Enviar-me a ligação',
} satisfies Translated<typeof EnglishForgotten>

/** Where the link leads. */
export const resetTexts = {
  title: forgotten,
  titleNew: 'Definir a palavra-passe',
  lead: 'Escolha uma nova palavra-passe. A sessão será terminada em todos os dispositivos.',
  leadNew: 'Escolha uma palavra-passe e inicie sessão com ela.',
  password: 'Nova palavra-passe',
  passwordHelp: 'Não use uma palavra-passe comum, nem o seu nome, nome de utilizador, e-mail ou empresa.',
  again: 'Confirmar a nova palavra-passe',
  missing: 'Indique uma palavra-passe',
  different: 'As palavras-passe são diferentes',
  maybeSet:
    'A ligação perdeu-se antes de podermos confirmar. A palavra-passe pode já estar definida: tente iniciar sessão com ela. Se não funcionar, peça outra ligação.',
  toSignIn: 'Iniciar sessão',
  submit: 'Definir a palavra-passe',
} satisfies Translated<typeof EnglishReset>
