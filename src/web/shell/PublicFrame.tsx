import { Link, NavLink, Outlet } from 'react-router-dom'
import { paths } from '#paths'
import { publicTexts } from '#texts/public.ts'
import { shellTexts } from '#texts/shell.ts'
import { homeOf, useMe } from '#web/identity/me.ts'
import { WayIn } from '#web/landing/WayIn.tsx'
import nav from '#web/ui/layout/nav.module.css'
import { Logo } from '#web/ui/page/Logo.tsx'
import { Footer } from './Footer.tsx'
import { isScreen } from './is-screen.ts'
import classes from './PublicFrame.module.css'

const pages = [
  { label: publicTexts.nav.products, to: paths.shop() },
  { label: publicTexts.nav.quality, to: paths.quality() },
  { label: publicTexts.nav.news, to: paths.news() },
  { label: publicTexts.nav.events, to: paths.events() },
]

/** Around the public pages: a quiet header and the footer. `content`: the page keeps to the page's width. */
export default function PublicFrame({ content = false }: { content?: boolean }) {
  const { data: me } = useMe()
  return (
    <div className={classes['frame']}>
      <header className={classes['header']}>
        <Link to={me ? homeOf(me) : '/'} aria-label={shellTexts.home} className={classes['home']}>
          <Logo />
        </Link>
        <nav aria-label={shellTexts.mainMenu} className={classes['nav']}>
          {pages
            .filter(({ to }) => isScreen(to))
            .map(({ label, to }) => (
              <NavLink key={to} to={to} className={nav['item'] ?? ''}>
                {label}
              </NavLink>
            ))}
        </nav>
        <WayIn look="outlined" size="medium" />
      </header>
      <main id="main" tabIndex={-1} className={content ? classes['content'] : undefined}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
