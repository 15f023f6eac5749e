import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { setPassword } from '#modules/identity/contract.ts'
import { paths } from '#paths'
import { resetTexts as texts } from '#texts/login.ts'
import { useCommandForm } from '#web/api/form.ts'
import { renew, sessionStatus } from '#web/api/session.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { DoorForm, DoorSays, Doorway } from './Doorway.tsx'
import { PASSWORD_SET } from './password-set.ts'

/** Where a mailed link leads (specification 1 §2): `?token`, and `isNew` for somebody who has had no password yet. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const isNew = search.has('isNew')
  // The link works once: after a lost answer, 'used already' may be this page's own doing.
  const [maybeSet, setMaybeSet] = useState(false)

  const form = useCommandForm(setPassword, {
    defaults: { password: '' },
    beside: { again: '' },
    rules: ({ password, again }) => ({
      password: password === '' ? texts.missing : null,
      again: password === again ? null : texts.different,
    }),
    input: ({ password }) => ({ token, password }),
    onDone: async () => {
      // Every session of the person is over: who was signed in here is so no longer, unless it is somebody else.
      if (sessionStatus() === 'signed-in') await renew().catch(() => {})
      void navigate(isNew ? paths.login({}, { isNew: 'true' }) : paths.login(), { replace: true, state: PASSWORD_SET })
    },
    onProblem: (problem) => {
      if (problem.unanswered) setMaybeSet(true)
      return !problem.hasFields
    },
  })
  const isOver = token === '' || form.problem?.status === 410
  const title = isNew ? texts.titleNew : texts.title

  return (
    <Doorway
      title={title}
      lead={isOver ? (maybeSet ? texts.lead : texts.askAgain) : isNew ? texts.leadNew : texts.lead}
    >
      {isOver ? (
        <>
          <DoorSays tone="error">{maybeSet ? texts.maybeSet : texts.expired}</DoorSays>
          <Link to={paths.login()}>{texts.toSignIn}</Link>
        </>
      ) : (
        <DoorForm onSubmit={form.submit}>
          {form.problem && !form.problem.hasFields && (
            <DoorSays tone="error">{form.problem.unanswered ? texts.maybeSet : form.problem.message}</DoorSays>
          )}
          <PasswordField label={texts.password} required autoComplete="new-password" {...form.field('password')} />
          <PasswordField label={texts.again} required autoComplete="new-password" {...form.field('again')} />
          <Button type="submit" look="filled" size="large" wide busy={form.busy}>
            {texts.submit}
          </Button>
        </DoorForm>
      )}
    </Doorway>
  )
}
