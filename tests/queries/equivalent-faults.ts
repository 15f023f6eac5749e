/** A fault that changes no answer. */
type Equivalent = { readonly file: string; readonly within: string; readonly says: string; readonly why: string }

/** What the proof of the queries cannot notice, and why. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'projections/articles.ts',
    within: 'publishedOf',
    says: "without .where('id', 'in', ['', ...ids])",
    why: 'the list in memory leaves out what was not wanted',
  },
  {
    file: 'projections/ordered_goods.ts',
    within: 'monthsOfOrders',
    says: 'without order by 1',
    why: 'Postgres sorts by the month to group by it',
  },
]
