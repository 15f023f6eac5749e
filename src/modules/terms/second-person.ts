/** What the office can have a second person for, each from an amount on. */
export const limitedMatters = ['activations', 'careCoins', 'discounts', 'erasures', 'prices'] as const
export type LimitedMatter = (typeof limitedMatters)[number]

/** A change of these rules itself needs one as soon as any of them does. */
export const matters = [...limitedMatters, 'rules'] as const
export type MatterName = (typeof matters)[number]

/** By matter the amount above which a second person is needed; 0: always, null: never. */
export type SecondPersonRules = Readonly<Record<LimitedMatter, number | null>>

export const noSecondPerson = {
  activations: null,
  careCoins: null,
  discounts: null,
  erasures: null,
  prices: null,
} as const satisfies SecondPersonRules

export const limitIn = (rules: SecondPersonRules, matter: MatterName): number | null => {
  if (matter !== 'rules') return rules[matter]
  return limitedMatters.some((one) => rules[one] !== null) ? 0 : null
}
