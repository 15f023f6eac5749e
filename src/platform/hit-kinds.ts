/** What the search of everything finds. Read by browsers too. */
export const hitKinds = [
  'orders',
  'products',
  'distributors',
  'people',
  'documents',
  'tickets',
  'reports',
  'content',
  'news',
  'events',
  'labels',
] as const
export type HitKind = (typeof hitKinds)[number]
