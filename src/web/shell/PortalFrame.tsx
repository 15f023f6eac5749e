import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { seenAs } from '#web/api/seen-as.ts'
import { whenShown } from '#web/loading-code.ts'
import bottomBarClasses from '#web/shell/menu/BottomBar.module.css'
import { bottomBar } from '#web/shell/menu/menu.tsx'
import { SuccessToast } from '#web/ui/dialogs/SuccessToast.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import classes from './PortalFrame.module.css'
import { Shortcuts } from './Shortcuts.tsx'

/** At 768 and below: the places one goes most. It makes room while the on-screen keyboard is open. */
const BottomBar = () => (
  <nav className={bottomBarClasses['bar']} aria-label={shellTexts.bottomBar} data-no-print>
    {bottomBar.map(({ label, icon: EntryIcon, to }) => (
      <NavLink key={to} to={to}>
        <EntryIcon size={21} stroke={1.6} aria-hidden />
        {label}
      </NavLink>
    ))}
  </nav>
)

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
