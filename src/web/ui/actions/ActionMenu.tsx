import { IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { uiTexts } from '#texts/ui.ts'
import classes from './ActionMenu.module.css'
import { Button } from './Button.tsx'

export type MenuAction = {
  readonly label: string
  readonly danger?: boolean
  /** Why it cannot be done now: it says so and does nothing. */
  readonly why?: string | undefined
  readonly run: () => void
}

/** An icon unless it has a `label`. `up`: opens above its button. `about`: its subject, for screen readers. */
export const ActionMenu = ({
  actions,
  label,
  about,
  up = false,
  asksServer = false,
}: {
  actions: readonly MenuAction[]
  label?: string
  about?: string
  up?: boolean
  /** As a button's: all that it offers is commands. */
  asksServer?: boolean
}) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  if (actions.length === 0) return null
  const name = label ?? uiTexts.rowMenu

  const items = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const close = () => {
    setOpen(false)
    opener.current?.querySelector('button')?.focus()
  }
  const press = (key: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at === -1 ? -1 : at - 1, Home: 0, End: -1 }[key.key]
    if (!open || (key.key !== 'Escape' && to === undefined)) return
    if (to === undefined) close()
    else all.at(to % all.length)?.focus()
    key.preventDefault()
    key.stopPropagation()
  }
  return (
    <div
      ref={opener}
      className={classes['holder']}
      onKeyDown={press}
      onBlur={(left) => !left.currentTarget.contains(left.relatedTarget) && setOpen(false)}
    >
      <Button
        asksServer={asksServer}
        size={label ? 'medium' : 'small'}
        className={label ? '' : classes['icon']}
        title={label ? undefined : name}
        aria-label={about ? `${name} ${about}` : name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        icon={<IconDots size={18} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div ref={list} id={id} role="menu" aria-label={name} className={classes['menu']} data-up={up || undefined}>
          {actions.map(({ label: action, danger, why, run }) => (
            <button
              key={action}
              type="button"
              role="menuitem"
              data-danger={danger || undefined}
              aria-disabled={why !== undefined || undefined}
              title={why}
              onClick={() => {
                if (why !== undefined) return
                close()
                run()
              }}
            >
              {action}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
