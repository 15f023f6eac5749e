import type {
  officeHomeTexts as EnglishHome,
  promiseTexts as EnglishPromises,
  workTexts as EnglishWork,
} from '#texts/office-home.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where staff begin. */
export const officeHomeTexts = {
  title: (firstname) => (firstname ? `Olá, ${firstname}` : 'Olá'),
  lead: 'O que aguarda a sua ação, e as promessas deste mês.',
} satisfies Translated<typeof EnglishHome>

export const workTexts = {
  title: 'A aguardar a sua ação',
  byKind: 'Tudo o que está em espera, por tipo',
  kinds: {
    QUOTE: 'Cotações',
    ORDER_DOCUMENT: 'Documentos de encomendas',
    FILE: 'Processos de empresas',
    TICKET: 'Pedidos de apoio',
    REPORT: 'Comunicações',
    AGREEMENT: 'Acordos',
    PRODUCT: 'Produtos',
    LABEL: 'Rótulos',
    LABEL_ISSUE: 'Problemas de rótulos',
    APPROVAL: 'Aprovações',
  },
  count: (kind, count, overdue) => (overdue > 0 ? `${kind}: ${count}, ${overdue} em atraso` : `${kind}: ${count}`),
  fileToDecide: 'Dados alterados ou pronta a ativar',
  documents: (count) => (count === 1 ? '1 documento por ver' : `${count} documentos por ver`),
  what: 'O quê',
  kind: 'Tipo',
  company: 'Empresa',
  since: 'Em espera desde',
  due: 'Tempo restante',
  noPromise: '—',
  none: 'Nada aguarda a sua ação.',
  notOfRole: 'Nada a fazer de momento.',
  changed: (title, company) => `${title}, ${company}: alteração`,
} satisfies Translated<typeof EnglishWork>

export const promiseTexts = {
  title: 'Promessas cumpridas',
  month: 'Mês',
  subjects: { QUOTES: 'Cotações em 72 horas', TICKETS: 'Respostas em 48 horas', FILES: 'Documentos em dez dias' },
  outcomes: { KEPT: 'Cumpridas', MISSED: 'Falhadas', WAITING: 'A aguardar' },
  share: (subject) => `${subject}, parte cumprida`,
  median: 'Mediana',
  hours: (hours) => `${hours} h`,
  helped: 'Respostas que ajudaram',
  rated: (yes, all) => (all === 0 ? 'Nenhuma resposta foi avaliada.' : `${yes} de ${all} avaliadas`),
  list: (subject, month, outcome) =>
    outcome ? `${subject}, ${month}: ${outcome.toLowerCase()}` : `${subject}, ${month}`,
  close: 'Fechar a lista',
  what: 'O quê',
  company: 'Empresa',
  since: 'Desde',
  due: 'Prometido até',
  done: 'Feito',
  outcome: 'Resultado',
  nothing: 'Nada deste mês.',
  events: 'Eventos',
} satisfies Translated<typeof EnglishPromises>
