import { IconLogout } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { paths } from '#paths'
import { roleNames } from '#texts/role-names.ts'
import { shellTexts as texts } from '#texts/shell.ts'
import { leave, useMe } from '#web/identity/me.ts'
import { whenRequested } from '#web/loading-code.ts'
import { DrawerButton } from '#web/shell/menu/DrawerButton.tsx'
import { OfficeNav } from '#web/shell/menu/OfficeNav.tsx'
import { Bell } from '#web/shell/notifications/Bell.tsx'
import { SearchButton } from '#web/shell/search/SearchButton.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { SuccessToast } from '#web/ui/dialogs/SuccessToast.tsx'
import { Logo } from '#web/ui/page/Logo.tsx'
import { isScreen } from './is-screen.ts'
import classes from './OfficeFrame.module.css'
import { SchemeToggle } from './SchemeToggle.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { TimesIn } from './TimesIn.tsx'

const OfficeFoot = whenRequested(() => import('#web/office/departures/OfficeFoot.tsx'))

/** Around every screen of the provider's staff: a sidebar of ink, no header. */
export default function OfficeFrame() {
  const { data: me } = useMe()
  return (
    <div className={classes['frame']}>
      <Shortcuts staff />
      <header className={classes['side']} data-no-print>
        <div className={classes['top']}>
          <DrawerButton className={classes['menu']} />
          <Link to={paths.office()} aria-label={texts.home} className={classes['home']}>
            <Logo onInk />
          </Link>
          <span className={classes['staff']}>{texts.staff}</span>
        </div>
        <SearchButton className={classes['search']} keys="/" />
        <OfficeNav />
        <div className={classes['foot']}>
          <span className={classes['tools']}>
            {isScreen(paths.notifications()) && <Bell />}
            <SchemeToggle />
            <IconButton size="large" label={texts.logout} onClick={() => void leave()}>
              <IconLogout size={21} stroke={1.6} aria-hidden />
            </IconButton>
          </span>
          <p className={classes['who']}>
            <bdi>{me?.fullName}</bdi>
            {me && <small>{roleNames[me.role]}</small>}
            <small>
              <TimesIn />
            </small>
          </p>
        </div>
      </header>
      <div className={classes['page']}>
        <main id="main" tabIndex={-1} className={classes['main']}>
          <Outlet />
        </main>
      </div>
      <SuccessToast />
      <Suspense fallback={null}>
        <OfficeFoot />
      </Suspense>
    </div>
  )
}
