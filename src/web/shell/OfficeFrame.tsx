import { IconLogout, IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link, NavLink, Outlet } from 'react-router'

import { countOfficeWork } from '#modules/ordering/desk/desk-contract.ts'
import { useRead } from '#web/endpoint.ts'
import { leave, useMay, useMe } from '#web/identity/me.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { SuccessBanner } from '#web/ui/SuccessBanner.tsx'
import { shellWords as words } from '#web/words/shell.ts'
import { Bell } from './Bell.tsx'
import { isScreen } from './is-screen.ts'
import { type Entry, officeEntriesFor } from './menu.tsx'
import classes from './OfficeFrame.module.css'
import { SchemeToggle } from './SchemeToggle.tsx'
import { SearchButton } from './SearchButton.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const Drawer = lazy(() => import('./Drawer.tsx'))

/** Around every screen of the provider's staff: a sidebar of ink, no header. */
export default function OfficeFrame() {
  const { data: me } = useMe()
  const may = useMay()
  const [drawer, setDrawer] = useState<boolean | null>(null)
  return (
    <div className={classes['frame']}>
      <Shortcuts staff />
      <header className={classes['side']} data-no-print>
        <div className={classes['top']}>
          <button
            type="button"
            className={classes['menu']}
            aria-label={words.openMenu}
            aria-expanded={drawer ?? false}
            onClick={() => setDrawer(true)}
          >
            <IconMenu2 size={21} stroke={1.6} aria-hidden />
          </button>
          <Link to="/office/quotes" aria-label={words.home} className={classes['home']}>
            <Logo onInk />
          </Link>
          <span className={classes['staff']}>{words.staff}</span>
        </div>
        <SearchButton className={classes['search']} />
        <nav aria-label={words.office} className={classes['nav']}>
          <ul role="list">
            {officeEntriesFor(may).map((entry) => (
              <li key={entry.label}>
                <SideEntry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes['foot']}>
          <span className={classes['tools']}>
            {isScreen('/notifications') && <Bell />}
            <SchemeToggle />
            <button
              type="button"
              className={classes['out']}
              aria-label={words.logout}
              title={words.logout}
              onClick={() => void leave()}
            >
              <IconLogout size={21} stroke={1.6} aria-hidden />
            </button>
          </span>
          <bdi className={classes['who']}>{me?.fullName}</bdi>
        </div>
      </header>
      <div className={classes['page']}>
        <SuccessBanner />
        <main id="main" tabIndex={-1} className={classes['main']}>
          <Outlet />
        </main>
      </div>
      <Suspense fallback={null}>
        {drawer !== null && <Drawer opened={drawer} onClose={() => setDrawer(false)} />}
      </Suspense>
    </div>
  )
}

const SideEntry = ({ entry: { label, icon: EntryIcon, to } }: { entry: Entry }) => (
  <NavLink to={to ?? '/office/quotes'} title={label}>
    <EntryIcon size={20} stroke={1.6} aria-hidden />
    <span>{label}</span>
    {to === '/office/quotes' && <Waiting what="quotes" />}
    {to === '/office/documents' && <Waiting what="documents" />}
  </NavLink>
)

/** How many orders wait for a quote, or documents for a review. */
const Waiting = ({ what }: { what: 'quotes' | 'documents' }) => {
  const { data } = useRead(countOfficeWork, {}, { staleTime: 30_000 })
  const waiting = data?.[what] ?? 0
  return waiting > 0 && <span className={classes['count']}>{waiting}</span>
}
