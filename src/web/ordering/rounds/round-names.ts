import type { Round } from '#modules/ordering/quotes/quote-contract.ts'
import { givenName } from '#modules/ordering/terms/order-terms.ts'
import { roundTexts as texts } from '#texts/quotes.ts'

/** 'Round 2: Quote' */
export const roundName = ({ number, kind, quoteVersion }: Round): string =>
  texts.round(
    number,
    kind === 'PLACED' ? texts.placed : kind === 'CHANGE' ? texts.change : texts.quote(quoteVersion ?? 1),
  )

/** The name of the freight option that a quote was confirmed with; null: it was not, or the only one has no name. */
export const confirmedOption = ({ options, confirmedOptionId }: Round): string | null => {
  const confirmed = options.find(({ optionId }) => optionId === confirmedOptionId)
  return confirmed ? givenName(confirmed.name) : null
}

/** The number of the round that took the place of a quote; null: it still counts, or it is no quote. */
export const supersededBy = (rounds: readonly Round[], { kind, number }: Round): number | null =>
  kind === 'QUOTE' ? (rounds.find((round) => round.number > number)?.number ?? null) : null

/** Which two rounds an address names; by default, the last one and the one before it. */
export const chosenRounds = (
  rounds: readonly Round[],
  requested: { readonly before: string | null; readonly after: string | null },
): { readonly before: Round; readonly after: Round } | null => {
  const find = (number: string | null) => rounds.find((round) => String(round.number) === number)
  const after = find(requested.after) ?? rounds.at(-1)
  const before =
    find(requested.before) ?? rounds.findLast((round) => after !== undefined && round.number < after.number)
  return before && after ? { before, after } : null
}
