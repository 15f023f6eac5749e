import type { leadTimeTexts as English } from '#texts/lead-times.ts'
import type { Translated } from '#web/texts/translated.ts'

/** How long things take: the stages of orders as they were, and the lead times that forecasts go by. */
export const leadTimeTexts = {
  tabs: { label: 'Cifras', sales: 'Ventas', leadTimes: 'Plazos de entrega' },
  measured: 'Cuánto tardan los pedidos',
  measuredLead:
    'En días: la primera cifra es la mediana; la segunda, el percentil 90. Una sola cifra corresponde a un solo pedido. Elija una para ver sus pedidos.',
  measuredChart:
    'Días de cada etapa (la mitad de los pedidos fue más rápida), en las rutas que siguió la mayoría de los pedidos. Las cifras están en la tabla de abajo.',
  destination: 'Destino',
  method: 'Incoterm',
  year: 'Pedido en',
  none: 'Ningún pedido ha pasado aún por ninguna etapa.',
  things: 'plazo',
  stages: {
    QUOTE: 'Hasta la cotización',
    DECISION: 'Decisión',
    PREPARATION: 'Preparación',
    PRODUCTION: 'Producción',
    TRANSPORT: 'Transporte',
    WHOLE: 'Del pedido a la entrega',
  },
  figure: (median, p90) => `${median} / ${p90}`,
  open: (stage, destination, method, median, p90, orders) =>
    orders === 1
      ? `${stage}, ${destination}, ${method}: un pedido, ${median} días`
      : `${stage}, ${destination}, ${method}: ${orders} pedidos, mediana de ${median} días, nueve de cada diez en ${p90} días`,
  behind: (stage, destination, method) => `${stage}: ${destination}, ${method}`,
  slowest: 'Los más lentos primero, 100 como máximo.',
  close: 'Cerrar',
  byMonth: 'Por mes, con archivos',
  columns: { order: 'Pedido', company: 'Empresa', from: 'Desde', until: 'Hasta', days: 'Días' },
  planned: 'Plazos de entrega de los pronósticos',
  plannedLead: 'Un pronóstico los toma cuando se registra: indican cuántos días antes del mes hay que hacer el pedido.',
  product: 'Producto',
  chooseProduct: 'Elija un producto',
  country: 'País',
  days: 'Días antes del mes',
  origin: 'Definido por',
  own: 'El personal',
  standard: 'Predeterminado',
  change: 'Cambiar',
  changeOf: (country) => `Cambiar ${country}`,
  title: (product, country) => `${product}, ${country}`,
  help: 'Entre uno y cuatro números de días, de 0 a 365, separados por comas.',
  wrong: 'Escriba entre uno y cuatro números enteros de 0 a 365, por ejemplo 60, 90',
  keep: 'Cancelar',
  save: 'Guardar',
  saved: (country) => `Se definieron los plazos de entrega para ${country}.`,
  unregistered: 'Este producto no está registrado en ningún país.',
} satisfies Translated<typeof English>
