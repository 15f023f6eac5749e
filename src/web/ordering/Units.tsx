import { inPacks } from '#modules/ordering/terms/in-packs.ts'
import { timeTexts } from '#texts/time.ts'
import { unbroken } from '#web/ui/figures/format.ts'
import { Text } from '#web/ui/page/Text.tsx'

/** How many, in units; below it what that is in packs. */
export const Units = ({ value, perPack }: { value: number; perPack?: number | undefined }) => {
  const packs = inPacks(value, perPack)
  return (
    <span>
      {unbroken(timeTexts.units(value))}
      {packs !== null && (
        <Text as="small" size="small">
          {' '}
          ({unbroken(packs)})
        </Text>
      )}
    </span>
  )
}
