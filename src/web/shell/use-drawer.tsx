import { IconMenu2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { whenAsked } from '#web/loading-code.ts'

import { shellWords as words } from '#web/words/shell.ts'

const Drawer = whenAsked(() => import('./Drawer.tsx'))

/** The button of small windows that opens the menu, and the menu: it stands apart from the bar whose colours it has none of. */
export const useDrawer = (className: string | undefined) => {
  const [opened, setOpened] = useState<boolean | null>(null)
  return {
    button: (
      <button
        type="button"
        className={className}
        aria-label={words.openMenu}
        aria-expanded={opened ?? false}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={21} stroke={1.6} aria-hidden />
      </button>
    ),
    drawer: (
      <Suspense fallback={null}>
        {opened !== null && <Drawer opened={opened} onClose={() => setOpened(false)} />}
      </Suspense>
    ),
  }
}
