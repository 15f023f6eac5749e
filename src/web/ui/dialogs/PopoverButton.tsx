import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'

import { whenRequested } from '#web/loading-code.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'

export type PopoverProps = {
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly role: 'group' | 'region'
  readonly label: string
  readonly className?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

const OpenPopover = whenRequested(() => import('./OpenPopover.tsx'))

/** An icon that unfolds something on the page. Escape, a press next to it and leaving it close it. */
export const PopoverButton = ({
  icon,
  name,
  title,
  word,
  size,
  onClosed,
  children,
  ...popover
}: Pick<PopoverProps, 'role' | 'label' | 'className'> & {
  readonly icon: ReactNode
  /** Of the button. */
  readonly name: string
  readonly title?: string
  /** Below the icon, where the bar has the room for it. */
  readonly word?: string
  readonly size?: 'large'
  readonly onClosed?: () => void
  readonly children: (close: () => void) => ReactNode
}) => {
  const opener = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const close = () => {
    setOpened(false)
    onClosed?.()
  }
  return (
    <>
      <IconButton
        ref={opener}
        label={name}
        {...(title && { title })}
        {...(size && { size })}
        {...(word && { word })}
        aria-expanded={opened}
        onClick={() => (opened ? close() : setOpened(true))}
      >
        {icon}
      </IconButton>
      <Suspense fallback={null}>
        {opened && (
          <OpenPopover {...popover} opener={opener} onClose={close}>
            {children(close)}
          </OpenPopover>
        )}
      </Suspense>
    </>
  )
}
