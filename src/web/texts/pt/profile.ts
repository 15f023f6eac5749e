import type {
  companyTexts as EnglishCompany,
  deactivateTexts as EnglishDeactivate,
  languageTexts as EnglishLanguage,
  profileTexts as EnglishProfile,
  userFormTexts as EnglishUserForm,
  usersTexts as EnglishUsers,
} from '#texts/profile.ts'
import type { Translated } from '#web/texts/translated.ts'

const updated = 'A conta foi atualizada'
const mandatory = 'Este campo é obrigatório'
const cancel = 'Cancelar'

export const profileTexts = {
  title: 'Dados pessoais',
  lead: 'O seu nome e os seus contactos.',
  civility: 'Tratamento',
  civilities: { MR: 'Sr.', MS: 'Sra.', OTHER: 'Outro' },
  firstname: 'Nome próprio',
  lastname: 'Apelido',
  job: 'Cargo',
  email: 'E-mail',
  emailHelp:
    'Serve para iniciar sessão. Um novo endereço só conta depois de o confirmar com a ligação que lhe enviamos.',
  phone: 'Telefone',
  phone2: 'Segundo telefone',
  mandatory,
  invalid: 'E-mail inválido',
  save: 'Guardar',
  updated,
  pending: 'O seu novo endereço de e-mail ainda não está confirmado.',
  zone: 'Fuso horário',
  zoneLead:
    'Aplica-se às horas nos ecrãs, nos e-mails e nos ficheiros que exporta. As cotações e os outros documentos mantêm o fuso horário da sua empresa.',
  zoneUsual: {
    company: (place) => `Como a minha empresa (${place})`,
    office: (place) => `Como o back office (${place})`,
  },
  zoneChosen: (place) => `Novo fuso horário: ${place}`,
  pendingLead: (email) => `Abra a ligação que enviámos para ${email} para o confirmar. Até lá, conta o antigo.`,
} satisfies Translated<typeof EnglishProfile>

export const companyTexts = {
  title: 'Empresa',
  lead: 'Os dados da sua empresa, tal como são impressos nas cotações e faturas.',
  data: 'Dados da empresa',
  organizationName: 'Nome da empresa',
  address: 'Morada',
  address2: 'Morada, segunda linha',
  zipCode: 'Código postal',
  city: 'Localidade',
  country: 'País',
  email: 'E-mail',
  phone: 'Telefone',
  contactName: 'Contacto',
  contactPhone: 'Telefone do contacto',
  mandatory,
  invalid: 'E-mail da empresa inválido',
  save: 'Guardar',
  updated,
  only: (names) =>
    `Só utilizadores com a função Compras podem alterar a empresa.${names === '' ? '' : ` Fale com ${names}.`}`,
  cannot: 'A sua função não permite alterar a empresa',
  kinds: { SHIPPING: 'Moradas de entrega', BILLING: 'Moradas de faturação' },
  primary: 'Principal',
  secondary: 'Secundária',
  noAddress: { SHIPPING: 'Ainda não há morada de entrega.', BILLING: 'Ainda não há morada de faturação.' },
  edit: { SHIPPING: 'Todas as moradas de entrega', BILLING: 'Todas as moradas de faturação' },
} satisfies Translated<typeof EnglishCompany>

/** The people of the own company. */
export const usersTexts = {
  title: 'Utilizadores',
  lead: 'Quem na sua empresa pode iniciar sessão, e com que função.',
  add: 'Convidar um utilizador',
  roles: 'O que cada função pode fazer',
  name: 'Nome',
  email: 'E-mail',
  job: 'Cargo',
  role: 'Função',
  state: 'Estado',
  seen: 'Última visita',
  actions: 'Ações',
  states: {
    ACTIVE: 'Ativo',
    INVITED: 'Convite enviado',
    INVITATION_EXPIRED: 'Convite expirado',
    DEACTIVATED: 'Desativado',
    ERASED: 'Apagado',
  },
  ends: (hours) => (hours <= 1 ? 'termina dentro de uma hora' : `termina em ${hours} h`),
  asksForLink: 'pediu uma nova ligação',
  moves: (email) => `${email} ainda por confirmar`,
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  again: 'Enviar de novo',
  sentAgain: (email) => `O convite foi enviado de novo para ${email}. A ligação anterior já não funciona.`,
  withdraw: 'Cancelar o convite',
  withdrawTitle: (name) => `Cancelar o convite de ${name}?`,
  withdrawLead: 'A ligação deixa de funcionar, e os dados introduzidos sobre a pessoa são eliminados.',
  keepInvited: 'Manter o convite',
  withdrawn: 'Convite cancelado',
  deactivate: 'Desativar',
  back: 'Reativar',
  backOf: (name) => `Reativar: ${name}`,
  broughtBack: (name) => `${name} pode iniciar sessão de novo`,
  only: (names) =>
    `Só utilizadores com a função Compras podem gerir utilizadores.${names === '' ? '' : ` Fale com ${names}.`}`,
  cannot: (names) => `Só a função Compras o pode fazer${names === '' ? '' : `: fale com ${names}`}`,
  lastOne: 'O último utilizador com a função Compras tem de ficar',
  says: (name, state, role) => `${name}: ${role}, ${state}`,
  none: 'Ainda ninguém na sua empresa tem uma conta.',
} satisfies Translated<typeof EnglishUsers>

export const deactivateTexts = {
  title: (name) => `Desativar ${name}?`,
  lead: 'As suas sessões terminam imediatamente em todos os dispositivos e esta pessoa não pode iniciar sessão. Pode reativar a conta.',
  stays: 'As encomendas, cotações e documentos são da empresa: todos os seus utilizadores lhes podem dar seguimento.',
  work: 'O que só esta pessoa vê',
  cart: (lines) => (lines === 1 ? '1 produto no seu carrinho' : `${lines} produtos no seu carrinho`),
  draft: 'Uma encomenda em preparação',
  tickets: (references) =>
    `${references.length === 1 ? 'Um pedido privado' : `${references.length} pedidos privados`}: ${references.join(', ')}`,
  shared: (count) =>
    count === 1
      ? 'Todos na sua empresa podem ler e dar seguimento a um pedido ou comunicação desta pessoa.'
      : `Todos na sua empresa podem ler e dar seguimento a ${count} pedidos e comunicações desta pessoa.`,
  nothing: 'Esta pessoa não deixa nada em aberto.',
  successor: 'Quem fica com isto',
  noOne: 'Ninguém',
  waits:
    'Os produtos e a encomenda passam para o carrinho da pessoa escolhida. Se não escolher ninguém, tudo fica à espera desta pessoa.',
  confirmBoth: 'Transferir e desativar',
  keep: 'Manter este utilizador',
  confirm: 'Desativar',
  done: (name) => `Conta desativada: ${name}`,
} satisfies Translated<typeof EnglishDeactivate>

/** A new person, or one with an account. */
export const userFormTexts = {
  titleNew: 'Convidar um utilizador',
  titleEdit: (name) => `Editar ${name}`,
  tabEdit: 'Editar um utilizador',
  leadNew: 'Enviamos por e-mail uma ligação para definir a palavra-passe. Funciona uma só vez, durante 48 horas.',
  leadInvited: 'Ao guardar, o convite é enviado de novo. A ligação anterior deixa de funcionar.',
  leadEdit: 'Uma mudança de função termina imediatamente todas as sessões da pessoa.',
  role: 'Função',
  roleHelp: 'Compras: encomendar e gerir. Marketing: consultar e usar os recursos.',
  firstname: 'Nome próprio',
  lastname: 'Apelido',
  job: 'Cargo',
  email: 'E-mail',
  emailHelp: 'Um novo endereço só conta depois de a pessoa o confirmar com a ligação que lhe enviamos.',
  phone: 'Telefone',
  phone2: 'Segundo telefone',
  mandatory,
  invalid: 'E-mail inválido',
  send: 'Enviar o convite',
  save: 'Guardar',
  cancel,
  invited: (email) => `O convite foi enviado para ${email}`,
  saved: updated,
  gone: 'Este utilizador não existe ou está desativado.',
  toUsers: 'Todos os utilizadores',
} satisfies Translated<typeof EnglishUserForm>

/** The language of the screens. */
export const languageTexts = {
  title: 'Língua',
  lead: 'Aplica-se aos ecrãs. Os e-mails, os documentos e o que as pessoas escrevem ficam como estão.',
  own: 'A sua língua',
  asCompany: (language) => `Como a minha empresa (${language})`,
  asBrowser: 'Como o navegador',
  company: 'Língua da empresa',
  companyHelp: 'Para os seus colegas que não escolheram nenhuma.',
} satisfies Translated<typeof EnglishLanguage>
