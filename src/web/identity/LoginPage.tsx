import { IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { signIn } from '#modules/identity/contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { sessionStarted } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useTitle } from '#web/ui/title.ts'
import { loginWords as words } from '#web/words/login.ts'
import { shellWords } from '#web/words/shell.ts'
import classes from './LoginPage.module.css'
import { meetMe } from './me.ts'
import { PetalWall } from './PetalWall.tsx'

/** E-mail (or login name) and password; whoever is signed in already is sent on by the guard around this page. */
export default function LoginPage() {
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  useTitle(words.title)

  const command = useCommand(signIn, {
    onDone: ({ jwt }) => {
      sessionStarted(jwt)
      void meetMe()
    },
    onProblem: () => {
      passwordField.current?.select()
      return true
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (email.trim() === '') return emailField.current?.focus()
    if (password === '') return passwordField.current?.focus()
    void command.send({ email: email.trim(), password, remember })
  }

  return (
    <div className={classes['page']}>
      <div className={classes['side']}>
        <header>
          <Link to="/" className={classes['home']} aria-label={shellWords.home}>
            <Logo />
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={classes['main']}>
          <h1>{words.title}</h1>
          <p className={classes['lead']}>{words.lead}</p>
          {search.has('isNew') && (
            <p className={classes['done']} role="status">
              <IconCircleCheck size={20} stroke={1.8} aria-hidden />
              {words.passwordSet}
            </p>
          )}
          <form onSubmit={submit} noValidate className={classes['form']}>
            {command.problem && (
              <p className={classes['refused']} role="alert">
                {command.problem.message}
              </p>
            )}
            <TextField
              ref={emailField}
              label={words.email}
              type="text"
              inputMode="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={setEmail}
              error={submitted && email.trim() === '' ? words.enterEmail : null}
            />
            <PasswordField
              ref={passwordField}
              label={words.password}
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={submitted && password === '' ? words.enterPassword : null}
            />
            <CheckField label={words.remember} checked={remember} onChange={setRemember} />
            <Button type="submit" look="filled" size="large" wide busy={command.busy}>
              {words.submit}
            </Button>
          </form>
        </main>
      </div>
      <PetalWall />
    </div>
  )
}
