import type { Address } from '#modules/distributors/contract.ts'

/** Goods and invoice most likely go to the order's country. */
export const inCountryFirst = (addresses: readonly Address[], countryId: string): readonly Address[] =>
  addresses.toSorted((a, b) => Number(b.countryId === countryId) - Number(a.countryId === countryId))
