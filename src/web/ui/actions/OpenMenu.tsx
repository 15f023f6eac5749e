import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import popup from '#web/ui/layout/popup.module.css'
import { popupPlace } from '#web/ui/layout/popup.ts'
import type { MenuAction } from './ActionMenu.tsx'

/** The library's menu, open as long as it is drawn, at the button that opened it. */
export default function OpenMenu({
  opener,
  actions,
  label,
  up,
  onClose,
}: {
  opener: RefObject<HTMLButtonElement | null>
  actions: readonly MenuAction[]
  label: string
  up: boolean
  onClose: () => void
}) {
  const change = (_: boolean, { reason, event, cancel }: Menu.Root.ChangeEventDetails) => {
    // The button closes it by itself.
    if (reason === 'outside-press' && event.target instanceof Node && opener.current?.contains(event.target))
      return cancel()
    onClose()
    if (reason === 'escape-key') opener.current?.focus()
  }
  /** Closed first: a dialog that the action opens gives the focus back to what has it now. */
  const choose = (run: () => void) => {
    flushSync(onClose)
    opener.current?.focus()
    run()
  }
  return (
    <Menu.Root open modal={false} onOpenChange={change}>
      <Menu.Portal container={popupPlace()}>
        <Menu.Positioner
          anchor={opener}
          side={up ? 'top' : 'bottom'}
          align={up ? 'start' : 'end'}
          sideOffset={6}
          className={popup['place']}
        >
          <Menu.Popup aria-label={label} className={popup['menu']}>
            {actions.map(({ label: action, danger, why, run }) => (
              <Menu.Item
                key={action}
                className={popup['item']}
                data-danger={danger || undefined}
                disabled={why !== undefined}
                title={why}
                closeOnClick={false}
                onClick={() => choose(run)}
              >
                {action}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
