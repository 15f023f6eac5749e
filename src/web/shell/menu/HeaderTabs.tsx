import type { Icon } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { useMay } from '#web/identity/may.ts'
import { leave } from '#web/identity/me.ts'
import nav from '#web/ui/layout/nav.module.css'
import classes from './HeaderTabs.module.css'
import { type Entry, type Tab, tabsFor } from './menu.tsx'

/** A menu goes 300 ms after one clicked away, left it or toggled it; coming back in time keeps it. */
const CLOSES_AFTER = 300

/** The tabs of one kind. One with several entries is a button that slides its submenu in at 102 px. */
export const HeaderTabs = ({ kind }: { kind: 'text' | 'icon' }) => {
  const tabs = tabsFor(useMay()).filter(({ icon }) => (icon === undefined) === (kind === 'text'))
  return (
    <nav
      className={classes['tabs']}
      data-kind={kind}
      aria-label={kind === 'text' ? shellTexts.mainMenu : shellTexts.mySpace}
    >
      <ul role="list">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <OneTab tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const OneTab = ({ tab }: { tab: Tab }) => {
  const [only, ...more] = tab.entries
  if (only?.to !== undefined && more.length === 0) {
    return <TabLink tab={tab.icon ? { ...tab, label: only.label, icon: only.icon } : tab} to={only.to} />
  }
  return <TabWithSubmenu tab={tab} />
}

const TabLink = ({ tab: { label, icon: TabIcon }, to }: { tab: Tab; to: string }) => (
  <NavLink
    to={to}
    className={`${nav['item']} ${classes['tab']}`}
    aria-label={TabIcon && label}
    data-tip={TabIcon && label}
  >
    {TabIcon ? <TabFace icon={TabIcon} label={label} /> : label}
  </NavLink>
)

/** An icon and, in wide windows, its word below it. */
const TabFace = ({ icon: TabIcon, label }: { icon: Icon; label: string }) => (
  <>
    <TabIcon size={21} stroke={1.6} aria-hidden />
    <span className={classes['word']}>{label}</span>
  </>
)

const TabWithSubmenu = ({ tab: { label, icon: TabIcon, entries } }: { tab: Tab }) => {
  const id = useId()
  const { pathname } = useLocation()
  const { opened, toggle, close, holds, button, panel } = useSubmenu()
  const here = entries.some(({ to }) => to !== undefined && (pathname === to || pathname.startsWith(`${to}/`)))

  const press = (key: KeyboardEvent) => {
    if (key.key === 'Escape' && opened) close(true)
    else if (key.key === 'ArrowDown') toggle(true)
    else return
    key.preventDefault()
  }
  return (
    <div {...holds} onKeyDown={press}>
      <button
        ref={button}
        type="button"
        className={`${nav['item']} ${classes['tab']}`}
        aria-expanded={opened}
        aria-controls={id}
        aria-label={TabIcon && label}
        data-tip={TabIcon && label}
        data-here={here || undefined}
        onClick={() => toggle(false)}
      >
        {TabIcon ? <TabFace icon={TabIcon} label={label} /> : label}
        {!TabIcon && <Chevron />}
      </button>
      <div id={id} ref={panel} className={classes['submenu']} data-opened={opened || undefined} inert={!opened}>
        <ul role="list" className={classes['entries']} aria-label={label}>
          {entries.map((entry) => (
            <li key={entry.label}>
              <SubmenuEntry entry={entry} onDone={() => close(false)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const Chevron = () => (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="m4 6 4 4 4-4" />
  </svg>
)

const SubmenuEntry = ({
  entry: { label, help, icon: EntryIcon, to, does },
  onDone,
}: {
  entry: Entry
  onDone: () => void
}) => {
  const face = (
    <>
      <span className={classes['tile']} aria-hidden="true">
        <EntryIcon size={20} stroke={1.6} />
      </span>
      <span>
        <span className={classes['label']}>{label}</span>
        <span className={classes['help']}>{help}</span>
      </span>
    </>
  )
  if (does === 'logout') {
    return (
      <button type="button" className={classes['entry']} onClick={() => void leave()}>
        {face}
      </button>
    )
  }
  return (
    <NavLink to={to ?? '/'} className={classes['entry'] ?? ''} onClick={onDone}>
      {face}
    </NavLink>
  )
}

/** Opening, the delayed closing, and where the focus goes. One submenu is open at a time, because leaving one closes it. */
const useSubmenu = () => {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const stay = () => clearTimeout(timer.current)
  const closeSoon = () => {
    stay()
    timer.current = setTimeout(() => setOpened(false), CLOSES_AFTER)
  }
  const close = (focusBack: boolean) => {
    stay()
    setOpened(false)
    if (focusBack) button.current?.focus()
  }
  const moveIn = () => requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('a, button')?.focus())
  /** `into`: the focus goes on to the first entry. */
  const toggle = (into: boolean) => {
    stay()
    if (opened && !into) return closeSoon()
    setOpened(true)
    if (into) moveIn()
  }
  const holds = {
    onFocus: stay,
    onBlur: (left: FocusEvent) => {
      if (!left.currentTarget.contains(left.relatedTarget)) closeSoon()
    },
    onPointerEnter: stay,
  }
  return { opened, toggle, close, holds, button, panel }
}
