import { IconColumns3 } from '@tabler/icons-react'

import { uiTexts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { PopoverButton } from '#web/ui/dialogs/PopoverButton.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import classes from './ColumnsMenu.module.css'
import type { Column } from './list-table.ts'

/** The title column is always shown. `choose`: on every change; `keep`: when the menu closes. */
export const ColumnsMenu = <Row,>({
  columns,
  hidden,
  usual,
  choose,
  keep,
}: {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  /** Hidden until the user chooses. */
  usual: readonly string[]
  choose: (hidden: readonly string[]) => void
  keep: () => void
}) => (
  <PopoverButton
    icon={<IconColumns3 size={20} stroke={1.6} aria-hidden />}
    name={uiTexts.columns}
    role="group"
    label={uiTexts.columns}
    className={classes['columns']}
    onClosed={keep}
  >
    {() => (
      <>
        {columns.map(({ id: column, header, card }) => (
          <CheckField
            key={column}
            label={header}
            checked={!hidden.includes(column)}
            disabled={card === 'title'}
            onChange={(shown) => choose(shown ? hidden.filter((other) => other !== column) : [...hidden, column])}
          />
        ))}
        <Button look="text" size="small" disabled={hidden.join() === usual.join()} onClick={() => choose(usual)}>
          {uiTexts.resetColumns}
        </Button>
      </>
    )}
  </PopoverButton>
)
