import { NavLink } from 'react-router-dom'
import { countWaitingFiles } from '#modules/distributors/desk/waiting-contract.ts'
import { countOfficeWork } from '#modules/ordering/desk/desk-contract.ts'
import { paths } from '#paths'
import { shellTexts as texts } from '#texts/shell.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import type { Entry } from './menu.tsx'
import classes from './OfficeNav.module.css'
import { officeTabsFor, openProductRequests } from './office-menu.ts'

/** The pages that this person of the staff may open; with what waits on them. */
export const OfficeNav = () => (
  <nav aria-label={texts.office} className={classes['nav']}>
    {officeTabsFor(useMay()).map(({ id, label, entries }) => (
      <div key={id}>
        <p aria-hidden>{label}</p>
        <ul role="list" aria-label={label}>
          {entries.map((entry) => (
            <li key={entry.label}>
              <SideEntry entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

const SideEntry = ({ entry: { label, icon: EntryIcon, to } }: { entry: Entry }) => (
  <NavLink to={to ?? paths.officeQuotes()} end={to === paths.office()} title={label}>
    <EntryIcon size={20} stroke={1.6} aria-hidden />
    <span>{label}</span>
    {to === paths.officeQuotes() && <Waiting what="quotes" />}
    {to === paths.officeDocuments() && <Waiting what="documents" />}
    {to === openProductRequests && <Waiting what="requests" />}
    {to === paths.officeVetting() && <WaitingFiles />}
  </NavLink>
)

/** How many orders wait for a quote, documents for a review, requests for an answer. */
const Waiting = ({ what }: { what: 'quotes' | 'documents' | 'requests' }) => {
  const { data } = useRead(countOfficeWork, {}, { staleTime: 30_000 })
  return <Count of={data?.[what]} />
}

const WaitingFiles = () => {
  const { data } = useRead(countWaitingFiles, {}, { staleTime: 30_000 })
  return <Count of={data?.files} />
}

const Count = ({ of = 0 }: { of: number | undefined }) => of > 0 && <span className={classes['count']}>{of}</span>
