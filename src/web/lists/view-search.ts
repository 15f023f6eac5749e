/** What an address says of where one is in a list, and not of the list: a view keeps none of it. */
const places = ['page', 'before', 'order', 'document', 'request', 'mail', 'issue'] as const

/** What a view keeps of an address, in one order, so that the same views are the same texts. */
export const viewSearch = (search: string): string => {
  const kept = new URLSearchParams(search)
  for (const place of places) kept.delete(place)
  kept.sort()
  return kept.toString()
}
