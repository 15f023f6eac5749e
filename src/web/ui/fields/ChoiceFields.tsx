import { uiTexts } from '#texts/ui.ts'
import type { Chip } from '#web/ui/lists/FilterBar.tsx'
import type { Choice } from './choices.ts'
import { SelectField } from './SelectField.tsx'

/** A filter that is one of a list. */
export type ChoiceFilter<Name extends string> = {
  readonly name: Name
  readonly label: string
  readonly choices: readonly Choice[]
  /** The text in the field while nothing is chosen; 'All' unless said. */
  readonly placeholder?: string
  /** The choices are those that the server finds. */
  readonly onType?: (typed: string) => void
}

type Choices<Name extends string> = Readonly<Record<Name, string | null>>
type Choose<Name extends string> = (name: Name, value: string | null) => void

/** A field for each, in a filter bar. */
export const ChoiceFields = <Name extends string>({
  filters,
  chosen,
  choose,
}: {
  filters: readonly ChoiceFilter<Name>[]
  chosen: Choices<NoInfer<Name>>
  choose: Choose<NoInfer<Name>>
}) =>
  filters.map(({ name, label, choices, onType, placeholder = uiTexts.all }) => (
    <SelectField
      key={name}
      label={label}
      placeholder={placeholder}
      clearable
      choices={choices}
      {...(onType && { onType })}
      value={chosen[name]}
      onChange={(value) => choose(name, value)}
    />
  ))

/** What is chosen of them, as chips that take it away again. Until a list is there, its chip waits for the label. */
export const choiceChips = <Name extends string>(
  filters: readonly ChoiceFilter<Name>[],
  chosen: Choices<NoInfer<Name>>,
  choose: Choose<NoInfer<Name>>,
): Chip[] =>
  filters.flatMap(({ name, label, choices }) => {
    const value = chosen[name]
    if (!value) return []
    const said = choices.find((it) => it.value === value)?.label ?? (choices.length === 0 ? '…' : value)
    return [{ name: label, value: said, onRemove: () => choose(name, null) }]
  })
