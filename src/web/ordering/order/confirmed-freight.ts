import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { FreightOption } from './FreightChoice.tsx'

/** The freight option that was confirmed; null before. */
export const confirmedFreight = ({ quote }: Pick<OrderDetail, 'quote'>): FreightOption | null =>
  quote?.options.find(({ optionId }) => optionId === quote.chosenOptionId) ?? null
