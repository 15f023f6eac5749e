import { uiTexts } from '#texts/ui.ts'
import { type Density, useDensity } from '#web/ui/style/density.ts'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { Segments } from './Segments.tsx'

const choices = (['comfortable', 'compact'] as const satisfies readonly Density[]).map((value) => ({
  value,
  label: uiTexts[value],
}))

/** Comfortable or compact rows, remembered on this device. Small windows show cards. */
export const DensityToggle = () => {
  const [density, choose] = useDensity()
  const hasCards = useIsNarrow()
  return !hasCards && <Segments label={uiTexts.density} choices={choices} value={density} onChange={choose} />
}
