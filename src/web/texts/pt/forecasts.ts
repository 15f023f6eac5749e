import type {
  draftOrderTexts as EnglishDraft,
  forecastTexts as EnglishForecasts,
  forecastFormTexts as EnglishForm,
} from '#texts/forecasts.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted, listed, monthName } from './language.ts'

export const forecastTexts = {
  month: ({ year, month }) => `${monthName(month)} de ${year}`,
  title: 'Previsões',
  lead: 'O que prevê encomendar nos próximos 12 meses. Lembramos-lhe quando encomendar para que a mercadoria chegue a tempo.',
  add: 'Nova previsão',
  standing: 'Encomendas periódicas',
  empty: 'Adicione as encomendas que prevê fazer e lembramos-lhe a tempo.',
  columns: {
    date: 'Data',
    product: 'Produto',
    country: 'País',
    next: 'Encomendas nos próximos 3 meses',
    quantity: 'Quantidade',
    stock: 'Stock atual',
    accuracy: 'Precisão',
    action: 'Ação',
  },
  edit: 'Editar',
  editOf: (product) => `Editar a previsão de ${product}`,
  remove: 'Eliminar',
  removeTitle: 'Eliminar esta previsão?',
  removeLead: ({ product, country, from, to }) =>
    `${product}, ${country}, de ${from} a ${to}. Deixa de receber lembretes das suas encomendas. O que foi previsto para meses anteriores fica nos seus dados.`,
  keep: 'Manter',
  removed: 'A previsão foi eliminada.',
  next: 'Próximas encomendas',
  nextLead: 'Encomendas previstas que ainda podem chegar a tempo, as mais urgentes primeiro.',
  nextEmpty: 'Não há encomendas previstas que ainda possam chegar a tempo.',
  nextLine: (orders, quantity) => `${orders} ${orders === 1 ? 'encomenda' : 'encomendas'}, ${quantity} unidades`,
  nextColumns: { month: 'Mês', product: 'Produto', planned: 'Previsto', by: 'Encomendar até' },
  orderBy: 'Encomendar até',
  takes: (delay) => `(demora ${delay} dias)`,
} satisfies Translated<typeof EnglishForecasts>

export const draftOrderTexts = {
  draft: 'Preparar encomendas',
  draftOf: (product, month) => `Preparar encomendas de ${product} para ${month}`,
  urgent: 'Preparar as encomendas urgentes',
  column: 'Ações',
  only: (names) =>
    `Só os utilizadores com a função Compras podem preparar encomendas.${names === '' ? '' : ` Fale com ${names}.`}`,
  title: 'Preparar encomendas',
  added: (products) =>
    products === 0
      ? 'Nada foi adicionado ao seu carrinho.'
      : `${counted(products, 'produto adicionado', 'produtos adicionados')} ao seu carrinho, em quantidades que podem ser encomendadas. Verifique o carrinho e faça a encomenda.`,
  order: ({ units, product, country, day, months }) =>
    `${units} unidades de ${product}, ${country}: encomende até ${day} para que cheguem em ${listed(months.map(({ year, month }) => `${monthName(month)} de ${year}`))}`,
  inCart: (units) => `Já está no seu carrinho com ${units} unidades, que não mudam.`,
  ordered: 'Tudo o que estava previsto para estes meses já foi encomendado.',
  close: 'Fechar',
  toCart: 'Ir para o carrinho',
} satisfies Translated<typeof EnglishDraft>

export const forecastFormTexts = {
  newTitle: 'Nova previsão',
  missing: 'Não é possível mostrar esta previsão',
  title: (product) => `Previsão de ${product}`,
  lead: 'Preencha os meses um a um, ou cole uma coluna de uma folha de cálculo no primeiro campo. Use Enter e as teclas de seta para subir e descer.',
  about: 'Produto e stock',
  product: 'Produto',
  country: 'País',
  stock: 'Nível de stock atual',
  stockDate: 'Data da contagem do stock',
  stockDateHelp: 'Quando contou o stock.',
  months: 'Os próximos 12 meses',
  monthHead: 'Mês',
  orders: 'Quantas encomendas?',
  quantity: 'Que quantidade?',
  rules: 'Encomendar até',
  rule: (delay) => `${delay} dias`,
  noRules: '—',
  ofMonth: (question, month) => `${question} ${month}`,
  total: 'Total',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'A previsão foi guardada.',
  failed: (reason) => `Erro ao criar a previsão: ${reason}`,
  newer: 'Outra pessoa alterou esta previsão.',
  newerHelp: 'O que introduziu ainda está aqui. Se guardar, substitui a outra versão.',
  takeTheirs: 'Mostrar a outra versão',
  keepMine: 'Manter a minha',
  whole: 'Introduza um número inteiro, 0 ou mais',
  atLeastOne: (units) =>
    units === 1
      ? '1 unidade precisa de pelo menos 1 encomenda'
      : `${counted(units, 'unidade', 'unidades')} precisam de pelo menos 1 encomenda`,
  day: 'Introduza um dia no formato DD/MM/AAAA',
  chooseProduct: 'Escolha um produto',
  chooseCountry: 'Escolha um país',
  pasted: (months) => (months === 1 ? '1 mês preenchido.' : `${months} meses preenchidos.`),
  vintages: 'Histórico da previsão',
  vintagesChart:
    'Encomendado por mês, comparado com a primeira e a última previsão. Os números estão na tabela abaixo.',
  firstFiled: 'Primeira previsão',
  vintagesLead:
    'Todas as versões da previsão para um mês e o que nele foi encomendado. A precisão é 1 − |encomendado − previsto| ÷ o maior dos dois, com a previsão no início do mês. Os dias e os meses são em UTC.',
  vintageColumns: {
    month: 'Mês',
    filings: 'Registado',
    forecast: 'Previsto',
    actual: 'Encomendado',
    accuracy: 'Precisão',
  },
  accuracy: (figure) => `Precisão dos meses passados: ${figure}`,
  filing: (quantity, day) => `${quantity} a ${day}`,
} satisfies Translated<typeof EnglishForm>
