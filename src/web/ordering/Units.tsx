import { inPacks } from '#modules/ordering/terms/in-packs.ts'
import { timeTexts } from '#texts/time.ts'
import { unbroken } from '#web/ui/figures/format.ts'
import { Text } from '#web/ui/page/Text.tsx'

/** How many, in units; below it what that is in packs, where the packaging is one. */
export const Units = ({ value, packaging }: { value: number; packaging?: string | null | undefined }) => {
  const packs = inPacks(value, packaging)
  return (
    <span>
      {unbroken(timeTexts.units(value))}
      {packs !== null && (
        <Text as="small" size="small">
          {' '}
          = {unbroken(packs)}
        </Text>
      )}
    </span>
  )
}
