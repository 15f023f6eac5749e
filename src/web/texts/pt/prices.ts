import { count } from '#platform/text/formats.ts'
import type {
  priceChangeTexts as EnglishChange,
  priceImportTexts as EnglishImport,
  priceTexts as EnglishPrices,
  scheduledPriceTexts as EnglishScheduled,
} from '#texts/prices.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const prices = (rows: number): string => counted(rows, 'preço', 'preços')
const lines = (rows: number): string => counted(rows, 'linha', 'linhas')

/** What every product costs in every country, for staff. */
export const priceTexts = {
  title: 'Preços',
  lead: 'Os preços de todos os produtos por país, agora ou em qualquer momento.',
  what: 'Preços',
  country: 'País',
  category: 'Categoria',
  product: 'Produto',
  reference: 'Referência',
  status: 'Registo',
  price: 'Preço',
  discount: 'Desconto',
  effective: 'Preço efetivo',
  noPrice: 'Ainda sem preço',
  historyOf: (product) => `Histórico de ${product}`,
  things: 'preço',
  nothingThen: 'Nesse momento, nenhum produto estava registado.',
  scheduled: 'Agendados',
  import: 'Alterar ou importar',
} satisfies Translated<typeof EnglishPrices>

/** A change of prices before it is made: from when, and what it concerns. */
export const priceChangeTexts = {
  from: 'Desde',
  fromHelp: 'Deixe vazio para aplicar agora. Um dia começa à meia-noite no fuso horário do back office.',
  wrongDay: 'Introduza um dia no formato DD/MM/AAAA',
  impact: 'Data de entrada em vigor',
  units: (dearer, cheaper, same) =>
    `Mais caros: ${dearer}; mais baratos: ${cheaper}; sem alteração para o comprador: ${same}.`,
  carts: 'Carrinhos',
  cartsLead: 'Mostram o novo preço assim que entra em vigor.',
  orders: 'Encomendas sem cotação confirmada',
  ordersLead: 'Mantêm o preço com que foram efetuadas.',
  forecasts: 'Previsões a partir dessa data',
  forecastsLead: 'Unidades previstas pelas empresas, ao preço unitário.',
  concerns: { company: 'Empresa', lines: 'Linhas', before: 'Agora', after: 'Novo' },
  nothing: 'Nenhum carrinho, encomenda em aberto ou previsão tem estes produtos.',
} satisfies Translated<typeof EnglishChange>

/** What is scheduled, and taking it back. */
export const scheduledPriceTexts = {
  title: 'Preços agendados',
  lead: 'Cada um entra em vigor automaticamente no início do seu dia.',
  thing: 'preço',
  search: 'Produto, referência ou país',
  none: 'Não há preços agendados.',
  columns: {
    from: 'Desde',
    product: 'Produto',
    reference: 'Referência',
    country: 'País',
    now: 'Agora',
    next: 'Depois',
    effective: 'Preço efetivo',
    actions: 'Ações',
  },
  noPrice: 'Sem preço',
  withdraw: 'Cancelar a alteração de preço',
  withdrawTitle: (name, country) => `Cancelar a alteração de preço de ${name} (${country})?`,
  withdrawLead: (day) => `Nada mudará a ${day}. O preço atual mantém-se.`,
  keep: 'Manter a alteração de preço',
  withdrawn: (name, country) => `A alteração de preço de ${name} (${country}) foi cancelada.`,
} satisfies Translated<typeof EnglishScheduled>

/** A price list that is pasted or read from a file, checked, repaired in place and put in force in one step. */
export const priceImportTexts = {
  title: 'Alterar muitos preços',
  lead: 'Cole linhas, escolha um ficheiro CSV ou Excel, ou parta dos preços atuais. As linhas são aplicadas todas em conjunto, ou nenhuma.',
  onlyOperations: 'Os preços são geridos pela equipa de operações e pelos administradores.',
  paste: 'Linhas: referência, país, preço, desconto',
  pasteHelp:
    'Um cabeçalho pode nomear as colunas por qualquer ordem. Um preço ou desconto omitido mantém-se como está.',
  placeholder: 'PC-1042\tPeru\t12.50\t5',
  file: 'Escolher um ficheiro',
  dropped: 'ou largue-o aqui',
  current: 'Partir dos preços atuais',
  noCurrent: 'Nenhum produto tem preço com estes filtros.',
  read: 'Verificar estas linhas',
  startAgain: 'Recomeçar',
  chooseColumns: 'Escolha primeiro a referência, o país e o preço ou o desconto.',
  nothing: 'Não foram encontradas linhas. Cole pelo menos uma.',
  tooMany: (rows) => `São ${count(rows)} linhas. Importe no máximo 500 de cada vez.`,
  tooLarge: 'Este ficheiro é demasiado grande. Importe no máximo 500 linhas de cada vez.',
  notReadable: 'Não foi possível ler este ficheiro. Guarde-o como CSV (UTF-8) ou Excel (.xlsx) e escolha-o de novo.',
  rows: 'Linhas',
  summary: (rows, wrong) =>
    wrong === 0 ? `${lines(rows)}, tudo certo.` : `${lines(rows)}, ${count(wrong)} com erros.`,
  checking: 'A verificar as linhas.',
  show: 'Linhas a mostrar',
  all: 'Todas',
  wrong: 'Com erros',
  noneWrong: 'Já não há erros.',
  columns: {
    row: 'Linha',
    reference: 'Referência',
    country: 'País',
    price: 'Preço',
    discount: 'Desconto',
    meaning: 'O que significa',
    actions: 'Ações',
  },
  cell: (field, row) => `${field}, linha ${count(row)}`,
  means: (name, before, after) => `${name}: ${before}, depois ${after}`,
  unchanged: (name, price) => `${name}: mantém-se ${price}`,
  noPrice: 'sem preço',
  remove: (row) => `Remover a linha ${count(row)}`,
  large: 'Varia mais de 50%.',
  largeTitle: 'Estes preços estão certos?',
  largeLead: (rows) =>
    rows === 1
      ? '1 preço varia mais de 50%. Verifique a sua linha antes de continuar.'
      : `${prices(rows)} variam mais de 50%. Verifique as suas linhas antes de continuar.`,
  largeKeep: 'Verificar as linhas',
  repairFirst: 'Corrija as linhas assinaladas ou remova-as.',
  apply: 'Aplicar',
  schedule: 'Agendar',
  applied: (rows) => `${counted(rows, 'preço aplicado', 'preços aplicados')}.`,
  scheduled: (rows, day) => `${counted(rows, 'preço agendado', 'preços agendados')} para ${day}.`,
} satisfies Translated<typeof EnglishImport>
