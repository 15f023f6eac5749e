import type {
  forecastTexts as English,
  draftOrderTexts as EnglishDraft,
  forecastFormTexts as EnglishForm,
} from '#texts/forecasts.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted, listed, monthName } from './language.ts'

const monthOf = ({ year, month }: { year: number; month: number }): string => `${monthName(month)} de ${year}`

export const forecastTexts = {
  month: monthOf,
  title: 'Pronósticos',
  lead: 'Lo que planea pedir en los próximos 12 meses. Le recordamos cuándo pedir para que la mercancía llegue a tiempo.',
  add: 'Nuevo pronóstico',
  standing: 'Pedidos periódicos',
  empty: 'Agregue los pedidos que planea y se los recordaremos a tiempo.',
  columns: {
    date: 'Fecha',
    product: 'Producto',
    country: 'País',
    next: 'Pedidos en los próximos 3 meses',
    quantity: 'Cantidad',
    stock: 'Inventario actual',
    accuracy: 'Precisión',
    action: 'Acción',
  },
  edit: 'Editar',
  editOf: (product) => `Editar el pronóstico de ${product}`,
  remove: 'Eliminar',
  removeTitle: '¿Eliminar este pronóstico?',
  removeLead: ({ product, country, from, to }) =>
    `${product} para ${country}, de ${from} a ${to}. Ya no le recordaremos estos pedidos. Lo que se pronosticó para meses anteriores permanece en sus datos.`,
  keep: 'Conservarlo',
  removed: 'Se eliminó el pronóstico.',
  next: 'Próximos pedidos',
  nextLead: 'Pedidos planeados que aún pueden llegar a tiempo, los más urgentes primero.',
  nextEmpty: 'No hay pedidos planeados que aún puedan llegar a tiempo.',
  nextLine: (orders, quantity) => `${counted(orders, 'pedido', 'pedidos')}, ${quantity} unidades`,
  nextColumns: { month: 'Mes', product: 'Producto', planned: 'Planeado', by: 'Pedir hasta el' },
  orderBy: 'Pedir hasta el',
  takes: (delay) => `(tarda ${delay} días)`,
} satisfies Translated<typeof English>

export const draftOrderTexts = {
  draft: 'Preparar pedidos',
  draftOf: (product, month) => `Preparar pedidos de ${product} para ${month}`,
  urgent: 'Preparar los pedidos urgentes',
  column: 'Acciones',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden preparar pedidos.${names === '' ? '' : ` Diríjase a ${names}.`}`,
  title: 'Preparar pedidos',
  added: (products) =>
    products === 0
      ? 'No se agregó nada a su carrito.'
      : `${counted(products, 'producto agregado', 'productos agregados')} a su carrito, en cantidades que se pueden pedir. Revise el carrito y haga el pedido.`,
  order: ({ units, product, country, day, months }) =>
    `${units} unidades de ${product} para ${country}: pida hasta el ${day} para que lleguen en ${listed(months.map(monthOf))}`,
  inCart: (units) => `Ya está en su carrito con ${units} unidades, que no cambian.`,
  ordered: 'Ya se pidió todo lo planeado para estos meses.',
  close: 'Cerrar',
  toCart: 'Ir al carrito',
} satisfies Translated<typeof EnglishDraft>

export const forecastFormTexts = {
  newTitle: 'Nuevo pronóstico',
  missing: 'No se puede mostrar este pronóstico',
  title: (product) => `Pronóstico de ${product}`,
  lead: 'Complete los meses uno por uno o pegue una columna de una hoja de cálculo en el primer campo. Con Enter y las flechas se mueve hacia arriba y hacia abajo.',
  about: 'Producto e inventario',
  product: 'Producto',
  country: 'País',
  stock: 'Nivel actual de inventario',
  stockDate: 'Fecha del conteo',
  stockDateHelp: 'Cuándo contó el inventario.',
  months: 'Los próximos 12 meses',
  monthHead: 'Mes',
  orders: '¿Cuántos pedidos?',
  quantity: '¿Qué cantidad?',
  rules: 'Pedir hasta el',
  rule: (delay) => `${delay} días`,
  noRules: '—',
  ofMonth: (question, month) => `${question} ${month}`,
  total: 'Total',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Su pronóstico se guardó.',
  failed: (reason) => `No se pudo crear el pronóstico: ${reason}`,
  newer: 'Otra persona cambió este pronóstico.',
  newerHelp: 'Lo que ingresó sigue aquí. Si lo guarda, reemplaza la otra versión.',
  takeTheirs: 'Mostrar la otra versión',
  keepMine: 'Conservar la mía',
  whole: 'Ingrese un número entero, 0 o más',
  atLeastOne: (units) => `Para ${counted(units, 'unidad', 'unidades')} se necesita al menos 1 pedido`,
  day: 'Ingrese una fecha en formato DD/MM/AAAA',
  chooseProduct: 'Elija un producto',
  chooseCountry: 'Elija un país',
  pasted: (months) => (months === 1 ? 'Se completó 1 mes.' : `Se completaron ${months} meses.`),
  vintages: 'Historial del pronóstico',
  vintagesChart:
    'Lo pedido por mes, comparado con el primer y el último pronóstico. Las cifras están en la tabla de abajo.',
  firstFiled: 'Primer pronóstico',
  vintagesLead:
    'Cada versión del pronóstico de un mes y lo que se pidió en él. La precisión es 1 − |pedido − pronóstico| ÷ el mayor de ambos, con el pronóstico vigente al inicio del mes. Los días y meses son en UTC.',
  vintageColumns: {
    month: 'Mes',
    filings: 'Registros',
    forecast: 'Pronóstico',
    actual: 'Pedido',
    accuracy: 'Precisión',
  },
  accuracy: (figure) => `Precisión de los meses transcurridos: ${figure}`,
  filing: (quantity, day) => `${quantity} el ${day}`,
} satisfies Translated<typeof EnglishForm>
