import { Outlet } from 'react-router-dom'

import { SuccessBanner } from '#web/ui/dialogs/SuccessBanner.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import classes from './PortalFrame.module.css'
import { Shortcuts } from './Shortcuts.tsx'

/** Around every screen of a distributor's people. */
export default function PortalFrame() {
  return (
    <div className={classes['frame']}>
      <Header />
      <SuccessBanner />
      <main id="main" tabIndex={-1} className={classes['main']}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <Shortcuts staff={false} />
    </div>
  )
}
