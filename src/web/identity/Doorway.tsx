import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import { Logo } from '#web/ui/page/Logo.tsx'
import classes from './Doorway.module.css'
import petalWallClasses from './PetalWall.module.css'

const flowers = Array.from({ length: 12 }, (_, at) => ({
  x: 110 + (at % 3) * 240,
  y: 130 + Math.floor(at / 3) * 260,
  turn: at * 23,
}))
const petals = [0, 60, 120, 180, 240, 300]

/** The sign-in's artwork: flowers of petals on the hero colours. Decoration only. */
const PetalWall = () => (
  <div className={petalWallClasses['wall']} aria-hidden="true">
    <svg aria-hidden="true" viewBox="0 0 700 1040" preserveAspectRatio="xMidYMid slice">
      {flowers.map(({ x, y, turn }, flower) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          {petals.map((angle, petal) => (
            <ellipse
              key={angle}
              cy="-64"
              rx="29"
              ry="66"
              transform={`rotate(${angle})`}
              className={petalWallClasses[(flower + petal) % 3 === 0 ? 'cyan' : 'purple']}
              style={{ opacity: 0.16 + ((flower * 7 + petal * 5) % 6) * 0.06 }}
            />
          ))}
          <circle r="9" className={petalWallClasses['heart']} />
        </g>
      ))}
    </svg>
  </div>
)

/** The page of people who are not signed in yet: a title, a sentence, a form. */
export const Doorway = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  useTitle(title)
  return (
    <div className={classes['page']}>
      <div className={classes['side']}>
        <header>
          <Link to="/" className={classes['home']} aria-label={shellTexts.home}>
            <Logo />
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={classes['main']}>
          <h1>{title}</h1>
          <p className={classes['lead']}>{lead}</p>
          {children}
        </main>
      </div>
      <PetalWall />
    </div>
  )
}

export const DoorForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      {children}
    </form>
  )
}

/** Two small things side by side, one below the other where there is no room. */
export const DoorLine = ({ children }: { children: ReactNode }) => <div className={classes['between']}>{children}</div>

/** What came of the last attempt, above the fields. */
export const DoorSays = ({ tone, children }: { tone: 'done' | 'note' | 'error'; children: ReactNode }) => (
  <p className={classes['said']} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    {tone === 'done' && <IconCircleCheck size={20} stroke={1.8} aria-hidden />}
    {tone === 'note' && <IconInfoCircle size={20} stroke={1.8} aria-hidden />}
    <span>{children}</span>
  </p>
)
