import type { Permission } from '#platform/access/permissions.ts'

/** What staff assign in addition to requests. DOCUMENTS: those of an order that wait for a review; FILE: a company's. */
export const assignedKinds = ['ORDER', 'QUOTE', 'DOCUMENTS', 'FILE'] as const
export type AssignedKind = (typeof assignedKinds)[number]

/** Whose of it a list shows. */
export const deskOwners = ['MINE', 'UNASSIGNED'] as const
export type DeskOwner = (typeof deskOwners)[number]

/** Who may act on it, and so have it. */
export const mayHave = {
  ORDER: 'office.orders.note',
  QUOTE: 'office.quotes.issue',
  DOCUMENTS: 'office.orders.review',
  FILE: 'office.company-documents.review',
} as const satisfies Record<AssignedKind, Permission>

/** Under which key staff have it on their desk; `id`: the order's, or the company's. A request's key is its own id. */
export const deskKey = (kind: AssignedKind, id: string): string => `${kind}:${id}`

/** null: the key of a request. */
export const readDeskKey = (key: string): { readonly kind: AssignedKind; readonly id: string } | null => {
  const kind = assignedKinds.find((it) => key.startsWith(`${it}:`))
  return kind ? { kind, id: key.slice(kind.length + 1) } : null
}

/** Under which key staff are seen who have the form of something open. */
export const formKey = (form: string, id: string): string => `FORM:${form}:${id}`
export const isFormKey = (key: string): boolean => key.startsWith('FORM:')
