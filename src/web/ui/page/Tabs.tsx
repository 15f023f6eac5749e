import { type KeyboardEvent, type ReactNode, useId } from 'react'

import { useAddressSearch } from '#web/ui/lists/address-search.ts'
import classes from './Tabs.module.css'

export type TabPane = {
  readonly id: string
  readonly label: ReactNode
  readonly children: ReactNode
  /** Whether it is printed: by default, when it is the open one. What is always printed is there from the start. */
  readonly paper?: 'always' | 'never'
}

/** Underlined tabs with arrow keys; the selected one is in the address under `parameter`. On paper, panes below their names. */
export const Tabs = ({
  label,
  panes,
  parameter = 'tab',
}: {
  label: string
  panes: readonly TabPane[]
  parameter?: string
}) => {
  const id = useId()
  const [search, change] = useAddressSearch()
  const requested = panes.findIndex((pane) => pane.id === search.get(parameter))
  const at = Math.max(0, requested)

  const select = (next: number) => {
    const pane = panes[(next + panes.length) % panes.length]
    if (!pane) return
    change((params) => params.set(parameter, pane.id))
    document.getElementById(`${id}-${pane.id}`)?.focus()
  }
  const press = (key: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (key.key === forward) select(at + 1)
    else if (key.key === back) select(at - 1)
    else if (key.key === 'Home') select(0)
    else if (key.key === 'End') select(panes.length - 1)
    else return
    key.preventDefault()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={classes['tabs']} onKeyDown={press} data-no-print>
        {panes.map((pane, place) => (
          <button
            key={pane.id}
            id={`${id}-${pane.id}`}
            type="button"
            role="tab"
            aria-selected={place === at}
            aria-controls={place === at ? `${id}-${pane.id}-pane` : undefined}
            tabIndex={place === at ? 0 : -1}
            onClick={() => select(place)}
          >
            {pane.label}
          </button>
        ))}
      </div>
      {panes.map(
        (pane, place) =>
          (place === at || pane.paper === 'always') && (
            <div
              key={pane.id}
              id={`${id}-${pane.id}-pane`}
              role="tabpanel"
              aria-labelledby={`${id}-${pane.id}`}
              className={classes['pane']}
              data-open={place === at || undefined}
              data-no-print={pane.paper === 'never' || undefined}
            >
              <h2 className={classes['name']}>{pane.label}</h2>
              {pane.children}
            </div>
          ),
      )}
    </div>
  )
}
