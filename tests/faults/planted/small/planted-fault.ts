/** What a fault is about. */
export type FaultKind = 'rule' | 'query' | 'order' | 'sentence' | 'zone' | 'right' | 'screen' | 'race' | 'trust'

/** A mistake in one place of the source that some tests have to notice. */
export type PlantedFault = {
  readonly kind: FaultKind
  /** The fault in a sentence, which is its name. */
  readonly what: string
  readonly file: string
  /** This is in the file once. */
  readonly from: string
  readonly to: string
  /** The test files of which one at least has to fail. */
  readonly by: readonly string[]
}
