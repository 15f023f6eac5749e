import { IconMenu2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { shellTexts as texts } from '#texts/shell.ts'
import { whenRequested } from '#web/loading-code.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'

const Drawer = whenRequested(() => import('./Drawer.tsx'))

/** The button of small windows that opens the menu. On another page it is closed. */
export const DrawerButton = ({ className }: { className: string | undefined }) => {
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const opened = openedOn === pathname
  return (
    <>
      <IconButton
        size="large"
        label={texts.openMenu}
        {...(className && { className })}
        aria-expanded={opened}
        onClick={() => setOpenedOn(pathname)}
      >
        <IconMenu2 size={21} stroke={1.6} aria-hidden />
      </IconButton>
      <Suspense fallback={null}>{opened && <Drawer onClose={() => setOpenedOn(null)} />}</Suspense>
    </>
  )
}
