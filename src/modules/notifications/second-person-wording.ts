import { say } from '#platform/text/say.ts'

/** What a request for a second person is about. */
export const matterNamed = (matter: string | undefined): string => {
  if (matter === 'activations') return say('the activation of a distributor')
  if (matter === 'careCoins') return say('CareCoins by hand')
  if (matter === 'discounts') return say('a discount')
  if (matter === 'erasures') return say('the erasure of a person')
  if (matter === 'prices') return say('prices')
  return say('the rules for approvals')
}

/** `status`: what became of it; undefined: it waits. */
export const secondPersonNews = (status: string | undefined, matter: string): string => {
  if (status === 'APPROVED') return say('A second person has approved {0}', matter)
  if (status === 'REJECTED') return say('A second person has rejected {0}', matter)
  if (status === 'REFUSED') return say('It was approved, but could not be done: {0}', matter)
  if (status === 'EXPIRED') return say('It ended without a decision: {0}', matter)
  return say('Waiting for your approval: {0}', matter)
}
