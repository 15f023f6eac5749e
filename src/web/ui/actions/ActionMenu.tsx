import { IconDots } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { whenRequested } from '#web/loading-code.ts'
import { Button } from './Button.tsx'

export type MenuAction = {
  readonly label: string
  readonly danger?: boolean
  /** Why it cannot be done now: it says so and does nothing. */
  readonly why?: string | undefined
  readonly run: () => void
}

const OpenMenu = whenRequested(() => import('./OpenMenu.tsx'))

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
  const opener = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  if (actions.length === 0) return null
  const name = label ?? uiTexts.rowMenu
  return (
    <>
      <Button
        ref={opener}
        asksServer={asksServer}
        size={label ? 'medium' : 'small'}
        data-icon-only={label === undefined || undefined}
        title={label ? undefined : name}
        aria-label={about ? `${name} ${about}` : name}
        aria-haspopup="menu"
        aria-expanded={opened}
        icon={<IconDots size={18} stroke={1.8} aria-hidden />}
        onClick={() => setOpened(!opened)}
      >
        {label}
      </Button>
      <Suspense fallback={null}>
        {opened && <OpenMenu {...{ opener, actions, up }} label={name} onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  )
}
