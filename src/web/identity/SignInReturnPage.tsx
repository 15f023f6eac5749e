import { Suspense, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { finishSingleSignOn } from '#modules/identity/single-sign-on/single-sign-on-contract.ts'
import { paths } from '#paths'
import { loginTexts } from '#texts/login.ts'
import { signInReturnTexts as texts } from '#texts/single-sign-on.ts'
import type { SecondStep } from '#web/account/SecondFactorStep.tsx'
import { useCommand } from '#web/api/endpoint.ts'
import { sayProven } from '#web/api/password-again.ts'
import { sessionStarted } from '#web/api/session.ts'
import { whenShown } from '#web/loading-code.ts'
import { DoorSays, Doorway } from './Doorway.tsx'
import { meetMe } from './me.ts'
import { takeNext } from './sign-in-next.ts'

const SecondFactorStep = whenShown(() => import('#web/account/SecondFactorStep.tsx'))

/** Where an issuer leads back to: it signs the person in, or lets the window that waits for it continue. */
export default function SignInReturnPage() {
  const navigate = useNavigate()
  const [answer] = useState(() => location.search.slice(1))
  const [isProved, setProved] = useState(false)
  const signedIn = (jwt: string) => {
    sessionStarted(jwt)
    void meetMe()
    void navigate(paths.login({}, { next: takeNext() }), { replace: true })
  }
  const { send, problem } = useCommand(finishSingleSignOn, {
    onDone: ({ jwt }) => {
      if (jwt !== null) return signedIn(jwt)
      setProved(true)
      sayProven()
      window.close()
    },
    onProblem: () => true,
  })
  useEffect(() => {
    // The code of the answer does not stay in the history.
    history.replaceState(history.state, '', location.pathname)
    void send({ answer })
  }, [send, answer])
  const toLogin = () => void navigate(paths.login(), { replace: true })

  if (problem?.members['mfa']) {
    const step = problem.members as SecondStep
    return (
      <Doorway title={loginTexts.title} lead={loginTexts.lead}>
        <Suspense fallback={null}>
          <SecondFactorStep step={step} onSignedIn={signedIn} onBack={toLogin} />
        </Suspense>
      </Doorway>
    )
  }
  return (
    <Doorway title={texts.title} lead={isProved || problem ? '' : texts.lead}>
      {isProved && <DoorSays tone="done">{texts.proved}</DoorSays>}
      {problem && <DoorSays tone="error">{problem.message}</DoorSays>}
      {problem && <Link to={paths.login()}>{texts.toSignIn}</Link>}
    </Doorway>
  )
}
