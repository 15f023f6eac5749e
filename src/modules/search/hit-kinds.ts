/** Safe in a browser. */
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

/** What is indexed. `content`: a resource; `requests`: of companies, that are no tickets or reports. */
export type EntryKind = HitKind | 'requests'

declare module '#platform/declared.ts' {
  interface Declared {
    readonly hitKind: HitKind
    readonly entryKind: EntryKind
  }
}
