import type { paletteTexts as English, shortcutTexts as EnglishShortcut } from '#texts/palette.ts'
import type { Translated } from '#web/texts/translated.ts'

export const paletteTexts = {
  results: 'Resultados',
  searching: 'Buscando…',
  nothing: 'No se encontró nada. Pruebe con un número, un nombre o un código.',
  groups: {
    recent: 'Recientes',
    goTo: 'Ir a',
    actions: 'Acciones en esta página',
    orders: 'Pedidos',
    products: 'Productos',
    distributors: 'Distribuidores',
    people: 'Personas',
    documents: 'Documentos',
    tickets: 'Solicitudes',
    reports: 'Reportes',
    content: 'Biblioteca',
    news: 'Noticias',
    events: 'Eventos',
    labels: 'Etiquetas',
    search: 'Buscar',
    answers: 'Respuestas',
    help: 'Ayuda',
  },
  allOrders: (typed) => `Pedidos con “${typed}”`,
  allOrdersHelp: 'Por número, distribuidor o producto, por antiguos que sean',
  helpCentre: 'Cómo hacer pedidos y cómo contactarnos',
} satisfies Translated<typeof English>

export const shortcutTexts = {
  title: 'Atajos de teclado',
  helpHint: 'Todos los atajos de teclado de esta página',
  page: 'En esta página',
  goTo: 'Ir a',
  inQueues: 'En todas las colas',
  everywhere: 'En todas partes',
  palette: 'Buscar o ir a',
  list: 'Esta lista',
  close: 'Cerrar el cuadro de diálogo',
  or: 'o',
  outside: 'Las teclas sueltas funcionan fuera de los campos.',
} satisfies Translated<typeof EnglishShortcut>
