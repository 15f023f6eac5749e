import type { assignedTexts as English } from '#texts/assigned.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const assignedAll = (one: string, many: string) => (done: number, of: number) =>
  done === of
    ? `Attribution effectuée : ${counted(of, one, many)}.`
    : `Attribution effectuée : ${done} sur ${counted(of, one, many)}.`

/** Who of the staff has a request, an order, a quote, documents or a file. */
export const assignedTexts = {
  assignee: 'Attribué à',
  unassigned: 'Non attribué',
  to: (name) => `Attribué à ${name}`,
  toNobody: 'Non attribué',
  take: 'M’attribuer',
  taken: 'Attribué.',
  others: (name) => `${name} s’occupe de cette demande.`,
  looks: (name) => `${name} consulte aussi cette page.`,
  writes: (name) => `${name} écrit une réponse.`,
  edits: (name) => `${name} modifie aussi ce contenu.`,
  with: (name) => `Chez ${name}`,
  whose: 'Attribution',
  search: 'Rechercher dans la file d’attente',
  none: 'Rien ne correspond dans cette file d’attente.',
  mostUrgent: (listed, all) => `Les ${listed} plus urgents sur ${all}. Les autres suivent.`,
  countOf: (who, count) => `${who === 'MINE' ? 'À moi' : 'Non attribué'} (${count})`,
  allOf: (count) => `Tout (${count})`,
  assign: 'Attribuer à…',
  assignedOrders: assignedAll('commande', 'commandes'),
  assignedRequests: assignedAll('demande', 'demandes'),
  who: { MINE: 'À moi', UNASSIGNED: 'Non attribué', ALL: 'Tout' },
} satisfies Translated<typeof English>
