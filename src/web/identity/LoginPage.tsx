import { Suspense, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'

import { signIn } from '#modules/identity/contract.ts'
import { beginSingleSignOn, signInWays } from '#modules/identity/single-sign-on/single-sign-on-contract.ts'
import { paths } from '#paths'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { loginTexts as texts } from '#texts/login.ts'
import { usePasskeyTexts } from '#texts/passkeys.ts'
import type { SecondStep } from '#web/account/SecondFactorStep.tsx'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { hasSessionEnded, sessionStarted } from '#web/api/session.ts'
import { whenRequested, whenShown } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { DoorForm, DoorLine, DoorSays, Doorway } from './Doorway.tsx'
import { meetMe } from './me.ts'
import { hasPasskeys, usePasskeySignIn } from './passkeys.ts'
import { PASSWORD_SET } from './password-set.ts'
import { noteNext } from './sign-in-next.ts'

const SecondFactorStep = whenShown(() => import('#web/account/SecondFactorStep.tsx'))
const ForgottenPassword = whenRequested(() => import('./ForgottenPassword.tsx'))

/** A login name has no form of its own; what has an @ is meant as an e-mail (specification 1 §5). */
const loginFault = (typed: string): string | null => {
  const login = cleanLogin(typed)
  if (login === '') return texts.enterEmail
  return login.includes('@') && !isEmailAddress(login) ? texts.enterAnEmail : null
}

const HOUR = 3_600_000

/** Of a whole e-mail address; of all else none. */
const domainOf = (typed: string): { readonly domain?: string } => {
  const login = cleanLogin(typed)
  return isEmailAddress(login) ? { domain: login.slice(login.lastIndexOf('@') + 1) } : {}
}

/** E-mail (or login name) and password; a user who is signed in already is sent on by the guard around this page. */
export default function LoginPage() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const [isForgotten, setForgotten] = useState(false)
  const [said, setSaid] = useState<string | null>(
    search.has('isNew') || state === PASSWORD_SET ? texts.passwordSet : null,
  )
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const [step, setStep] = useState<SecondStep | null>(null)
  const signedIn = (jwt: string) => {
    sessionStarted(jwt)
    void meetMe()
  }

  const command = useCommand(signIn, {
    onDone: ({ jwt }) => signedIn(jwt),
    onProblem: ({ members }) => {
      if (members['mfa']) {
        setStep(members as SecondStep)
        return true
      }
      passwordField.current?.select()
      return true
    },
  })
  const passkey = usePasskeySignIn({ remember, onSignedIn: signedIn })
  const { data: ways } = useRead(signInWays, domainOf(email), { staleTime: HOUR })
  const leave = useCommand(beginSingleSignOn, {
    onDone: ({ to }) => {
      noteNext(search.get('next'))
      location.assign(to)
    },
    onProblem: () => true,
  })
  const submit = () => {
    setSubmitted(true)
    if (loginFault(email)) return emailField.current?.focus()
    if (password === '') return passwordField.current?.focus()
    setSaid(null)
    void command.send({ email: email.trim(), password, remember })
  }
  const mailed = (to: string) => {
    setForgotten(false)
    command.clear()
    setSaid(texts.mailed(to))
  }

  if (step)
    return (
      <Doorway title={texts.title} lead={texts.lead}>
        <Suspense fallback={null}>
          <SecondFactorStep
            step={step}
            onSignedIn={signedIn}
            onBack={() => {
              command.clear()
              setStep(null)
            }}
          />
        </Suspense>
      </Doorway>
    )

  return (
    <Doorway title={texts.title} lead={texts.lead}>
      {said !== null && <DoorSays tone="done">{said}</DoorSays>}
      {said === null && !submitted && hasSessionEnded() && <DoorSays tone="note">{texts.ended}</DoorSays>}
      <DoorForm onSubmit={submit}>
        {command.problem && <DoorSays tone="error">{command.problem.message}</DoorSays>}
        {passkey.fault && <DoorSays tone="error">{passkey.fault}</DoorSays>}
        {leave.problem && <DoorSays tone="error">{leave.problem.message}</DoorSays>}
        <TextField
          ref={emailField}
          label={texts.email}
          type="text"
          inputMode="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          error={submitted ? loginFault(email) : null}
        />
        <PasswordField
          ref={passwordField}
          label={texts.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={submitted && password === '' ? texts.enterPassword : null}
        />
        <DoorLine>
          <CheckField label={texts.remember} checked={remember} onChange={setRemember} />
          <Button look="text" onClick={() => setForgotten(true)}>
            {texts.forgotten}
          </Button>
        </DoorLine>
        <Button type="submit" look="filled" size="large" wide busy={command.busy}>
          {texts.submit}
        </Button>
        {hasPasskeys() && (
          <Button size="large" wide busy={passkey.busy} onClick={() => void passkey.show()}>
            {usePasskeyTexts.signIn}
          </Button>
        )}
        {ways?.company && (
          <Button size="large" wide busy={leave.busy} onClick={() => void leave.send({ email: cleanLogin(email) })}>
            {texts.company}
          </Button>
        )}
        {ways?.office && (
          <Button look="text" busy={leave.busy} onClick={() => void leave.send({ email: null })}>
            {texts.office}
          </Button>
        )}
      </DoorForm>
      <p>
        {texts.isNew} <Link to={paths.signup()}>{texts.signUp}</Link>
      </p>
      {isForgotten && (
        <Suspense fallback={null}>
          <ForgottenPassword typed={email.trim()} onMailed={mailed} onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </Doorway>
  )
}
