import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { countWaitingFiles } from '#modules/distributors/desk/waiting-contract.ts'
import { countOfficeWork } from '#modules/ordering/desk/desk-contract.ts'
import { countWaitingRequests } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import { shellTexts as texts } from '#texts/shell.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import type { Entry, Tab } from './menu.tsx'
import classes from './OfficeNav.module.css'
import { officeTabsFor } from './office-menu.ts'

const KEY = 'partnercare.folded'

const foldedBefore = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ')
  } catch {
    return []
  }
}

/** The pages that this person of the staff may open, with what waits on them. Groups fold, on this device until unfolded. */
export const OfficeNav = () => {
  const { data: me } = useMe()
  const tabs = officeTabsFor(useMay(), me?.role)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const [folded, setFolded] = useState(foldedBefore)
  useEffect(() => {
    if (pathname) nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const fold = (id: string) => {
    const next = folded.includes(id) ? folded.filter((it) => it !== id) : [...folded, id]
    setFolded(next)
    localStorage.setItem(KEY, next.join(' '))
  }
  return (
    <nav aria-label={texts.office} className={classes['nav']} ref={nav}>
      {tabs.map((tab) => (
        <Group key={tab.id} tab={tab} isFolded={folded.includes(tab.id)} onFold={() => fold(tab.id)} />
      ))}
    </nav>
  )
}

const Group = ({
  tab: { id, label, entries },
  isFolded,
  onFold,
}: {
  tab: Tab
  isFolded: boolean
  onFold: () => void
}) => (
  <div>
    <button type="button" aria-expanded={!isFolded} aria-controls={`menu-${id}`} onClick={onFold}>
      {label}
      <IconChevronDown size={14} stroke={1.8} aria-hidden />
    </button>
    <ul role="list" aria-label={label} id={`menu-${id}`} hidden={isFolded}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <SideEntry entry={entry} />
        </li>
      ))}
    </ul>
  </div>
)

const SideEntry = ({ entry: { label, icon: EntryIcon, to } }: { entry: Entry }) => (
  <NavLink to={to ?? paths.officeQuotes()} end={to === paths.office()} title={label}>
    <EntryIcon size={20} stroke={1.6} aria-hidden />
    <span>{label}</span>
    {to === paths.officeQuotes() && <Waiting what="quotes" />}
    {to === paths.officeDocuments() && <Waiting what="documents" />}
    {to === paths.officeRequests() && <WaitingRequests />}
    {to === paths.officeVetting() && <WaitingFiles />}
  </NavLink>
)

/** How many orders wait for a quote, documents for a review. */
const Waiting = ({ what }: { what: 'quotes' | 'documents' }) => {
  const { data } = useRead(countOfficeWork, {}, { staleTime: 30_000 })
  return <Count of={data?.[what]} />
}

const WaitingRequests = () => {
  const { data } = useRead(countWaitingRequests, {}, { staleTime: 30_000 })
  return <Count of={data?.waiting} />
}

const WaitingFiles = () => {
  const { data } = useRead(countWaitingFiles, {}, { staleTime: 30_000 })
  return <Count of={data?.files} />
}

const Count = ({ of = 0 }: { of: number | undefined }) => of > 0 && <span className={classes['count']}>{of}</span>
