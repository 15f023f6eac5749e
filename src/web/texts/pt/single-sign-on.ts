import type {
  companySignInTexts as EnglishCompanySignIn,
  signInAgainTexts as EnglishSignInAgain,
  signInReturnTexts as EnglishSignInReturn,
} from '#texts/single-sign-on.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where an issuer leads back to. */
export const signInReturnTexts = {
  title: 'A iniciar sessão',
  lead: 'Um momento, por favor.',
  proved: 'Confirmado. Feche esta janela e continue na outra.',
  toSignIn: 'Voltar ao início de sessão',
} satisfies Translated<typeof EnglishSignInReturn>

/** Required when the person signed in by single sign-on a while ago. */
export const signInAgainTexts = {
  title: 'Inicie sessão de novo',
  lead: 'Iniciou sessão há mais de dez minutos. Inicie sessão de novo para confirmar a sua identidade. Abre-se uma nova janela.',
  keep: 'Cancelar',
  confirm: 'Iniciar sessão de novo',
} satisfies Translated<typeof EnglishSignInAgain>

/** Of one company, in the office. */
export const companySignInTexts = {
  title: 'Início de sessão único',
  lead: 'Os utilizadores da empresa iniciam sessão com a conta da sua empresa, por OpenID Connect.',
  off: 'Não configurado. Os utilizadores iniciam sessão com palavra-passe.',
  setUp: 'Configurar',
  change: 'Alterar',
  remove: 'Remover',
  issuer: 'Emissor',
  issuerHelp: 'Por exemplo, https://login.example.com. Indicado pela equipa de informática da empresa.',
  clientId: 'ID de cliente',
  clientSecret: 'Segredo de cliente',
  secretKept: 'Deixe vazio para manter o atual.',
  domains: 'Domínios de e-mail',
  domainsHelp: 'Separados por vírgulas, por exemplo example.com, example.org',
  required: 'As palavras-passe deixam de funcionar para esta empresa',
  requiredShort: 'Obrigatório',
  optionalShort: 'Opcional, as palavras-passe também funcionam',
  returnTo: 'URI de redirecionamento a registar lá',
  mode: 'Utilização',
  mandatory: 'Este campo é obrigatório',
  keep: 'Cancelar',
  save: 'Guardar',
  saved: (name) => `Início de sessão único de ${name} guardado.`,
  removeTitle: (name) => `Remover o início de sessão único de ${name}?`,
  removeLead:
    'Quem iniciou sessão assim deixa de ter sessão. Depois pode usar uma palavra-passe, que define em “Esqueci-me da palavra-passe”.',
  removed: (name) => `Início de sessão único de ${name} removido.`,
} satisfies Translated<typeof EnglishCompanySignIn>
