import { Popover } from '@base-ui/react/popover'
import popup from '#web/ui/layout/popup.module.css'
import { popupPlace } from '#web/ui/layout/popup.ts'
import type { PopoverProps } from './PopoverButton.tsx'

/** The library's popover, open as long as it is drawn, at the button that opened it. */
export default function OpenPopover({ opener, role, label, className = '', onClose, children }: PopoverProps) {
  const change = (_: boolean, { reason, event, cancel }: Popover.Root.ChangeEventDetails) => {
    // The button closes it by itself.
    if (reason === 'outside-press' && event.target instanceof Node && opener.current?.contains(event.target))
      return cancel()
    onClose()
    if (reason === 'escape-key') opener.current?.focus()
  }
  return (
    <Popover.Root open onOpenChange={change}>
      <Popover.Portal container={popupPlace()}>
        <Popover.Positioner
          anchor={opener}
          align="end"
          sideOffset={6}
          collisionPadding={6}
          positionMethod="fixed"
          className={popup['place']}
        >
          <Popover.Popup role={role} aria-label={label} className={`${popup['popup']} ${className}`.trim()}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
