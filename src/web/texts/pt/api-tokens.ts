import type { tokensTexts as English, createTokenTexts as EnglishCreate } from '#texts/api-tokens.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What programs of the company, or of the provider, call with. */
export const tokensTexts = {
  title: 'Tokens de API',
  lead: 'Os programas, como um ERP, chamam o portal com um token. Tem algumas das permissões da pessoa que o criou.',
  link: 'Tokens de API',
  add: 'Novo token',
  only: (names) =>
    `Só utilizadores com a função Compras podem criar tokens de API.${names === '' ? '' : ` Fale com ${names}.`}`,
  name: 'Nome',
  permissions: 'Permissões',
  createdBy: 'Criado por',
  lastUse: 'Última utilização',
  never: 'Nunca',
  from: (network) => `de ${network}`,
  expires: 'Expira em',
  worksNot: 'Quem o criou não pode iniciar sessão',
  actions: 'Ações',
  empty: 'Não há tokens de API.',
  revoke: 'Revogar',
  revokeOf: (name) => `Revogar: ${name}`,
  revokeTitle: (name) => `Revogar o token ${name}?`,
  revokeLead: 'Os programas que o usam deixam de poder chamar o portal. Não é possível anular.',
  keep: 'Manter',
  revoked: 'O token foi revogado',
} satisfies Translated<typeof English>

export const createTokenTexts = {
  title: 'Novo token de API',
  name: 'Nome',
  nameHelp: 'Do programa que o usa, não de uma pessoa. Aparece no registo de auditoria.',
  nameMissing: 'Introduza um nome',
  permissions: 'Permissões',
  permissionsHelp:
    'Escolha apenas o que o programa precisa. As contas, as aprovações e as definições são para pessoas.',
  permissionsMissing: 'Escolha pelo menos uma permissão',
  expires: 'Expira após',
  days: (days) => `${days} dias`,
  keep: 'Cancelar',
  confirm: 'Criar o token',
  secretTitle: 'O seu novo token',
  secretLead:
    'Copie-o agora para o seu programa. Só é mostrado desta vez. Guarde-o com o mesmo cuidado que uma palavra-passe.',
  lost: 'A ligação perdeu-se. Revogue este token e crie outro.',
  copy: 'Copiar',
  copied: 'Copiado',
  saved: 'Já o guardei',
} satisfies Translated<typeof EnglishCreate>
