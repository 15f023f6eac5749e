import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { DateText } from '#web/ui/figures/Figures.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import classes from './PastBanner.module.css'

/** This is the past: as of when, and the way back to the present. */
export const PastBanner = ({ at, says, to, back }: { at: string; says: string; to: string; back: string }) => (
  <div className={classes['banner']}>
    <Note
      tone="you"
      icon={<IconHistory size={18} stroke={1.8} aria-hidden />}
      strong={<DateText at={at} as="dayTime" />}
    >
      {says} <Link to={to}>{back}</Link>
    </Note>
  </div>
)
