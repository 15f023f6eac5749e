import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { DateText } from '#web/ui/figures/Figures.tsx'
import classes from './PastBanner.module.css'

/** This is the past: as of when, and the way back to the present. */
export const PastBanner = ({ at, says, to, back }: { at: string; says: string; to: string; back: string }) => (
  <p className={classes['banner']} role="note">
    <IconHistory size={18} stroke={1.8} aria-hidden />
    <span>
      <strong>
        <DateText at={at} as="dayTime" />
      </strong>{' '}
      {says} <Link to={to}>{back}</Link>
    </span>
  </p>
)
