import { anyText } from '#web/ui/lists/filters.ts'

/** The filters in an address of the list of prices, and of an import that begins with it. */
export const priceListFilters = anyText('product', 'category', 'country')
