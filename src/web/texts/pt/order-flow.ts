import type {
  addressTexts as EnglishAddress,
  certificateTexts as EnglishCertificates,
  confirmationTexts as EnglishConfirmation,
  flowTexts as EnglishFlow,
  priceChangedTexts as EnglishPriceChanged,
  shippingTexts as EnglishShipping,
  validationTexts as EnglishValidation,
} from '#texts/order-flow.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The steps of the order flow, the summary next to them and the thank-you page. */
export const flowTexts = {
  steps: {
    cart: 'O meu carrinho',
    address: 'Moradas de entrega e faturação',
    shipping: 'Método de envio',
    certificates: 'Certificados',
    validation: 'Validação',
  },
  back: 'Voltar',
  changeInCart: 'Alterar no carrinho',
  continueTo: (step) => `Continuar: ${step}`,
  summary: 'A sua encomenda',
  subTotal: 'Subtotal (sem IVA)',
  total: 'Preço total da encomenda (sem IVA)',
  free: 'Grátis',
  careCoins: (coins) => `CareCoins usados (${coins})`,
  promise: 'O envio não está incluído. Receberá uma cotação de frete em 72 horas e terá depois 30 dias para confirmar.',
  showSummary: 'A sua encomenda',
} satisfies Translated<typeof EnglishFlow>

export const addressTexts = {
  shipping: 'Morada de entrega',
  billing: 'Morada de faturação',
  contact: 'Contacto de entrega',
  shippingHelp: 'Para onde enviamos a mercadoria.',
  billingHelp: 'A empresa e a morada que constam da fatura.',
  contactHelp: 'Contacto para o transportador (opcional)',
  oneOrder: 'Só é possível uma encomenda por morada de entrega. Para outra morada, efetue outra encomenda.',
  otherCountry: (address, order) => `País desta morada: ${address}. País da encomenda: ${order}.`,
  gone: (name) => `A morada ${name} foi eliminada.`,
  goneNext: 'Escolha outra.',
  before: (name, country) => `Escolhida antes, para outro país: ${name}, ${country}.`,
  none: {
    SHIPPING: 'Ainda não foi escolhida uma morada de entrega.',
    BILLING: 'Ainda não foi escolhida uma morada de faturação.',
  },
  choose: { SHIPPING: 'Escolher uma morada de entrega', BILLING: 'Escolher uma morada de faturação' },
  change: { SHIPPING: 'Alterar a morada de entrega', BILLING: 'Alterar a morada de faturação' },
  noneSaved: 'Ainda não há moradas guardadas.',
  onlyProcurement: 'Só utilizadores com a função Compras podem adicionar moradas.',
  chooseThis: 'Escolher esta morada',
  add: 'Adicionar uma morada',
  cancel: 'Cancelar',
  validate: 'Validar',
  yourName: 'O seu nome',
  phone: 'Telefone',
  addContact: 'Adicionar um contacto de entrega',
  changeContact: 'Alterar o contacto de entrega',
  removeContact: 'Remover o contacto de entrega',
  noContact: 'Nenhum contacto adicionado.',
  mandatory: 'Este campo é obrigatório',
  missing: 'Escolha as moradas de entrega e de faturação',
} satisfies Translated<typeof EnglishAddress>

export const shippingTexts = {
  method: 'Método de envio',
  mode: 'Modo de transporte',
  modes: { Airport: 'Aéreo', Road: 'Rodoviário', Harbor: 'Marítimo' },
  modeHelp: {
    Airport: 'O mais rápido, para pequenos volumes',
    Road: 'Porta a porta, por camião',
    Harbor: 'Por mar, para grandes volumes',
  },
  destination: 'Destino',
  destinationHelp: {
    EXW: 'O local onde o seu transportador levanta a mercadoria.',
    FOB: 'O porto onde a mercadoria é carregada no seu navio.',
    CIP: 'O local até ao qual pagamos o transporte e o seguro.',
  },
  incoterms: {
    EXW: {
      name: 'Na fábrica',
      help: 'Levantamento no nosso armazém. O transporte e o despacho de exportação ficam a seu cargo.',
    },
    FCA: {
      name: 'Franco transportador',
      help: 'Tratamos do despacho de exportação e entregamos a mercadoria ao seu transportador.',
    },
    FOB: {
      name: 'Franco a bordo',
      help: 'Carregamos a mercadoria no navio que reservou. A partir daí, os custos e o risco são seus.',
    },
    CIP: {
      name: 'Porte e seguro pagos até',
      help: 'Pagamos o transporte e o seguro até ao local que indicar.',
    },
    CPT: { name: 'Porte pago até', help: 'Pagamos o transporte até ao seu país. O seguro fica a seu cargo.' },
    CIF: {
      name: 'Custo, seguro e frete',
      help: 'Pagamos o frete marítimo e o seguro até ao porto de chegada.',
    },
    DAP: { name: 'Entregue no local', help: 'Entregamos à sua porta. Os direitos de importação ficam a seu cargo.' },
  },
  seaOnly: (incoterm) => `${incoterm} destina-se a mercadoria que segue por mar.`,
  takeInstead: (mode, instead) => `Para o transporte indicado (${mode}), o termo adequado é ${instead}.`,
  chooseMethod: 'Escolha um método de envio',
  missingMode: 'Escolha uma opção: aéreo, rodoviário ou marítimo',
  missingDestination: 'Indique um destino',
} satisfies Translated<typeof EnglishShipping>

export const certificateTexts = {
  lead: 'Escolha os certificados que devem acompanhar a mercadoria. Pode continuar sem nenhum.',
  legend: 'Certificados',
  other: 'Outro certificado',
  otherHelp: 'Qualquer outro certificado de que precise.',
} satisfies Translated<typeof EnglishCertificates>

export const validationTexts = {
  /** '100 unidades a $12.50' */
  at: 'a',
  lead: 'Verifique a encomenda. Nada é vinculativo até confirmar a nossa cotação.',
  edit: (what) => `Alterar: ${what}`,
  change: 'Alterar',
  addresses: 'Moradas de entrega e faturação',
  noCertificates: 'Sem certificados.',
  balance: (balance) => `O seu saldo: ${balance}. 1 CareCoin vale $0.10.`,
  use: 'Usar CareCoins',
  changeCoins: 'Alterar os CareCoins',
  using: (coins, value) => `Em uso: ${coins}, no valor de ${value}.`,
  none: 'Não tem CareCoins para usar nesta encomenda.',
  coins: 'CareCoins a usar',
  most: (most) => `No máximo ${most} nesta encomenda.`,
  tooMany: (most) => `Pode usar no máximo ${most} nesta encomenda`,
  newTotal: 'Novo total (sem IVA)',
  left: 'CareCoins após a encomenda',
  validate: 'Validar',
  dont: 'Não usar CareCoins',
  place: 'Efetuar a encomenda',
  was: 'O preço mudou. Quando encheu o carrinho era',
  placing: 'Efetuar a encomenda equivale a pedir uma cotação de frete. Depois, pode confirmar ou cancelar.',
  notOrderable: 'Um produto desta encomenda não pode ser encomendado tal como está. Volte ao carrinho para o alterar.',
  only: (names) =>
    `Só utilizadores com a função Compras podem efetuar encomendas.${names === '' ? '' : ` Fale com ${names}.`} As suas escolhas ficam guardadas no seu carrinho.`,
} satisfies Translated<typeof EnglishValidation>

export const priceChangedTexts = {
  title: 'O preço mudou',
  lead: 'Há preços que mudaram desde que encheu o carrinho. As diferenças estão abaixo.',
  before: 'Antes',
  now: 'Agora',
  careCoins: 'CareCoins usados',
  total: 'Total (sem IVA)',
  cancel: 'Agora não',
  place: 'Encomendar ao novo preço',
} satisfies Translated<typeof EnglishPriceChanged>

export const confirmationTexts = {
  title: 'Obrigado pela sua encomenda',
  left: 'Ainda no seu carrinho',
  leftLead: 'Cada uma destas secções dá origem a uma encomenda.',
  nextSection: (section) => `Continuar com ${section}`,
  already: 'Esta encomenda já tinha sido efetuada. Não foi efetuada de novo.',
  lead: (num) => `Recebemos a sua encomenda ${num}. Encontrará a cotação aqui e nas suas notificações.`,
  next: 'O que se segue:',
  quoteBy: 'Enviamos-lhe uma cotação de frete em 72 horas, o mais tardar a',
  confirm: 'Terá depois 30 dias para confirmar ou cancelar.',
  number: 'N.º da encomenda',
  total: 'Total (sem IVA)',
  destination: 'Destino',
  status: 'Estado',
  again: 'Repetir esta encomenda',
  newQuote: 'Pedir uma nova cotação',
  seeOrders: 'Ver as minhas encomendas',
  open: 'Abrir esta encomenda',
} satisfies Translated<typeof EnglishConfirmation>
