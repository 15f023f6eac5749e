import type {
  productTexts as English,
  labelTexts as EnglishLabel,
  productPageTexts as EnglishPage,
  shopTexts as EnglishShop,
} from '#texts/catalogue.ts'
import type { Translated } from '#web/texts/translated.ts'

export const productTexts = {
  ref: 'Ref.',
  exclVat: 'sin IVA',
  order: 'Pedir',
  unavailable: 'No disponible en su región',
  request: 'Solicitar',
  requested: 'Solicitado',
  retry: 'Reintentar',
  discount: (percent) => `Descuento ${percent}`,
  perUnit: 'por unidad',
  signIn: 'Inicie sesión para ver los precios',
} satisfies Translated<typeof English>

export const shopTexts = {
  title: 'Mi portafolio de productos',
  visitorLead: 'Inicie sesión para ver sus precios y lo que está disponible en sus países, y para hacer pedidos.',
  products: 'Productos',
  filterBy: 'Filtrar por',
  category: 'Categoría',
  subCategory: 'Subcategoría',
  country: 'País',
  all: 'Todo',
  chooseCategoryFirst: 'Elija primero una categoría',
  search: 'Buscar',
  searchLabel: 'Buscar en el portafolio',
  searchHint: 'Nombre, referencia o categoría',
  clearSearch: 'Borrar la búsqueda',
  seeAll: 'Ver todos los productos',
  catalogue: 'Descargar el catálogo',
  catalogueFile: 'catalogo.pdf',
  groups: { categories: 'Categorías', subCategories: 'Subcategorías', products: 'Productos' },
  showAll: (count, searched) =>
    `Mostrar ${count === '1' ? 'el producto' : `los ${count} productos`} para “${searched}”`,
  nothing: 'Ningún producto, categoría o referencia contiene este texto.',
  none: 'Ningún producto coincide con estos filtros.',
  empty: 'Aún no hay productos. Su portafolio aparecerá aquí en cuanto se publique.',
  filters: (set) => (set === 0 ? 'Filtrar por' : `Filtrar por (${set})`),
} satisfies Translated<typeof EnglishShop>

export const productPageTexts = {
  reference: 'Ref.',
  technical: 'Descripción técnica',
  sheet: 'Descargar la ficha del producto',
  sheetFile: (reference) => `${reference}.pdf`,
  prices: 'Estos son los precios para sus países disponibles (sin IVA)',
  showPrices: 'Precios por país',
  country: 'País',
  price: 'Precio',
  packaging: 'Empaque',
  choosePackaging: 'Elija un empaque',
  addToCart: 'Agregar al carrito',
  chooseCountry: 'Elija un país',
  otherPrices: (country) => `No disponible en ${country}: elija otro país.`,
  label: 'Etiqueta',
  leadTime: 'Plazo de entrega',
  leadDays: (days) => `${days.join(' o ')} días después del pedido`,
  several: {
    title: 'Varios países a la vez',
    lead: 'Cada país pasa a ser una sección del carrito, con su propio precio y etiqueta.',
    caption: 'Países para los que pedir',
    quantity: 'Cantidad',
    include: (country) => `Pedir para ${country}`,
    inCart: (units) => `Ya está en su carrito: ${units} ${units === '1' ? 'unidad' : 'unidades'}`,
    add: (countries) =>
      countries === 0
        ? 'Agregar los países elegidos'
        : countries === 1
          ? 'Agregar 1 país al carrito'
          : `Agregar ${countries} países al carrito`,
    none: 'Elija al menos un país.',
    added: (countries) =>
      countries === 1 ? 'Se agregó al carrito para 1 país.' : `Se agregó al carrito para ${countries} países.`,
  },
  orderRule: (minimum, step) =>
    step === '1'
      ? `Mínimo ${minimum} ${minimum === '1' ? 'unidad' : 'unidades'}`
      : `Mínimo ${minimum} ${minimum === '1' ? 'unidad' : 'unidades'}, en múltiplos de ${step}`,
  contact: 'Su representante de ventas',
  contactLead: 'Consulte sobre el registro y los tiempos en sus países.',
  frequentlyPurchased: 'Comprados juntos con frecuencia',
  interested: 'También le podría interesar',
  sterile: 'Producto estéril',
  staff: 'Solo las personas de un distribuidor hacen pedidos.',
} satisfies Translated<typeof EnglishPage>

export const labelTexts = {
  title: 'Revise la etiqueta',
  country: 'País de destino',
  chooseCountry: 'Elija un país',
  current: 'Etiqueta actual',
  open: 'Abrir la etiqueta (PDF)',
  labelOf: (country) => `(PDF de la etiqueta en ${country})`,
  none: 'No hay etiqueta disponible',
  correct: '¿Es correcta?',
  requestNew: 'Continuar, pero solicitar una nueva etiqueta',
  add: 'Sí, agregar al carrito',
  inCart: (country, units) =>
    `Ya está en su carrito para ${country}, ${units} ${units === '1' ? 'unidad' : 'unidades'}: no se agregó de nuevo. Puede cambiar la cantidad en el carrito.`,
  added: 'El producto se agregó al carrito',
  there: 'Su producto ya está en el carrito',
  newLabelAsked: 'Se envió su solicitud de una nueva etiqueta.',
  continue: 'Continuar',
  seeCart: 'Ver mi carrito',
} satisfies Translated<typeof EnglishLabel>
