import type { setLots } from '#modules/ordering/fulfilment/additions-contract.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'

/** The numbers as they are typed, by the id of their line. */
export type LotFields = Readonly<Record<string, string>>

const LONGEST = 60
const MOST = 50

const numbersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((number) => number.trim())
      .filter(Boolean),
  ),
]

/** What is sent: the lines that have lot numbers. */
export const lotsOf = (typed: LotFields): Sent<typeof setLots>['lots'] =>
  Object.entries(typed)
    .map(([lineId, text]) => ({ lineId, numbers: numbersIn(text) }))
    .filter(({ numbers }) => numbers.length > 0)

/** What keeps them from being sent, or null. */
export const lotsError = (typed: LotFields): string | null => {
  const all = lotsOf(typed)
  if (all.some(({ numbers }) => numbers.some((number) => number.length > LONGEST))) return texts.lotTooLong(LONGEST)
  return all.some(({ numbers }) => numbers.length > MOST) ? texts.tooManyLots(MOST) : null
}
