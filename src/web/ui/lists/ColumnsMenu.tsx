import { IconColumns3 } from '@tabler/icons-react'
import { type ToggleEvent, useId } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import classes from './ColumnsMenu.module.css'
import type { Column } from './list-table.ts'

/** Pixels between the menu and its button, and the edges of the window. */
const GAP = 6

/** Pixels of it that are seen in a low window, before it scrolls. */
const LEAST = 240

/** Below its button, at its end. The browser keeps a popover above the page, where no card cuts it off, but not in place. */
const placeBelow = (opener: Element | null, menu: HTMLElement): void => {
  if (!opener) return
  const { left, right, bottom } = opener.getBoundingClientRect()
  const wanted = getComputedStyle(opener).direction === 'rtl' ? left : right - menu.offsetWidth
  const most = document.documentElement.clientWidth - menu.offsetWidth - GAP
  menu.style.left = `${Math.max(GAP, Math.min(wanted, most)) + scrollX}px`
  menu.style.top = `${bottom + GAP + scrollY}px`
  menu.style.maxHeight = `${Math.max(LEAST, innerHeight - bottom - 2 * GAP)}px`
}

/** The title column is always shown. `choose`: on every change; `keep`: when the menu closes. */
export const ColumnsMenu = <Row,>({
  columns,
  hidden,
  choose,
  keep,
}: {
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  choose: (hidden: readonly string[]) => void
  keep: () => void
}) => {
  const id = useId()
  return (
    <>
      <IconButton label={uiTexts.columns} popoverTarget={id}>
        <IconColumns3 size={20} stroke={1.6} aria-hidden />
      </IconButton>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={uiTexts.columns}
        className={classes['menu']}
        onToggle={({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) =>
          newState === 'open' ? placeBelow(currentTarget.previousElementSibling, currentTarget) : keep()
        }
      >
        {columns.map(({ id: column, header, card }) => (
          <CheckField
            key={column}
            label={header}
            checked={!hidden.includes(column)}
            disabled={card === 'title'}
            onChange={(shown) => choose(shown ? hidden.filter((it) => it !== column) : [...hidden, column])}
          />
        ))}
        <Button look="text" size="small" disabled={hidden.length === 0} onClick={() => choose([])}>
          {uiTexts.resetColumns}
        </Button>
      </div>
    </>
  )
}
