import { uiWords } from '#web/words/ui.ts'
import classes from './DensityToggle.module.css'
import { type Density, useDensity } from './density.ts'

const choices: readonly Density[] = ['comfortable', 'compact']

/** Comfortable or compact rows, remembered on this device. */
export const DensityToggle = () => {
  const [density, choose] = useDensity()
  return (
    <fieldset className={classes['toggle']} aria-label={uiWords.density}>
      {choices.map((choice) => (
        <label key={choice} data-chosen={choice === density || undefined}>
          <input
            type="radio"
            name="density"
            className="visually-hidden"
            checked={choice === density}
            onChange={() => choose(choice)}
          />
          {uiWords[choice]}
        </label>
      ))}
    </fieldset>
  )
}
