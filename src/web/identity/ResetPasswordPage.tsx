import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'

import { setPassword } from '#modules/identity/contract.ts'
import { useChecked } from '#web/checked.ts'
import { useCommand } from '#web/endpoint.ts'
import { sessionEnded } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { focusFirstWrong, useFirstWrong } from '#web/ui/first-wrong.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { resetWords as words } from '#web/words/login.ts'
import { DoorForm, DoorSays, Doorway } from './Doorway.tsx'
import { PASSWORD_SET } from './password-set.ts'

/** Where a mailed link leads (specification 1 §2): `?token`, and `isNew` for somebody who has had no password yet. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const token = search.get('token') ?? ''
  const isNew = search.has('isNew')
  const [password, setTyped] = useState('')
  const [again, setAgain] = useState('')

  const command = useCommand(setPassword, {
    onDone: () => {
      // Whoever was signed in here is so no longer: the link ended every session of the person.
      sessionEnded()
      void navigate(isNew ? '/login?isNew=true' : '/login', { replace: true, state: PASSWORD_SET })
    },
    onProblem: ({ hasFields }) => !hasFields,
  })
  const form = useFirstWrong(command.busy)
  const wrong = {
    password: password === '' ? words.missing : null,
    again: password === again ? null : words.different,
  }
  const { errors, submit } = useChecked(wrong, command.errors)
  const isOver = token === '' || command.problem?.status === 410

  return (
    <Doorway title={isNew ? words.titleNew : words.title} lead={words.lead}>
      {isOver ? (
        <>
          <DoorSays tone="error">{words.expired}</DoorSays>
          <p>{isNew ? words.expiredNew : words.askAgain}</p>
          <Link to="/login">{words.toSignIn}</Link>
        </>
      ) : (
        <DoorForm
          ref={form}
          onSubmit={() => {
            submit(() => command.send({ token, password }))
            focusFirstWrong(form.current)
          }}
        >
          {command.problem && !command.problem.hasFields && <DoorSays tone="error">{command.problem.message}</DoorSays>}
          <PasswordField
            label={words.password}
            required
            autoComplete="new-password"
            value={password}
            onChange={setTyped}
            error={errors.password}
          />
          <PasswordField
            label={words.again}
            required
            autoComplete="new-password"
            value={again}
            onChange={setAgain}
            error={errors.again}
          />
          <Button type="submit" look="filled" size="large" wide busy={command.busy}>
            {words.submit}
          </Button>
        </DoorForm>
      )}
    </Doorway>
  )
}
