import type { checkoutTexts as English } from '#texts/checkout.ts'
import type { Translated } from '#web/texts/translated.ts'

/** All sections of the cart on one page, each becoming an order of its own. */
export const checkoutTexts = {
  title: 'Finalizar',
  lead: 'Cada secção do carrinho dá origem a uma encomenda, com a sua cotação e fatura.',
  open: (sections) => (sections === 1 ? 'Finalizar numa só página' : `Finalizar as ${sections} numa só página`),
  stepByStep: 'Ou uma secção de cada vez, passo a passo, com «Encomendar».',
  chooseAddress: 'Escolha uma morada',
  chooseMethod: 'Escolha um método',
  chooseMode: 'Escolha um modo de transporte',
  noCertificates: 'Nenhum',
  asIn: (num) => `Como na sua última encomenda para esta morada, ${num}.`,
  leftOut: 'Por agora não encomendado:',
  review: 'Rever',
  reviewLead: 'Nada é vinculativo até confirmar as nossas cotações.',
  order: 'Encomenda',
  back: 'Voltar ao carrinho',
  missing: 'Ainda incompleto',
  total: 'Total de todas as encomendas (sem IVA)',
  place: (orders) => (orders === 1 ? 'Efetuar a encomenda' : `Efetuar ${orders} encomendas`),
  nothing: 'Nenhuma secção pode ser encomendada tal como está.',
  incomplete: (sections) => `Falta completar: ${sections.join('; ')}.`,
  refused: 'Não efetuada:',
  newPrice: 'O preço mudou:',
  placed: (num) => `A encomenda ${num} foi efetuada.`,
  already: (section) => `${section}: esta secção já tinha sido encomendada. Não foi encomendada de novo.`,
  thanks: (orders) => (orders === 1 ? 'Obrigado pela sua encomenda' : 'Obrigado pelas suas encomendas'),
  next: 'Receberá uma cotação de frete para cada encomenda em 72 horas. Terá depois 30 dias para confirmar ou cancelar.',
} satisfies Translated<typeof English>
