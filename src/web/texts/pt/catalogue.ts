import type {
  labelTexts as EnglishLabel,
  productPageTexts as EnglishPage,
  productTexts as EnglishProduct,
  shopTexts as EnglishShop,
} from '#texts/catalogue.ts'
import type { Translated } from '#web/texts/translated.ts'

export const productTexts = {
  ref: 'Ref.',
  exclVat: 'sem IVA',
  order: 'Encomendar',
  unavailable: 'Não disponível na sua região',
  request: 'Pedir',
  requested: 'Pedido',
  retry: 'Tentar de novo',
  discount: (percent) => `Desconto ${percent}`,
  perUnit: 'por unidade',
  signIn: 'Inicie sessão para ver os preços',
} satisfies Translated<typeof EnglishProduct>

export const shopTexts = {
  title: 'O meu portefólio de produtos',
  visitorLead: 'Inicie sessão para ver os seus preços e o que está disponível nos seus países, e para encomendar.',
  products: 'Produtos',
  filterBy: 'Filtrar por',
  category: 'Categoria',
  subCategory: 'Subcategoria',
  country: 'País',
  all: 'Todos',
  chooseCategoryFirst: 'Escolha primeiro uma categoria',
  search: 'Pesquisar',
  searchLabel: 'Pesquisar no portefólio',
  searchHint: 'Nome, referência ou categoria',
  clearSearch: 'Limpar a pesquisa',
  seeAll: 'Ver todos os produtos',
  catalogue: 'Descarregar o catálogo',
  catalogueFile: 'catalogo.pdf',
  groups: { categories: 'Categorias', subCategories: 'Subcategorias', products: 'Produtos' },
  showAll: (count, searched) => `Mostrar ${count === '1' ? 'o produto' : `os ${count} produtos`} para «${searched}»`,
  nothing: 'Nenhum produto, categoria ou referência contém este texto.',
  none: 'Nenhum produto corresponde a estes filtros.',
  empty: 'Ainda não há produtos. O seu portefólio aparece aqui assim que for publicado.',
  filters: (set) => (set === 0 ? 'Filtrar por' : `Filtrar por (${set})`),
} satisfies Translated<typeof EnglishShop>

export const productPageTexts = {
  reference: 'Ref.',
  technical: 'Descrição técnica',
  sheet: 'Descarregar a ficha do produto',
  sheetFile: (reference) => `${reference}.pdf`,
  prices: 'Estes são os preços para os países disponíveis (sem IVA)',
  showPrices: 'Preços por país',
  country: 'País',
  price: 'Preço',
  packaging: 'Embalagem',
  choosePackaging: 'Escolha uma embalagem',
  addToCart: 'Adicionar ao carrinho',
  chooseCountry: 'Escolha um país',
  otherPrices: (country) => `Não disponível (${country}): escolha outro país.`,
  label: 'Rótulo',
  leadTime: 'Prazo de entrega',
  leadDays: (days) => `${days.join(' ou ')} dias após a encomenda`,
  several: {
    title: 'Vários países de uma vez',
    lead: 'Cada país fica numa secção do carrinho, com o seu preço e o seu rótulo.',
    caption: 'Países para os quais encomendar',
    quantity: 'Quantidade',
    include: (country) => `Encomendar para: ${country}`,
    inCart: (units) => `Já no carrinho: ${units} unidades`,
    add: (countries) =>
      countries === 0
        ? 'Adicionar os países escolhidos'
        : countries === 1
          ? 'Adicionar 1 país ao carrinho'
          : `Adicionar ${countries} países ao carrinho`,
    none: 'Escolha pelo menos um país.',
    added: (countries) =>
      countries === 1 ? 'Adicionado ao carrinho para 1 país.' : `Adicionado ao carrinho para ${countries} países.`,
  },
  orderRule: (minimum, step) =>
    step === '1' ? `No mínimo ${minimum} unidades` : `No mínimo ${minimum} unidades, em múltiplos de ${step}`,
  contact: 'O seu representante comercial',
  contactLead: 'Esclareça dúvidas sobre registos e prazos nos seus países.',
  frequentlyPurchased: 'Frequentemente comprados com',
  interested: 'Também lhe pode interessar',
  sterile: 'Produto estéril',
  staff: 'Só os utilizadores de um distribuidor podem encomendar.',
} satisfies Translated<typeof EnglishPage>

export const labelTexts = {
  title: 'Verificar o rótulo',
  country: 'País de destino',
  chooseCountry: 'Escolha um país',
  current: 'Rótulo atual',
  open: 'Abrir o rótulo (PDF)',
  labelOf: (country) => `(PDF do rótulo: ${country})`,
  none: 'Nenhum rótulo disponível',
  correct: 'Está correto?',
  requestNew: 'Continuar, mas pedir um novo rótulo',
  add: 'Sim, adicionar ao carrinho',
  inCart: (country, units) =>
    `Já no carrinho (${country}): ${units} unidades. Não foi adicionado de novo. Pode alterar a quantidade no carrinho.`,
  added: 'O produto foi adicionado ao carrinho',
  there: 'O produto já está no carrinho',
  newLabelAsked: 'O seu pedido de um novo rótulo foi enviado.',
  continue: 'Continuar',
  seeCart: 'Ver o meu carrinho',
} satisfies Translated<typeof EnglishLabel>
