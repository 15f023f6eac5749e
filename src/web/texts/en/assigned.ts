import { counted } from './language.ts'

const assignedAll = (thing: string) => (done: number, of: number) =>
  done === of ? `${counted(of, thing)} assigned.` : `${done} of ${counted(of, thing)} assigned.`

/** Who of the staff has a request, an order, a quote, documents or a file. */
export const assignedTexts = {
  assignee: 'Assigned to',
  unassigned: 'Unassigned',
  to: (name: string) => `Assigned to ${name}`,
  toNobody: 'Unassigned',
  take: 'Assign to me',
  taken: 'Assigned.',
  others: (name: string) => `${name} has this request.`,
  looks: (name: string) => `${name} has it open.`,
  writes: (name: string) => `${name} is writing an answer.`,
  edits: (name: string) => `${name} is editing it too.`,
  with: (name: string) => `With ${name}`,
  whose: 'Assignee',
  search: 'Search the queue',
  none: 'Nothing in this queue fits.',
  mostUrgent: (listed: number, all: number) => `The ${listed} most urgent of ${all}. The others follow.`,
  countOf: (who: 'MINE' | 'UNASSIGNED', count: number) => `${who === 'MINE' ? 'Mine' : 'Unassigned'} (${count})`,
  allOf: (count: number) => `All (${count})`,
  assign: 'Assign to…',
  assignedOrders: assignedAll('order'),
  assignedRequests: assignedAll('request'),
  who: { MINE: 'Mine', UNASSIGNED: 'Unassigned', ALL: 'All' },
}
