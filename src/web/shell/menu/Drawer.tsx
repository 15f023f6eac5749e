import { IconLogout, IconSearch, IconX } from '@tabler/icons-react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '#paths'
import { roleNames } from '#texts/role-names.ts'
import { shellTexts as texts } from '#texts/shell.ts'
import { useMay } from '#web/identity/may.ts'
import { leave, useMe } from '#web/identity/me.ts'
import { openPalette } from '#web/shell/in-front.ts'
import { SchemeToggle } from '#web/shell/SchemeToggle.tsx'
import { TimesIn } from '#web/shell/TimesIn.tsx'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Overlay } from '#web/ui/dialogs/Overlay.tsx'
import nav from '#web/ui/layout/nav.module.css'
import { Logo } from '#web/ui/page/Logo.tsx'
import classes from './Drawer.module.css'
import { type Entry, type Tab, tabsFor } from './menu.tsx'
import { officeTabsFor } from './office-menu.ts'

/** The menu of small windows: everything the header holds, as groups that open one by one. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const { data: me } = useMe()
  const may = useMay()
  const office = me?.distributor === null

  const search = () => {
    onClose()
    openPalette()
  }
  const tabs: readonly Tab[] = office ? officeTabsFor(may, me?.role) : tabsFor(may)
  return (
    <Overlay onClose={onClose} aria-label={texts.mainMenu} className={classes['drawer']}>
      <div className={classes['inside']}>
        <div className={classes['head']}>
          <Logo />
          <SchemeToggle />
          <IconButton label={texts.closeMenu} onClick={onClose}>
            <IconX size={21} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        {me && (
          <p className={classes['who']}>
            <bdi>{me.fullName}</bdi>
            <small>
              {roleNames[me.role]}
              {me.distributor && (
                <>
                  {' · '}
                  <bdi>{me.distributor.organizationName}</bdi>
                </>
              )}
            </small>
            {office && (
              <small>
                <TimesIn />
              </small>
            )}
          </p>
        )}
        <button type="button" className={classes['search']} onClick={search}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          {texts.search}
        </button>
        <nav aria-label={texts.mainMenu}>
          {tabs.map((tab) =>
            office ? (
              <section key={tab.id} aria-label={tab.label}>
                <p aria-hidden>{tab.label}</p>
                {tab.entries.map((entry) => (
                  <DrawerEntry key={entry.label} entry={entry} onClose={onClose} />
                ))}
              </section>
            ) : (
              <Group key={tab.id} tab={tab} opened={isIn(tab, pathname)} onClose={onClose} />
            ),
          )}
          {office && (
            <button type="button" className={`${nav['item']} ${classes['entry']}`} onClick={() => void leave()}>
              <IconLogout size={20} stroke={1.6} aria-hidden />
              {texts.logout}
            </button>
          )}
        </nav>
      </div>
    </Overlay>
  )
}

const isIn = (tab: Tab, pathname: string): boolean =>
  tab.entries.some(({ to }) => to !== undefined && pathname.startsWith(to))

const Group = ({ tab, opened, onClose }: { tab: Tab; opened: boolean; onClose: () => void }) => {
  const [only, ...more] = tab.entries
  // An action is never called by its tab's name: 'Profile' would end the session.
  if (only && more.length === 0)
    return <DrawerEntry entry={only.does ? only : { ...only, label: tab.label }} onClose={onClose} />
  return (
    <details open={opened} name="drawer">
      <summary>{tab.label}</summary>
      {tab.entries.map((entry) => (
        <DrawerEntry key={entry.label} entry={entry} onClose={onClose} />
      ))}
    </details>
  )
}

const DrawerEntry = ({
  entry: { label, icon: EntryIcon, to, does },
  onClose,
}: {
  entry: Entry
  onClose: () => void
}) =>
  does === 'logout' || to === undefined ? (
    <button type="button" className={`${nav['item']} ${classes['entry']}`} onClick={() => void leave()}>
      <EntryIcon size={20} stroke={1.6} aria-hidden />
      {label}
    </button>
  ) : (
    <NavLink to={to} end={to === paths.office()} className={`${nav['item']} ${classes['entry']}`} onClick={onClose}>
      <EntryIcon size={20} stroke={1.6} aria-hidden />
      {label}
    </NavLink>
  )
