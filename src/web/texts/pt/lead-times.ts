import type { leadTimeTexts as English } from '#texts/lead-times.ts'
import type { Translated } from '#web/texts/translated.ts'

/** How long things take: the stages of orders as they were, and the lead times that forecasts go by. */
export const leadTimeTexts = {
  tabs: { label: 'Números', sales: 'Vendas', leadTimes: 'Prazos de entrega' },
  measured: 'Quanto tempo demoram as encomendas',
  measuredLead:
    'Em dias: o primeiro número é a mediana, o segundo o percentil 90. Um só número significa uma única encomenda. Escolha um para ver as encomendas.',
  measuredChart:
    'Dias de cada fase (metade das encomendas foi mais rápida), nos percursos com mais encomendas. Os números estão na tabela abaixo.',
  destination: 'Destino',
  method: 'Incoterm',
  year: 'Encomendado em',
  none: 'Ainda nenhuma encomenda concluiu uma fase.',
  things: 'tempo',
  stages: {
    QUOTE: 'Até à cotação',
    DECISION: 'Decisão',
    PREPARATION: 'Preparação',
    PRODUCTION: 'Produção',
    TRANSPORT: 'Transporte',
    WHOLE: 'Da encomenda à entrega',
  },
  figure: (median, p90) => `${median} / ${p90}`,
  open: (stage, destination, method, median, p90, orders) =>
    orders === 1
      ? `${stage}, ${destination}, ${method}: uma encomenda, ${median} dias`
      : `${stage}, ${destination}, ${method}: ${orders} encomendas, mediana de ${median} dias, nove em dez até ${p90} dias`,
  behind: (stage, destination, method) => `${stage}: ${destination}, ${method}`,
  slowest: 'As mais lentas primeiro, 100 no máximo.',
  close: 'Fechar',
  byMonth: 'Por mês, com ficheiros',
  columns: { order: 'Encomenda', company: 'Empresa', from: 'De', until: 'Até', days: 'Dias' },
  planned: 'Prazos de entrega das previsões',
  plannedLead:
    'Uma previsão assume-os quando é registada: a encomenda tem de ser efetuada este número de dias antes do mês.',
  product: 'Produto',
  chooseProduct: 'Escolha um produto',
  country: 'País',
  days: 'Dias antes do mês',
  origin: 'Definido por',
  own: 'Equipa interna',
  standard: 'Valor predefinido',
  change: 'Alterar',
  changeOf: (country) => `Alterar ${country}`,
  title: (product, country) => `${product}, ${country}`,
  help: 'Entre um e quatro números de dias, de 0 a 365, separados por vírgulas.',
  wrong: 'Escreva entre um e quatro números inteiros de 0 a 365, por exemplo 60, 90',
  keep: 'Cancelar',
  save: 'Guardar',
  saved: (country) => `Prazos de entrega definidos: ${country}.`,
  unregistered: 'Este produto não está registado em nenhum país.',
} satisfies Translated<typeof English>
