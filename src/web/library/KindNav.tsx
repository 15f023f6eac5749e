import { NavLink } from 'react-router-dom'
import { kindNames } from '#modules/library/kinds.ts'
import { paths } from '#paths'
import { libraryTexts as texts } from '#texts/library.ts'
import classes from './library.module.css'

/** From every kind to every other one. */
export const KindNav = () => (
  <nav aria-label={texts.kindsNav} className={classes['nav']} data-no-print>
    {kindNames.map((kind) => (
      <NavLink key={kind} to={paths.resourcesOf({ type: kind })} end>
        {texts.kinds[kind].title}
      </NavLink>
    ))}
  </nav>
)
