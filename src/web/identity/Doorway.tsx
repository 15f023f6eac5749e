import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shellTexts } from '#texts/shell.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import { Logo } from '#web/ui/page/Logo.tsx'
import classes from './Doorway.module.css'
import { PetalWall } from './PetalWall.tsx'

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
