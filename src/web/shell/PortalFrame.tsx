import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'

import { seenAs } from '#web/api/seen-as.ts'
import { whenShown } from '#web/loading-code.ts'
import { BottomBar } from '#web/shell/menu/BottomBar.tsx'
import { SuccessToast } from '#web/ui/dialogs/SuccessToast.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import classes from './PortalFrame.module.css'
import { Shortcuts } from './Shortcuts.tsx'

const SeenAsBanner = whenShown(() => import('./SeenAsBanner.tsx'))

/** Around every screen of a distributor's people. */
export default function PortalFrame() {
  return (
    <div className={classes['frame']}>
      <Header />
      {seenAs() && (
        <Suspense fallback={null}>
          <SeenAsBanner />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={classes['main']}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <SuccessToast />
      <Shortcuts staff={false} />
    </div>
  )
}
