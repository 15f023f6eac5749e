import brand from '#brand'
import type {
  homeTexts as EnglishHome,
  statisticsTexts as EnglishStatistics,
  taskTexts as EnglishTasks,
  watchedTaskTexts as EnglishWatchedTasks,
} from '../en/home.ts'
import type { Translated } from '../translated.ts'

export const homeTexts = {
  title: 'Início',
  /** Around the name. */
  hello: ['Olá, ', ', ainda bem que voltou!'],
  help: 'Como podemos ajudar hoje?',
  waiting: 'As suas tarefas em aberto',
  waitingForOthers: 'Tarefas em aberto da sua empresa',
  first: (left) => `A primeira: ${left}`,
  nothing: 'Sem tarefas em aberto',
  toShop: 'Ir para a loja',
  programme: brand.name,
  careCoins: 'CareCoins',
  noLevel: 'Ainda não tem estatuto de parceiro',
  orders: 'As suas encomendas',
  allOrders: 'Ver todas as minhas encomendas',
  inNeed: 'Encomendas que precisam de uma ação',
  allInNeed: 'Ver todas, primeiro as suas',
  noneInNeed: 'De momento, nenhuma encomenda precisa de uma ação.',
  need: {
    order: 'N.º da encomenda',
    who: 'Quem age',
    what: 'Próximo passo',
    by: 'Até quando',
    you: 'Eu',
    procurement: 'Equipa de Compras',
    provider: brand.name,
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

/** A status of tone 'you', as a task: one order, several orders. */
export const taskTexts = {
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
