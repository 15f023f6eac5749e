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

declare module '#platform/declared.ts' {
  interface Declared {
    readonly hitKind: HitKind
  }
}
