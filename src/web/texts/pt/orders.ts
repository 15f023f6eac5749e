import brand from '#brand'
import { count } from '#platform/text/formats.ts'
import type {
  againTexts as EnglishAgain,
  cancelReasons as EnglishCancelReasons,
  deadlineTexts as EnglishDeadlines,
  decisionTexts as EnglishDecisions,
  orderTexts as EnglishOrder,
  ordersTexts as EnglishOrders,
  paymentTexts as EnglishPayment,
  referenceTexts as EnglishReferences,
} from '#texts/orders.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const ordersTexts = {
  title: 'As minhas encomendas',
  lead: 'As encomendas da sua empresa, com as cotações e entregas.',
  addProduct: 'Adicionar outro produto',
  views: 'Vistas',
  all: 'Todas',
  status: 'Estado',
  destination: 'Destino',
  product: 'Produto',
  group: 'Fase',
  groups: { progress: 'Em curso', yours: 'A aguardar a sua ação', documents: 'Documentos por enviar' },
  columns: {
    details: 'Detalhes',
    num: 'N.º da encomenda',
    purchaseOrder: 'Nota de encomenda',
    date: 'Data da encomenda',
    total: 'Preço total',
    destination: 'Destino',
    status: 'Estado',
    link: 'Ligação',
    progress: 'Progresso',
    actions: 'Ações',
  },
  detailsOf: (num) => `Detalhes de ${num}`,
  orderNamed: (num) => `encomenda ${num}`,
  onHold: 'Retida',
  turns: {
    distributor: 'A aguardar a sua ação',
    provider: `A aguardar a ${brand.name}`,
    carrier: null,
    none: null,
  },
  empty: 'Ainda não há encomendas. Quando efetuar uma, a cotação e os documentos aparecem aqui.',
  toShop: 'Ir para a loja',
  orders: 'encomenda',
  search: 'Pesquisar',
  searchFor: 'Número, produto ou destino',
  searchChip: 'Pesquisa',
  sort: 'Ordenar por',
  sorts: {
    needs: 'Primeiro as que precisam de si',
    '-date': 'Mais recentes primeiro',
    date: 'Mais antigas primeiro',
    num: 'Número, do menor ao maior',
    '-num': 'Número, do maior ao menor',
    total: 'Preço, do menor ao maior',
    '-total': 'Preço, do maior ao menor',
    destination: 'Destino, de A a Z',
    '-destination': 'Destino, de Z a A',
    status: 'Estado, primeiros passos primeiro',
    '-status': 'Estado, últimos passos primeiro',
    progress: 'Progresso, menos avançadas primeiro',
    '-progress': 'Progresso, mais avançadas primeiro',
  },
  pageSize: 'Encomendas por página',
  fresh: (count) => counted(count, 'nova encomenda', 'novas encomendas'),
  freshOrMore: (least) => `${count(least)}+ novas encomendas`,
  show: 'Mostrar',
  changed: (num, status) => `Encomenda ${num}: ${status}`,
} satisfies Translated<typeof EnglishOrders>

export const orderTexts = {
  crumb: 'As minhas encomendas',
  title: (num) => `Encomenda ${num}`,
  lead: (day, who, country, subCategory) => `Efetuada a ${day} por ${who} · ${country}: ${subCategory}`,
  ask: 'Fazer uma pergunta',
  print: 'Imprimir',
  confirm: 'Confirmar a encomenda',
  reject: 'Rejeitar a cotação',
  cancel: 'Cancelar esta encomenda',
  again: 'Repetir esta encomenda',
  only: (names) =>
    `Só utilizadores com a função Compras podem confirmar ou cancelar encomendas.${names === '' ? '' : ` Fale com ${names}.`}`,
  way: 'Estado da encomenda',
  items: 'Artigos',
  product: 'Produto',
  unitPrice: 'Preço unitário',
  quantity: 'Quantidade',
  lineTotal: 'Total',
  free: 'Grátis',
  subTotal: 'Subtotal (sem IVA)',
  promo: (code) => `Código promocional ${code}`,
  careCoins: (coins) => `CareCoins usados (${coins})`,
  careCoinsBack: (coins) => `Devolvidos ao seu saldo com o cancelamento da encomenda: ${coins}.`,
  total: 'Total (sem IVA)',
  freight: 'Frete',
  freightOf: (option) => (option ? `Frete: ${option}` : 'Frete'),
  freightWaiting: 'na cotação',
  freightOptions: (count) => `${count} opções à escolha`,
  shippingDiscount: 'Código promocional sobre o frete',
  grandTotal: 'Total geral (sem IVA)',
  cashBackReceived: (value) => `Recebeu ${value} em CareCoins com a entrega.`,
  cashBack: (value) => `Recebe ${value} em CareCoins quando a encomenda for entregue.`,
  note: 'Nota da cotação',
  tabs: 'Sobre esta encomenda',
  activity: 'Atividade',
  shipping: 'Envio',
  next: (sentence) => `A seguir: ${sentence}`,
  shippingAddress: 'Morada de entrega',
  billingAddress: 'Morada de faturação',
  contact: 'Contacto de entrega',
  noContact: 'Nenhum contacto adicionado.',
  method: 'Método de envio',
  mode: 'Modo de transporte',
  freightOption: 'Opção de frete',
  place: 'Destino',
  certificates: 'Certificados',
  noCertificates: 'Sem certificados.',
  specialRequest: 'Pedido especial',
  inTransit: (day) => `Em trânsito desde ${day}`,
  delivered: (day) => `Entregue a ${day}`,
  notFound: 'Encomenda não encontrada',
  notFoundHelp: 'A ligação pode estar incompleta, ou não tem acesso a esta encomenda.',
  backToOrders: 'Voltar às minhas encomendas',
  changed: (num, status) => `Encomenda ${num}: ${status}`,
} satisfies Translated<typeof EnglishOrder>

export const deadlineTexts = {
  quoteIn: (left) => `Para a nossa cotação: ${left}.`,
  quoteBy: (by) => `Enviamos a sua cotação de frete até ${by}.`,
  quoteLate: 'A sua cotação está atrasada.',
  quoteLateHelp: (by) => `Foi prometida até ${by}. A nossa equipa de vendas foi alertada.`,
  confirmIn: (left) => `Para confirmar: ${left}.`,
  confirmBy: (until) => `Esta cotação é válida até ${until}. Depois de confirmada, a encomenda não pode ser alterada.`,
  passed: (percent) => `Decorreu ${percent}% do prazo`,
} satisfies Translated<typeof EnglishDeadlines>

export const cancelReasons = {
  QUOTE_EXPIRED: 'A cotação não foi confirmada a tempo.',
  QUOTE_REJECTED: 'A cotação foi rejeitada.',
  CANCELLED_BY_DISTRIBUTOR: 'A sua empresa cancelou esta encomenda.',
  CANCELLED_BY_PROVIDER: 'Tivemos de cancelar esta encomenda.',
} satisfies Translated<typeof EnglishCancelReasons>

export const decisionTexts = {
  number: 'N.º da encomenda',
  version: 'Cotação',
  versionOf: (version, until) => `Versão ${version}, válida até ${until}`,
  confirmTitle: 'Confirmar a encomenda',
  /** Where the freight option goes by another transport than was ordered. */
  askedMode: (mode) => `Transporte pedido: ${mode}.`,
  confirmLead: 'Depois de confirmada, a encomenda não pode ser alterada.',
  confirm: 'Confirmar a encomenda',
  confirmed: (num) => `A encomenda ${num} está confirmada. Já começámos a tratar dela.`,
  back: 'Ainda não',
  rejectTitle: 'Rejeitar esta cotação?',
  rejectLead: 'A encomenda é cancelada.',
  careCoinsBack: 'Os CareCoins que usou são devolvidos ao seu saldo.',
  reason: 'Motivo (opcional)',
  reasonHelp: 'Ajuda-nos a enviar-lhe uma cotação melhor.',
  reject: 'Rejeitar a cotação',
  rejected: (num) => `A cotação da encomenda ${num} foi rejeitada. A encomenda está cancelada.`,
  keep: 'Manter a encomenda',
  cancelTitle: 'Cancelar esta encomenda?',
  cancelLead: 'Não é possível voltar atrás.',
  cancel: 'Cancelar esta encomenda',
  cancelled: (num) => `A encomenda ${num} está cancelada.`,
} satisfies Translated<typeof EnglishDecisions>

const addedAgain = (count: number): string =>
  count === 1
    ? '1 produto desta encomenda está no seu carrinho.'
    : `${count} produtos desta encomenda estão no seu carrinho.`

export const againTexts = {
  added: addedAgain,
  placed: (count, left) => [addedAgain(count), ...left.map(({ name, reason }) => `${name}: ${reason}.`)].join(' '),
} satisfies Translated<typeof EnglishAgain>

/** What of an order's grand total is paid when: on the pages of both sides, as on its papers. */
export const paymentTexts = {
  prepayment: 'A pagar antecipadamente',
  left: 'Restante na fatura',
  paid: 'Menos o pré-pagamento',
  due: 'Valor a pagar',
} satisfies Translated<typeof EnglishPayment>

/** What a distributor's own books and plans say of an order. */
export const referenceTexts = {
  title: 'As suas referências',
  number: 'Número da sua nota de encomenda',
  numberHelp: 'Opcional. Impresso na cotação e na fatura.',
  wish: 'Data de entrega pretendida',
  wishHelp: 'Opcional. Uma preferência, não uma data confirmada.',
  possible: (day) => `Segundo os prazos de entrega destes produtos, é possível a partir de ${day}.`,
  change: 'Alterar',
  changeTitle: 'Alterar as suas referências',
  keep: 'Cancelar',
  save: 'Guardar',
  saved: 'As suas referências foram guardadas.',
  againTitle: 'Usar este número de novo?',
  again: 'Usar de novo',
  other: 'Alterar o número',
} satisfies Translated<typeof EnglishReferences>
