import { NavLink } from 'react-router-dom'

import { shellTexts } from '#texts/shell.ts'
import classes from './BottomBar.module.css'
import { bottomBar } from './menu.tsx'

/** At 768 and below: the places one goes most. It makes room while the on-screen keyboard is open. */
export const BottomBar = () => (
  <nav className={classes['bar']} aria-label={shellTexts.bottomBar} data-no-print>
    {bottomBar.map(({ label, icon: EntryIcon, to }) => (
      <NavLink key={to} to={to}>
        <EntryIcon size={21} stroke={1.6} aria-hidden />
        {label}
      </NavLink>
    ))}
  </nav>
)
