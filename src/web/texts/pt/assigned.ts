import type { assignedTexts as English } from '#texts/assigned.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const assignedAll =
  (one: string, many: string, assignedOne: string, assignedMany: string) => (done: number, of: number) => {
    const all = counted(of, one, many)
    const assigned = of === 1 ? assignedOne : assignedMany
    return done === of ? `${all} ${assigned}.` : `${done} de ${all} ${assigned}.`
  }

/** Who of the staff has a request, an order, a quote, documents or a file. */
export const assignedTexts = {
  assignee: 'Atribuído a',
  unassigned: 'Por atribuir',
  to: (name) => `Atribuído a ${name}`,
  toNobody: 'Por atribuir',
  take: 'Atribuir a mim',
  taken: 'Atribuído.',
  others: (name) => `${name} tem este pedido.`,
  looks: (name) => `${name} tem isto aberto.`,
  writes: (name) => `${name} está a escrever uma resposta.`,
  edits: (name) => `${name} também está a editar.`,
  with: (name) => `Com ${name}`,
  whose: 'Responsável',
  search: 'Pesquisar na fila',
  none: 'Nada nesta fila corresponde.',
  mostUrgent: (listed, all) => `Os ${listed} mais urgentes de ${all}. Os outros vêm a seguir.`,
  countOf: (who, count) => `${who === 'MINE' ? 'Meus' : 'Por atribuir'} (${count})`,
  allOf: (count) => `Todos (${count})`,
  assign: 'Atribuir a…',
  assignedOrders: assignedAll('encomenda', 'encomendas', 'atribuída', 'atribuídas'),
  assignedRequests: assignedAll('pedido', 'pedidos', 'atribuído', 'atribuídos'),
  who: { MINE: 'Meus', UNASSIGNED: 'Por atribuir', ALL: 'Todos' },
} satisfies Translated<typeof English>
