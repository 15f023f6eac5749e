import type { TransportMode } from '#modules/ordering/terms/order-terms.ts'
import type {
  adjustmentTexts as EnglishAdjustments,
  freightTexts as EnglishFreight,
  freightNames as EnglishFreightNames,
  optionTexts as EnglishOptions,
  previewTexts as EnglishPreview,
  quoteCardTexts as EnglishQuoteCard,
  roundTexts as EnglishRounds,
  sumTexts as EnglishSums,
} from '#texts/quotes.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'
import { shippingTexts } from './order-flow.ts'

/** How goods travel that leave from there. */
export const freightNames = {
  Airport: 'Frete aéreo',
  Road: 'Frete rodoviário',
  Harbor: 'Frete marítimo',
} satisfies Translated<typeof EnglishFreightNames>

const modes: Readonly<Partial<Record<string, string>>> = shippingTexts.modes satisfies Record<TransportMode, string>

export const freightTexts = {
  /** 'Marítimo · 35 dias' */
  way: (transportMode, transitDays) =>
    [transportMode && (modes[transportMode] ?? transportMode), transitDays && counted(transitDays, 'dia', 'dias')]
      .filter(Boolean)
      .join(' · '),
} satisfies Translated<typeof EnglishFreight>

export const optionTexts = {
  title: 'Frete',
  option: (number) => `Opção ${number}`,
  name: 'Nome',
  nameHelp: 'Visível para o distribuidor',
  transportMode: 'Modo de transporte',
  transitDays: 'Trânsito em dias',
  add: 'Propor outra opção',
  remove: (number) => `Remover a opção ${number}`,
  removed: (name) => `Opção removida: ${name}`,
  enterName: 'Introduza um nome, por exemplo Frete marítimo',
  twice: 'Outra opção já tem este nome',
  enterMode: 'Escolha o modo de transporte',
  enterDays: 'Introduza os dias de trânsito, de 1 a 365',
  notDays: 'Dias inteiros, de 1 a 365',
  most: 'No máximo seis opções',
} satisfies Translated<typeof EnglishOptions>

export const adjustmentTexts = {
  title: 'Ajustar preços',
  prices: 'Preços',
  some: (count) => counted(count, 'preço ajustado', 'preços ajustados'),
  lead: 'Apenas para esta cotação. O distribuidor vê o preço antigo, o novo e o seu motivo.',
  beforePromo: (code) => `Os preços e os totais das linhas são antes do código promocional ${code}.`,
  now: 'Preço atual',
  price: 'Novo preço unitário em dólares',
  reason: 'Motivo',
  becomes: 'Total da linha',
  enterPrice: 'Introduza o novo preço, por exemplo 4.20',
  enterReason: 'Indique porque muda o preço',
  same: 'Este já é o preço atual',
  clear: (product) => `Manter o preço de ${product}`,
  gone: (product) => `Removido: ${product}.`,
  goneWith: (product, typed) => `Removido: ${product}, com o preço que introduziu: ${typed}`,
  added: (product, units) => `Adicionado: ${product}, ${units} unidades.`,
  quantityNow: (product, before, after) => `${product}: ${after} unidades em vez de ${before}.`,
  priceNow: (product, before, after) => `${product}: ${after} por unidade em vez de ${before}.`,
} satisfies Translated<typeof EnglishAdjustments>

export const sumTexts = {
  subtotal: 'Subtotal (sem IVA)',
  promo: (code) => `Código promocional ${code}`,
  careCoins: (coins) => `Pago com ${coins}`,
  goBack: (coins) => `Devolvidos ao distribuidor, porque o novo total é inferior: ${coins}.`,
  tooLarge: 'Esta encomenda é demasiado grande',
  grandTotalOf: (option) => `Total geral com ${option}`,
} satisfies Translated<typeof EnglishSums>

export const previewTexts = {
  open: 'Pré-visualizar o PDF',
  label: 'Rascunho da cotação',
} satisfies Translated<typeof EnglishPreview>

export const quoteCardTexts = {
  title: (version) => (version === 1 ? 'A sua cotação' : `A sua cotação, versão ${version}`),
  awaited: 'O frete e o total geral aparecem aqui com a nossa cotação.',
  changed: (num, version) => `Encomenda ${num}: chegou a versão ${version} da cotação`,
  facts: (sent, until) => `Enviada a ${sent}, válida até ${until}`,
  choose: 'Escolha uma opção de frete',
  missing: 'Escolha uma opção de frete',
  chosen: 'confirmada',
  freight: 'Frete',
  grandTotal: 'Total geral (sem IVA)',
  discount: (amount) => `o código promocional desconta ${amount}`,
  note: 'Nota da nossa equipa de vendas',
  adjusted: 'Preços ajustados',
  before: 'antes',
  pdf: 'Abrir o PDF',
  compare: 'O que mudou',
  rounds: 'Comparar versões da cotação',
  ask: 'Pedir uma cotação revista',
  states: {
    STANDS: 'válida',
    REVISED: 'revista',
    WITHDRAWN: 'retirada',
    APPROVED: 'confirmada',
    REJECTED: 'rejeitada',
    EXPIRED: 'expirada',
    CANCELLED: 'cancelada com a encomenda',
  },
  pdfOf: (version) => `Cotação, versão ${version}`,
  revised: 'A cotação foi revista',
  revisedLead: (read, now) => `Ia confirmar a versão ${read}. Nada foi confirmado. A versão ${now} altera o seguinte:`,
  goOn: (version) => `Continuar com a versão ${version}`,
} satisfies Translated<typeof EnglishQuoteCard>

export const roundTexts = {
  /** Figure spaces: as wide as the number of an order, which is not known yet. */
  unknown: '\u2007'.repeat(11),
  title: (num) => `Rondas da encomenda ${num}`,
  heading: 'Comparar versões da cotação',
  lead: 'Todos os passos, da encomenda à cotação. Escolha dois para os comparar.',
  crumb: (num) => `Encomenda ${num}`,
  round: (number, kind) => `Ronda ${number}: ${kind}`,
  placed: 'Como foi efetuada',
  quote: (version) => (version === 1 ? 'Cotação' : `Cotação, versão ${version}`),
  change: 'Encomenda alterada',
  confirmed: 'Confirmada',
  confirmedWith: (option) => (option === null ? 'confirmada' : `confirmada: ${option}`),
  shippingRequested: 'Envio pedido:',
  superseded: (round) => `substituída pela ronda ${round}`,
  by: (who) => `por ${who}`,
  before: 'Antes',
  after: 'Depois',
  swap: 'Trocar',
  same: 'Estas duas rondas são idênticas.',
  onlyOne: 'Ainda não há nada para comparar: a encomenda não mudou desde que foi efetuada.',
  onlyChanges: 'Só as diferenças',
  pdf: (version) => `PDF da versão ${version}`,
  items: 'Artigos',
  quantity: 'Quantidade',
  unitPrice: 'Preço unitário',
  packaging: 'Embalagem',
  total: 'Total',
  free: 'Grátis',
  freight: 'Frete',
  shippingPrice: 'Preço do envio',
  grandTotal: 'Total geral (sem IVA)',
  way: 'Transporte e trânsito',
  terms: 'Condições',
  sums: 'Totais',
  none: 'Nenhum',
  fates: { added: 'Adicionado', removed: 'Removido', changed: 'Alterado', same: 'Igual' },
  reason: (reason) => `Ajustado: ${reason}`,
  term: {
    shipping: 'Método de envio',
    shippingAddress: 'Morada de entrega',
    billingAddress: 'Morada de faturação',
    contact: 'Contacto de entrega',
    certificates: 'Certificados',
    specialRequest: 'Pedido especial',
    purchaseOrderNumber: 'Número da nota de encomenda',
    wishedDelivery: 'Data de entrega pretendida',
    promoCode: 'Código promocional',
    validUntil: 'Válida até',
    note: 'Nota',
  },
  totals: {
    subtotal: 'Subtotal (sem IVA)',
    promoCodeDiscount: 'Código promocional',
    careCoinsValue: 'CareCoins',
    total: 'Total (sem IVA)',
  },
} satisfies Translated<typeof EnglishRounds>
