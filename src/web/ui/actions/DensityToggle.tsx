import { uiTexts } from '#texts/ui.ts'
import { type Density, useDensity } from '#web/ui/style/density.ts'
import classes from './DensityToggle.module.css'
import { Segments } from './Segments.tsx'

const choices = (['comfortable', 'compact'] as const satisfies readonly Density[]).map((value) => ({
  value,
  label: uiTexts[value],
}))

/** Comfortable or compact rows, remembered on this device. */
export const DensityToggle = () => {
  const [density, choose] = useDensity()
  return (
    <Segments
      label={uiTexts.density}
      choices={choices}
      value={density}
      onChange={choose}
      className={classes['toggle'] ?? ''}
    />
  )
}
