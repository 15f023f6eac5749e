/** The lists of the office whose filters stand in their address. */
export const viewedLists = [
  ...(['order-desk', 'quotes', 'documents', 'vetting', 'requests', 'distributors', 'product-requests'] as const),
  ...(['products', 'prices', 'promo-codes', 'people', 'audit', 'labels', 'agreements', 'content'] as const),
  ...(['loyalty', 'label-issues', 'agreement-requests', 'news', 'newsletter', 'mails'] as const),
  ...(['events', 'social-posts', 'scheduled-prices', 'partner-orders'] as const),
] as const
export type ViewedList = (typeof viewedLists)[number]

/** Characters of a name and of an address's query; columns that are hidden; views of one person. */
export const viewTerms = { name: 60, search: 1_000, columns: 40, views: 200 } as const
