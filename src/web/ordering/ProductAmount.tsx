import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { unitsInPacks, unitsPerPack } from '#modules/ordering/terms/in-packs.ts'
import { MAXIMUM_QUANTITY, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { lineTexts as texts } from '#texts/order-lines.ts'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { QuantitySelector } from '#web/ui/fields/quantity/QuantitySelector.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Packagings = readonly { readonly id: string; readonly name: string; readonly units: number }[]
type Rule = {
  readonly minimumOrderQuantity: number
  readonly orderQuantityStep: number
  readonly packagings: Packagings
}
type Choice = { readonly quantity: number; readonly packagingId: string | null }

/** In what packaging; nothing where the product has none. */
export const PackagingField = ({
  name,
  packagings,
  value,
  onChange,
  error = null,
}: {
  /** Of the product, or what else tells the fields of a list apart. */
  name: string
  packagings: Packagings
  value: string | null
  onChange: (packagingId: string | null) => void
  error?: string | null
}) =>
  packagings.length > 0 && (
    <SelectField
      label={texts.packagingOf(name)}
      hideLabel
      placeholder={texts.choosePackaging}
      choices={choicesOf(packagings)}
      value={value}
      onChange={onChange}
      error={error}
    />
  )

/** How many of a product, by its rule, and what that is in packs. `children`: below it. */
export const ProductAmount = ({
  name,
  rule,
  choice: { quantity, packagingId },
  onQuantity,
  children,
  ...refusal
}: {
  name: string
  rule: Rule
  choice: Choice
  onQuantity: (quantity: number) => void
  /** The quantity that was refused, and why. */
  refused?: number | null | undefined
  error?: string | null
  children?: ReactNode
}) => (
  <Stack gap={3}>
    <QuantitySelector
      label={texts.quantityOf(name)}
      hideLabel
      value={quantity}
      min={rule.minimumOrderQuantity}
      max={MAXIMUM_QUANTITY}
      step={rule.orderQuantityStep}
      onChange={onQuantity}
      {...refusal}
    />
    <Text size="small">{unbroken(unitsInPacks(quantity, unitsPerPack({ ...rule, packagingId })))}</Text>
    {children}
  </Stack>
)

/** What keeps a line from being ordered, unless its quantity says so itself. */
export const LineProblem = ({
  problem,
  quantity,
  rule,
}: {
  problem: string | null
  quantity: number
  rule: Parameters<typeof quantityProblem>[1] | null
}) =>
  problem !== null &&
  !(rule && problem === quantityProblem(quantity, rule)) && (
    <Text as="div" tone="error" size="small" icon={<IconAlertCircle size={16} stroke={1.8} aria-hidden />}>
      {problem}
    </Text>
  )
