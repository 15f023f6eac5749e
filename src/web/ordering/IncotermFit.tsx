import { IconInfoCircle } from '@tabler/icons-react'

import { fittingIncoterm } from '#modules/ordering/terms/incoterm-fit.ts'
import type { Incoterm, TransportMode } from '#modules/ordering/terms/order-terms.ts'
import { shippingTexts as texts } from '#texts/order-flow.ts'
import { Note } from '#web/ui/page/Note.tsx'

/** Says where an Incoterm is not made for the transport, and which one is. Nothing where they fit, or one is not chosen. */
export const IncotermFit = ({ incoterm, mode }: { incoterm: Incoterm | null; mode: TransportMode | null }) => {
  const instead = incoterm && mode && fittingIncoterm(incoterm, mode)
  if (!instead) return null
  return (
    <Note tone="you" icon={<IconInfoCircle size={18} stroke={1.8} aria-hidden />} strong={texts.seaOnly(incoterm)}>
      {texts.takeInstead(texts.modes[mode], `${instead} · ${texts.incoterms[instead].name}`)}
    </Note>
  )
}
