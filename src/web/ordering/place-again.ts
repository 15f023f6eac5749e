import { paths } from '#paths'

/** Where an order is compared with today before it is ordered again; `forQuote`: because a new quote is wanted. */
export const reorderPage = (id: string, forQuote = false): string =>
  paths.reorder({ id }, forQuote ? { for: 'quote' } : {})
