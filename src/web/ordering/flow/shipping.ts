import { type Incoterm, needsDestination, type TransportMode } from '#modules/ordering/terms/order-terms.ts'
import { shippingTexts as texts } from '#texts/order-flow.ts'

/** What is on the screen; null: nothing is chosen yet. */
export type ChosenShipping = {
  readonly method: Incoterm | null
  readonly transportMode: TransportMode | null
  readonly destination: string
}

/** As it is kept; without a method there is nothing to keep. */
export const keptShipping = ({ method, transportMode, destination }: ChosenShipping) =>
  method && { method, transportMode, destination: needsDestination(method) ? destination.trim() || null : null }

/** What is missing, by field. */
export const shippingProblems = ({ method, transportMode, destination }: ChosenShipping) => ({
  method: method ? null : texts.chooseMethod,
  transportMode: transportMode ? null : texts.missingMode,
  destination: method && needsDestination(method) && destination.trim() === '' ? texts.missingDestination : null,
})
