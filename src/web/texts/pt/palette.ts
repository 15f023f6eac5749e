import type { paletteTexts as EnglishPalette, shortcutTexts as EnglishShortcuts } from '#texts/palette.ts'
import type { Translated } from '#web/texts/translated.ts'

export const paletteTexts = {
  results: 'Resultados',
  searching: 'A pesquisar…',
  nothing: 'Nada encontrado. Tente um número, um nome ou um código.',
  groups: {
    recent: 'Recentes',
    goTo: 'Ir para',
    actions: 'Ações nesta página',
    orders: 'Encomendas',
    products: 'Produtos',
    distributors: 'Distribuidores',
    people: 'Pessoas',
    documents: 'Documentos',
    tickets: 'Pedidos',
    reports: 'Comunicações',
    content: 'Biblioteca',
    news: 'Notícias',
    events: 'Eventos',
    labels: 'Rótulos',
    search: 'Pesquisa',
    answers: 'Respostas',
    help: 'Ajuda',
  },
  allOrders: (typed) => `Encomendas com «${typed}»`,
  allOrdersHelp: 'Por número, distribuidor ou produto, por mais antigas que sejam',
  helpCentre: 'Como se encomenda e como nos contactar',
} satisfies Translated<typeof EnglishPalette>

export const shortcutTexts = {
  title: 'Atalhos de teclado',
  helpHint: 'Todos os atalhos de teclado desta página',
  page: 'Nesta página',
  goTo: 'Ir para',
  inQueues: 'Em todas as filas',
  everywhere: 'Em todo o portal',
  palette: 'Pesquisar ou ir para',
  list: 'Esta lista',
  close: 'Fechar a janela',
  or: 'ou',
  outside: 'As teclas simples funcionam fora dos campos.',
} satisfies Translated<typeof EnglishShortcuts>
