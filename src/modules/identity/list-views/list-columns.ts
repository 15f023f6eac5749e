import * as Schema from 'effect/Schema'
import { keysOf } from '#platform/records.ts'

/** The columns of a list that a person may hide; its first one, such as the order's number, always stays. */
export const choosableColumns = {
  orders: ['details', 'purchaseOrder', 'date', 'total', 'destination', 'status', 'link', 'progress', 'actions'],
  'order-desk': [
    'distributor',
    'purchaseOrder',
    'destination',
    'ordered',
    'status',
    'wished',
    'assignee',
    'deadline',
    'total',
  ],
  distributors: ['state', 'country', 'representative', 'file', 'licence', 'lastOrder', 'joined'],
  'product-requests': ['request', 'company', 'by', 'since', 'status', 'answer'],
  products: ['reference', 'category', 'countries', 'state', 'changed'],
  'scheduled-prices': ['from', 'reference', 'country', 'now', 'then', 'effective'],
  prices: ['reference', 'country', 'status', 'price', 'discount', 'effective'],
  'promo-codes': ['type', 'value', 'status', 'window', 'restricted', 'uses'],
  people: ['email', 'company', 'role', 'joined', 'state'],
  'label-issues': ['company', 'product', 'code', 'kind', 'state', 'waiting', 'reported', 'orders'],
  labels: ['country', 'kind', 'name', 'code', 'version', 'date', 'replaced', 'download'],
  'agreement-requests': ['company', 'since', 'state', 'assignee'],
  agreements: ['agreement', 'type', 'codes', 'country', 'version', 'download'],
  content: ['kind', 'en', 'fr', 'es', 'pt', 'ru', 'ar', 'changed', 'views', 'downloads', 'completions'],
  news: ['state', 'changed', 'published'],
  events: ['state', 'date', 'location'],
  'social-posts': ['network', 'date'],
  mails: ['to', 'at', 'state'],
  newsletter: ['state', 'when', 'mails'],
  'partner-orders': ['company', 'by', 'ordered', 'cost', 'status', 'note'],
  loyalty: ['group', 'level', 'balance', 'earned', 'granted', 'corrected', 'spent', 'redeemed'],
} as const satisfies Record<string, readonly string[]>

/** Hidden until a person chooses: the table has no room for them on most screens. */
export const hiddenAtFirst: { readonly [List in keyof typeof choosableColumns]?: readonly string[] } = {
  orders: ['purchaseOrder'],
  'order-desk': ['purchaseOrder', 'wished'],
}

export type ListName = keyof typeof choosableColumns
export type ColumnName = (typeof choosableColumns)[ListName][number]

export const ListName = Schema.Literals(keysOf(choosableColumns))
export const ColumnName = Schema.Literals([...new Set(Object.values<readonly ColumnName[]>(choosableColumns).flat())])
