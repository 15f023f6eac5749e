import type { Incoterm, TransportMode } from './order-terms.ts'

/** Incoterms 2020 has these two for goods that go by water, each with the one that says the same for any transport. */
const byWaterOnly: Partial<Record<Incoterm, Incoterm>> = { FOB: 'FCA', CIF: 'CIP' }

/** null: it fits the transport. Only a hint: companies do trade FOB by air. */
export const fittingIncoterm = (incoterm: Incoterm, mode: TransportMode): Incoterm | null =>
  mode === 'Harbor' ? null : (byWaterOnly[incoterm] ?? null)
