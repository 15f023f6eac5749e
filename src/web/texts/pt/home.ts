import brand from '#brand'
import type {
  homeTexts as EnglishHome,
  marketingHomeTexts as EnglishMarketing,
  statisticsTexts as EnglishStatistics,
  taskTexts as EnglishTasks,
  watchedTaskTexts as EnglishWatchedTasks,
} from '#texts/home.ts'
import type { Translated } from '#web/texts/translated.ts'

export const homeTexts = {
  title: 'Início',
  /** Around the name. */
  hello: ['Olá, ', ', ainda bem que voltou!'],
  help: 'Como podemos ajudar hoje?',
  needsYou: 'A aguardar a sua ação',
  needsCompany: 'Tarefas em aberto da sua empresa',
  first: (left) => `A primeira: ${left}`,
  nothing: 'De momento, nada aguarda a sua ação.',
  nothingOfCompany: 'A sua empresa não tem tarefas em aberto.',
  toShop: 'Ir para a loja',
  programme: brand.name,
  careCoins: 'CareCoins',
  noLevel: 'Ainda não tem estatuto de parceiro',
  orders: 'As suas encomendas',
  allOrders: 'Ver todas as minhas encomendas',
  inNeed: 'Encomendas que precisam de uma ação',
  allInNeed: 'Ver todas',
  noneInNeed: 'De momento, nenhuma encomenda precisa de uma ação.',
  need: {
    order: 'N.º da encomenda',
    what: 'Próximo passo',
    by: 'Até quando',
  },
  noDeadline: 'Sem prazo',
  products: 'Produtos',
  recent: 'Produtos vistos recentemente',
  allNewProducts: 'Ver todos os novos produtos',
  frequent: 'Frequentemente comprados com',
  allProducts: 'Ver todos os produtos',
  contacts: 'Os seus contactos',
  representative: 'O seu representante comercial',
  director: 'O seu contacto: a direção comercial',
  people: 'Novidades na sua empresa',
  allUsers: 'Ver todos os utilizadores',
  ownData: 'Editar os meus dados',
  shipsTo: 'Morada de entrega principal',
  noAddress: 'Ainda não há morada de entrega.',
  editAddresses: 'Editar as moradas de entrega',
  addresses: 'Ver as moradas de entrega',
  quality: 'Garantia da qualidade',
  qualityText:
    'O nosso sistema de qualidade segue a norma ISO 13485 e os requisitos de qualidade da agência de medicamentos dos EUA e da agência europeia de medicamentos.',
  qualityMore: 'Como trabalhamos',
} satisfies Translated<typeof EnglishHome>

/** What is new for people of marketing. */
export const marketingHomeTexts = {
  material: 'Novo material',
  allMaterial: 'Todos os recursos',
  noMaterial: 'Sem material novo desde a sua última visita.',
  courses: 'Cursos para continuar',
  allCourses: 'Ir para a academia',
  noCourses: 'Concluiu todos os cursos.',
  events: 'Próximos eventos',
  allEvents: 'Ver todos os eventos',
  noEvents: 'Não há eventos previstos.',
  orders: 'As suas encomendas de material',
  allOrders: 'Encomendar material',
  noOrders: 'Ainda não encomendou material.',
  posts: 'Redes sociais',
  allPosts: 'Notícias e publicações',
  noPosts: 'Ainda não há publicações.',
  post: (network, day) => `${network}, ${day}`,
} satisfies Translated<typeof EnglishMarketing>

/** A status of tone 'you', as a task: one order, several orders. */
export const taskTexts = {
  APPROVAL: { one: '1 encomenda por aprovar', many: (count) => `${count} encomendas por aprovar` },
  QUOTE_RECEIVED: { one: '1 cotação por confirmar', many: (count) => `${count} cotações por confirmar` },
  WAITING_FOR_PREPAYMENT: {
    one: 'Comprovativo de pré-pagamento por enviar',
    many: (count) => `${count} comprovativos de pré-pagamento por enviar`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Licença de importação por enviar',
    many: (count) => `${count} licenças de importação por enviar`,
  },
  PENDING_APPROVAL: {
    one: 'Documentos por aprovar',
    many: (count) => `Documentos de ${count} encomendas por aprovar`,
  },
  WAITING_FOR_PREINSPECTION: {
    one: 'Documento de pré-inspeção por enviar',
    many: (count) => `${count} documentos de pré-inspeção por enviar`,
  },
} satisfies Translated<typeof EnglishTasks>

/** The same for people who may not do it themselves. */
export const watchedTaskTexts = {
  APPROVAL: {
    one: '1 encomenda ainda não aprovada',
    many: (count) => `${count} encomendas ainda não aprovadas`,
  },
  QUOTE_RECEIVED: {
    one: '1 cotação ainda não confirmada',
    many: (count) => `${count} cotações ainda não confirmadas`,
  },
  WAITING_FOR_PREPAYMENT: {
    one: 'Comprovativo de pré-pagamento ainda não enviado',
    many: (count) => `${count} comprovativos de pré-pagamento ainda não enviados`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Licença de importação ainda não enviada',
    many: (count) => `${count} licenças de importação ainda não enviadas`,
  },
  PENDING_APPROVAL: {
    one: 'Documentos ainda não aprovados',
    many: (count) => `Documentos de ${count} encomendas ainda não aprovados`,
  },
  WAITING_FOR_PREINSPECTION: {
    one: 'Documento de pré-inspeção ainda não enviado',
    many: (count) => `${count} documentos de pré-inspeção ainda não enviados`,
  },
} satisfies Translated<typeof EnglishWatchedTasks>

/** The company in figures, on its home. */
export const statisticsTexts = {
  title: 'A sua empresa em números',
  names: {
    orders: 'Encomendas',
    ordersInProgress: 'Encomendas em curso',
    quotesToConfirm: 'Cotações por confirmar',
    documentsToSend: 'Documentos por enviar',
    quantityOrdered: 'Unidades encomendadas',
    lastOrderDate: 'Última encomenda',
    careCoinsBalance: 'CareCoins',
  },
  never: 'Ainda nenhuma',
} satisfies Translated<typeof EnglishStatistics>
