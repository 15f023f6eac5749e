import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { setPassword } from '#modules/identity/contract.ts'
import { paths } from '#paths'
import { loginTexts, resetTexts as texts } from '#texts/login.ts'
import { mailedLinkTexts as linkTexts } from '#texts/mailed-links.ts'
import { MailedLinkOver } from '#web/account/MailedLinkOver.tsx'
import { useClosedLink } from '#web/account/mailed-link.ts'
import { useCommandForm } from '#web/api/form.ts'
import { isSignedIn, renew, sessionStatus } from '#web/api/session.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { DoorForm, DoorSays, Doorway } from './Doorway.tsx'
import ForgottenPassword from './ForgottenPassword.tsx'
import { PASSWORD_SET } from './password-set.ts'

/** Where a mailed link leads (specification 1 §2): `?token`, and `isNew` for a person who has had no password yet. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const isNew = search.has('isNew')
  // The link works once: after a lost answer, 'used already' may be this page's own doing.
  const [maybeSet, setMaybeSet] = useState(false)

  const form = useCommandForm(setPassword, {
    defaults: { password: '' },
    extra: { again: '' },
    rules: ({ password, again }) => ({
      password: password === '' ? texts.missing : null,
      again: password === again ? null : texts.different,
    }),
    input: ({ password }) => ({ token, password }),
    onDone: async () => {
      // Every session of the person is over: who was signed in here is so no longer, unless it is another user.
      if (isSignedIn(sessionStatus())) await renew().catch(() => {})
      void navigate(isNew ? paths.login({}, { isNew: 'true' }) : paths.login(), { replace: true, state: PASSWORD_SET })
    },
    onProblem: (problem) => {
      if (problem.unanswered) setMaybeSet(true)
      return !problem.hasFields
    },
  })
  const closed = useClosedLink(token, form.problem?.status === 410)

  return (
    <Doorway title={isNew ? texts.titleNew : texts.title} lead={closed ? '' : isNew ? texts.leadNew : texts.lead}>
      {closed ? (
        <>
          {maybeSet ? (
            <DoorSays tone="error">{texts.maybeSet}</DoorSays>
          ) : (
            <MailedLinkOver
              token={token}
              link={closed}
              requested={linkTexts.requested.invitation}
              otherwise={isNew ? <p>{linkTexts.invitationOver}</p> : <AskForPasswordLink />}
            />
          )}
          <Link to={paths.login()}>{texts.toSignIn}</Link>
        </>
      ) : (
        <DoorForm onSubmit={form.submit}>
          {form.problem && !form.problem.hasFields && (
            <DoorSays tone="error">{form.problem.unanswered ? texts.maybeSet : form.problem.message}</DoorSays>
          )}
          <PasswordField
            label={texts.password}
            help={texts.passwordHelp}
            required
            autoComplete="new-password"
            {...form.field('password')}
          />
          <PasswordField label={texts.again} required autoComplete="new-password" {...form.field('again')} />
          <Button type="submit" look="filled" size="large" wide busy={form.busy}>
            {texts.submit}
          </Button>
        </DoorForm>
      )}
    </Doorway>
  )
}

/** The answer is the same whether an account has the address or not. */
const AskForPasswordLink = () => {
  const [isAsking, setAsking] = useState(false)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  if (mailedTo !== null) return <DoorSays tone="done">{loginTexts.mailed(mailedTo)}</DoorSays>
  return (
    <>
      <Button look="filled" size="large" wide onClick={() => setAsking(true)}>
        {linkTexts.askForNew}
      </Button>
      {isAsking && <ForgottenPassword typed="" onMailed={setMailedTo} onClose={() => setAsking(false)} />}
    </>
  )
}
