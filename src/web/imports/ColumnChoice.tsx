import { useState } from 'react'
import { entriesOf } from '#platform/records.ts'
import { quickAddTexts } from '#texts/quick-add.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { UnnamedColumn } from './unnamed-columns.ts'

const texts = quickAddTexts.columns

/** Lets the user choose which column is which, where the header does not say. */
export const ColumnChoice = <Column extends string>({
  columns,
  names,
  needed,
  onChosen,
  onStartAgain,
}: {
  columns: readonly UnnamedColumn<Column>[]
  /** What a column may be, and what it is called. */
  names: Readonly<Record<Column, string>>
  /** What has to be chosen, and why not before. */
  needed: (chosen: readonly (Column | null)[]) => string | undefined
  onChosen: (chosen: readonly (Column | null)[]) => void
  onStartAgain: () => void
}) => {
  const [chosen, setChosen] = useState<readonly (Column | null)[]>(columns.map(({ is }) => is))
  const choices = entriesOf(names).map(([value, label]) => ({ value, label }))
  // A column is chosen once: it goes to the field that chose it last.
  const choose = (index: number, column: Column | null) =>
    setChosen(chosen.map((before, n) => (n === index ? column : before === column ? null : before)))
  return (
    <div role="group" aria-label={texts.label}>
      <Stack>
        <p>{texts.lead}</p>
        {columns.map(({ head, sample }, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called alike, and none moves
            key={index}
            label={texts.column(head, sample, index + 1)}
            placeholder={texts.leaveOut}
            choices={choices}
            value={chosen[index] ?? null}
            onChange={(column) => choose(index, column)}
            clearable
          />
        ))}
        <FormEnd>
          <Button onClick={onStartAgain}>{quickAddTexts.startAgain}</Button>
          <Button look="filled" why={needed(chosen)} onClick={() => onChosen(chosen)}>
            {quickAddTexts.read}
          </Button>
        </FormEnd>
      </Stack>
    </div>
  )
}
