import type { ReactNode } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import classes from './ChosenBar.module.css'
import type { ListRow, ListTable } from './list-table.ts'
import { withoutRows } from './selection.ts'

/** Above a list: all of its rows at once, how many are chosen, here and on other pages, and what can be done with them together. */
export const ChosenBar = <Row extends object>({
  table,
  inSight,
  count,
  children,
}: {
  table: ListTable<Row>
  inSight: readonly ListRow<Row>[]
  /** Of the chosen rows, over all pages. */
  count: number
  children: ReactNode
}) => {
  const here = inSight.filter((row) => row.getIsSelected()).length
  if (inSight.length + count === 0) return null
  const chooseAll = (checked: boolean) => {
    const ids = inSight.map(({ id }) => id)
    table.setRowSelection((before) =>
      checked ? { ...before, ...Object.fromEntries(ids.map((id) => [id, true])) } : withoutRows(before, ids),
    )
  }
  return (
    <div className={classes['bar']} data-some={count > 0 || undefined} data-no-print>
      {inSight.length > 0 && (
        <CheckField
          label={uiTexts.selectAll}
          checked={here === inSight.length}
          mixed={here > 0 && here < inSight.length}
          onChange={chooseAll}
        />
      )}
      {count > 0 && (
        <>
          <p role="status" className={classes['count']}>
            <strong>{uiTexts.chosenRows(count)}</strong>
            {count > here && ` · ${uiTexts.chosenElsewhere(count - here)}`}
          </p>
          <Button look="text" size="small" onClick={() => table.resetRowSelection(true)}>
            {uiTexts.clearChosen}
          </Button>
          <div className={classes['moves']}>{children}</div>
        </>
      )}
    </div>
  )
}
