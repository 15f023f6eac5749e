import type {
  activityTexts as EnglishActivity,
  factorCodeTexts as EnglishFactorCode,
  passwordAgainTexts as EnglishPasswordAgain,
  recoveryTexts as EnglishRecovery,
  secondFactorTexts as EnglishSecondFactor,
  secondStepTexts as EnglishSecondStep,
  securityTexts as EnglishSecurity,
  sessionTexts as EnglishSessions,
  setUpTexts as EnglishSetUp,
} from '#texts/security.ts'
import type { Translated } from '#web/texts/translated.ts'

const updated = 'A conta foi atualizada'
const mandatory = 'Este campo é obrigatório'

/** Required when it was not entered for a while. */
export const passwordAgainTexts = {
  title: 'Introduza de novo a sua palavra-passe',
  lead: 'Iniciou sessão há mais de dez minutos. A palavra-passe confirma a sua identidade.',
  password: 'Palavra-passe',
  missing: 'Introduza a sua palavra-passe',
  keep: 'Cancelar',
  confirm: 'Continuar',
} satisfies Translated<typeof EnglishPasswordAgain>

/** The login name and the password. */
export const securityTexts = {
  title: 'Segurança',
  lead: 'Como inicia sessão e onde tem sessão iniciada.',
  signIn: 'Nome de utilizador e palavra-passe',
  username: 'Nome de utilizador',
  usernameHelp: 'Inicia sessão com ele ou com o seu endereço de e-mail.',
  current: 'Palavra-passe atual',
  newPassword: 'Nova palavra-passe',
  newHelp:
    'Deixe vazio para manter a sua palavra-passe. Uma nova termina a sessão em todos os outros dispositivos. As palavras-passe comuns são recusadas.',
  confirmation: 'Confirmar a nova palavra-passe',
  differs: 'A confirmação não coincide com a nova palavra-passe',
  mandatory,
  save: 'Guardar',
  updated,
} satisfies Translated<typeof EnglishSecurity>

export const sessionTexts = {
  title: 'Onde tem sessão iniciada',
  lead: 'Termine todas as sessões que não reconhece e defina uma nova palavra-passe.',
  device: 'Dispositivo',
  since: 'Início da sessão',
  last: 'Última utilização',
  here: 'Este dispositivo',
  actions: 'Ações',
  end: 'Terminar sessão',
  endOf: (device) => `Terminar sessão em ${device}`,
  ended: 'Sessão terminada nesse dispositivo',
  endOthers: 'Terminar sessão em todos os outros dispositivos',
  othersEnded: 'Sessão terminada em todos os outros dispositivos',
} satisfies Translated<typeof EnglishSessions>

export const activityTexts = {
  title: 'Atividade da conta',
  lead: 'As últimas 50 alterações. Se alguma não foi sua, defina uma nova palavra-passe e termine a sessão em todos os outros dispositivos.',
  what: 'O quê',
  detail: 'Detalhes',
  where: 'Onde',
  when: 'Quando',
  by: (name) => `por ${name}`,
  none: 'Ainda não aconteceu nada na sua conta.',
} satisfies Translated<typeof EnglishActivity>

export const secondFactorTexts = {
  title: 'Segundo fator',
  lead: 'Um código de uma aplicação no seu telemóvel, além da palavra-passe. A palavra-passe só por si deixa de bastar para iniciar sessão.',
  on: 'Ativo',
  off: 'Inativo',
  required: 'A sua função exige-o: não pode ser desativado.',
  left: (codes) => (codes === 1 ? 'Resta 1 código de recuperação.' : `Restam ${codes} códigos de recuperação.`),
  setUp: 'Configurar',
  turnOff: 'Desativar',
  turnOffTitle: 'Desativar o segundo fator?',
  turnOffLead: 'Passará a iniciar sessão só com a palavra-passe. Os códigos de recuperação deixam de funcionar.',
  keep: 'Manter ativo',
  turnedOff: 'O segundo fator está desativado',
  newCodes: 'Novos códigos de recuperação',
  newCodesTitle: 'Criar novos códigos de recuperação?',
  newCodesLead: 'Os que tem deixam de funcionar imediatamente.',
  keepCodes: 'Manter os antigos',
  other: 'Usar outra aplicação',
  otherTitle: 'Configurar outra aplicação de autenticação?',
  otherLead:
    'A aplicação que usa agora funciona até introduzir um código da nova. Recebe depois novos códigos de recuperação.',
  otherNext: 'Continuar',
  keepApp: 'Manter a aplicação',
} satisfies Translated<typeof EnglishSecondFactor>

/** A second factor is changed by a code of it. */
export const factorCodeTexts = {
  code: 'Código atual',
  help: 'Da sua aplicação de autenticação, ou um dos seus códigos de recuperação',
  missing: 'Introduza um código da aplicação ou um código de recuperação',
} satisfies Translated<typeof EnglishFactorCode>

/** While it is set up. */
export const setUpTexts = {
  title: 'Configurar o segundo fator',
  scan: 'Leia esta imagem com uma aplicação de autenticação ou introduza nela a chave.',
  picture: 'Código QR com a chave do seu segundo fator',
  key: 'Chave',
  code: 'Código que a aplicação mostra',
  codeMissing: 'Introduza os seis algarismos que a aplicação mostra',
  keep: 'Cancelar',
  confirm: 'Ativar',
} satisfies Translated<typeof EnglishSetUp>

export const recoveryTexts = {
  title: 'Os seus códigos de recuperação',
  lead: 'Guarde-os onde os encontre sem o telemóvel. Cada um permite iniciar sessão uma vez quando não tiver a aplicação. Só são mostrados desta vez.',
  codes: 'Códigos de recuperação',
  copy: 'Copiar',
  copied: 'Copiado',
  saved: 'Já os guardei',
} satisfies Translated<typeof EnglishRecovery>

/** After the password, while signing in. */
export const secondStepTexts = {
  code: 'Código',
  help: 'Da sua aplicação de autenticação, ou um dos seus códigos de recuperação',
  missing: 'Introduza o código',
  setUp: 'A sua função exige uma aplicação de autenticação. Configure-a agora.',
  submit: 'Iniciar sessão',
  back: 'Voltar',
} satisfies Translated<typeof EnglishSecondStep>
