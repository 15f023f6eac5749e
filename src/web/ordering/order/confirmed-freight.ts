import type { OrderDetail } from '#modules/ordering/contract.ts'
import { givenName } from '#modules/ordering/order-terms.ts'
import type { FreightOption } from './FreightChoice.tsx'

/** The freight option that was confirmed; null before, and where sales gave the only one no name. */
export const confirmedFreight = ({ quote }: Pick<OrderDetail, 'quote'>): FreightOption | null => {
  const chosen = quote?.options.find(({ optionId }) => optionId === quote.chosenOptionId)
  return chosen && givenName(chosen.name) !== null ? chosen : null
}
