import type {
  accessTexts as EnglishAccess,
  eraseTexts as EnglishErase,
  inviteTexts as EnglishInvite,
  peopleTexts as EnglishPeople,
  pictureTexts as EnglishPicture,
  resetFactorTexts as EnglishResetFactor,
  withdrawTexts as EnglishWithdraw,
} from '#texts/people.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'
import { roleNames } from './role-names.ts'

/** The people with an account, for the provider's administrators. */
export const peopleTexts = {
  title: 'Pessoas',
  lead: 'Todas as contas, de distribuidores e da equipa interna, atuais e antigas.',
  onlyAdmin: 'Só administradores podem ver as contas.',
  search: 'Nome ou e-mail',
  searchChip: 'Pesquisa',
  company: 'Empresa',
  staff: 'Equipa interna',
  role: 'Função',
  state: 'Estado',
  anyCompany: 'Todas as empresas',
  anyRole: 'Todas as funções',
  anyState: 'Todas as pessoas',
  things: 'pessoa',
  name: 'Nome',
  email: 'E-mail',
  joined: 'Entrada',
  roles: roleNames,
  states: {
    ACTIVE: 'Ativa',
    INVITED: 'Convidada',
    INVITATION_EXPIRED: 'Convite expirado',
    DEACTIVATED: 'Desativada',
    ERASED: 'Apagada',
  },
  until: 'até',
  asksForLink: 'pediu uma nova ligação',
  seen: 'última visita',
  factorOn: 'segundo fator',
  invite: 'Convidar uma pessoa',
  again: 'Enviar de novo',
  sentAgain: 'O convite foi enviado de novo. A ligação anterior já não funciona.',
  withdraw: 'Cancelar o convite',
  resetFactor: 'Repor o segundo fator',
  erasedBy: (by) => `por ${by}`,
  trail: 'Histórico',
  picture: 'Imagem',
  access: 'Acesso',
  erase: 'Apagar',
  unknown: 'Esta pessoa não existe.',
  lastSeen: 'Última visita',
  secondFactor: 'Segundo fator',
  on: 'Ativo',
  off: 'Inativo',
  invitedUntil: 'Convite válido até',
  linkAsked: 'Pediu uma nova ligação',
  represents: 'Representa-nos junto de',
  says: (name, state, role) => `${name}: ${role}, ${state}`,
} satisfies Translated<typeof EnglishPeople>

export const inviteTexts = {
  title: 'Convidar uma pessoa',
  lead: 'Enviamos por e-mail uma ligação para definir a palavra-passe. Funciona uma só vez, durante 48 horas.',
  side: 'Pertence a',
  firstname: 'Nome próprio',
  lastname: 'Apelido',
  job: 'Cargo',
  phone: 'Telefone',
  missing: 'Este campo é obrigatório',
  explained: 'O que cada função pode fazer',
  noRole: 'Escolha uma função',
  invalid: 'E-mail inválido',
  keep: 'Cancelar',
  confirm: 'Enviar o convite',
  done: (email) => `O convite foi enviado para ${email}`,
} satisfies Translated<typeof EnglishInvite>

export const withdrawTexts = {
  title: (name) => `Cancelar o convite de ${name}?`,
  lead: 'A ligação deixa de funcionar, e os dados introduzidos sobre a pessoa são eliminados.',
  keep: 'Manter o convite',
  confirm: 'Cancelar o convite',
  done: 'Convite cancelado',
} satisfies Translated<typeof EnglishWithdraw>

export const resetFactorTexts = {
  title: (name) => `Repor o segundo fator de ${name}?`,
  lead: 'Esta pessoa inicia sessão só com a palavra-passe até o configurar de novo. As suas sessões terminam em todos os dispositivos e recebe um e-mail.',
  reason: 'Motivo',
  missing: 'Indique um motivo',
  keep: 'Manter',
  confirm: 'Repor',
  done: 'Segundo fator reposto. A pessoa foi informada por e-mail.',
} satisfies Translated<typeof EnglishResetFactor>

type CountForms = readonly [one: string, many: string]
const kindNames: Readonly<Record<'ORDER' | 'QUOTE' | 'DOCUMENTS' | 'FILE', CountForms>> = {
  ORDER: ['encomenda', 'encomendas'],
  QUOTE: ['cotação por dar', 'cotações por dar'],
  DOCUMENTS: ['encomenda com documentos por analisar', 'encomendas com documentos por analisar'],
  FILE: ['processo', 'processos'],
}

export const accessTexts = {
  /** What is on a person's desk, a sentence each. */
  open: (companies, requests, assigned, files) => [
    ...(companies.length > 0 ? [`Representa-nos junto de ${companies.join(', ')}`] : []),
    ...(requests > 0 ? [`Responde a ${requests === 1 ? 'um pedido' : `${requests} pedidos`}`] : []),
    ...assigned.map(({ kind, count }) => `Tem ${counted(count, ...kindNames[kind])}`),
    ...(files.length > 0 ? [`Tem decisões em rascunho no processo de ${files.join(', ')}, que serão descartadas`] : []),
  ],
  successor: 'Quem fica com isto',
  noSuccessor: 'Por atribuir, para já',
  successorHelp: 'As empresas passam a ver a pessoa escolhida como seu contacto.',
  title: (name) => `Acesso de ${name}`,
  access: 'Inicia sessão como',
  none: 'Sem acesso',
  signsOut: 'Quando isto muda, as sessões da pessoa terminam imediatamente em todos os dispositivos.',
  comesBack: 'A pessoa inicia sessão com o nome de utilizador e a palavra-passe que tinha.',
  unchanged: 'Escolha o que muda',
  reason: 'Motivo',
  reasonHelp: 'Fica no histórico para sempre: não inclua nomes.',
  missing: 'Indique um motivo',
  keep: 'Manter como está',
  confirm: 'Alterar o acesso',
  takeAway: 'Retirar o acesso',
  done: 'O acesso foi alterado.',
} satisfies Translated<typeof EnglishAccess>

export const pictureTexts = {
  title: (name) => `Imagem de ${name}`,
  what: 'Visível para as empresas junto das quais esta pessoa nos representa.',
  file: 'Nova imagem',
  remove: 'Remover a imagem',
  missing: 'Escolha uma imagem',
  keep: 'Cancelar',
  confirm: 'Guardar a imagem',
  done: 'A imagem foi alterada.',
} satisfies Translated<typeof EnglishPicture>

export const eraseTexts = {
  title: (name) => `Apagar ${name} para sempre?`,
  what: 'A chave de todos os dados pessoais será destruída: nome, e-mail, telefone, nome de utilizador e todos os textos que a pessoa escreveu. Não podem ser recuperados, nem a partir do registo de eventos. As suas sessões terminam e a pessoa não pode voltar; o seu endereço de e-mail pode ser usado de novo.',
  stays: 'As encomendas, cotações, ficheiros e CareCoins ficam na empresa, com o nome «Pessoa apagada».',
  personData: 'Dados sobre esta pessoa',
  counts: {
    named: 'Moradas e contactos que a nomeiam, agora ou antes: perdem o destinatário, o e-mail e o telefone',
    written: 'Mensagens e notas que escreveu',
    files: 'Ficheiros que enviou: ficam na empresa, com outro nome',
    mails: 'E-mails que lhe foram enviados',
    sessions: 'Dispositivos onde tem sessão iniciada',
  },
  email: 'Confirme o endereço de e-mail da pessoa',
  emailHelp: (email) => `Escreva ${email}`,
  wrongEmail: 'Este não é o endereço de e-mail desta pessoa',
  reason: 'Motivo',
  reasonHelp: 'Fica no registo de eventos para sempre: não inclua nomes.',
  missing: 'Indique um motivo',
  keep: 'Manter esta pessoa',
  confirm: 'Apagar para sempre',
  done: 'Pessoa apagada.',
} satisfies Translated<typeof EnglishErase>
