import { IconInfoCircle } from '@tabler/icons-react'

import { fittingIncoterm } from '#modules/ordering/incoterm-fit.ts'
import type { Incoterm, TransportMode } from '#modules/ordering/order-terms.ts'
import { Note } from '#web/ui/Note.tsx'
import { shippingWords as words } from '#web/words/order-flow.ts'

/** Says where an Incoterm is not made for the transport, and which one is. Nothing where they fit, or one is not chosen. */
export const IncotermFit = ({ incoterm, mode }: { incoterm: Incoterm | null; mode: TransportMode | null }) => {
  const instead = incoterm && mode && fittingIncoterm(incoterm, mode)
  if (!instead) return null
  return (
    <Note tone="you" icon={<IconInfoCircle size={18} stroke={1.8} aria-hidden />} strong={words.seaOnly(incoterm)}>
      {words.takeInstead(words.modes[mode], `${instead} · ${words.incoterms[instead].name}`)}
    </Note>
  )
}
