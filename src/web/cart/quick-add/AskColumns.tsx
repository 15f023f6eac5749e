import { useState } from 'react'
import { quickAddTexts } from '#texts/quick-add.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Column } from './columns.ts'
import classes from './QuickAdd.module.css'
import type { AskedColumn } from './read-rows.ts'

const words = quickAddTexts.columns
const choices = (['reference', 'quantity', 'country', 'packaging', 'free'] as const).map((value) => ({
  value,
  label: words.names[value],
}))

/** Which column is which, where the header does not tell. */
export const AskColumns = ({
  columns,
  onChosen,
  onStartAgain,
}: {
  columns: readonly AskedColumn[]
  onChosen: (chosen: readonly (Column | null)[]) => void
  onStartAgain: () => void
}) => {
  const [chosen, setChosen] = useState<readonly (Column | null)[]>(columns.map(({ is }) => is))
  // A column is chosen once: it goes to the field that asked for it last.
  const choose = (at: number, column: Column | null) =>
    setChosen(chosen.map((it, n) => (n === at ? column : it === column ? null : it)))
  return (
    <div className={classes['for-all']} role="group" aria-label={words.label}>
      <p className={classes['note']}>{words.lead}</p>
      {columns.map(({ head, sample }, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called alike, and none moves
          key={at}
          label={words.column(head, sample, at + 1)}
          placeholder={words.leaveOut}
          choices={choices}
          value={chosen[at] ?? null}
          onChange={(column) => choose(at, column)}
          clearable
        />
      ))}
      <div className={classes['start']}>
        <Button onClick={onStartAgain}>{quickAddTexts.startAgain}</Button>
        <Button
          look="filled"
          why={chosen.includes('reference') ? undefined : words.chooseReference}
          onClick={() => onChosen(chosen)}
        >
          {quickAddTexts.read}
        </Button>
      </div>
    </div>
  )
}
