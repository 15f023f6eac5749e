import { useState } from 'react'
import { showSecondFactor } from '#modules/identity/account-contract.ts'
import { usePasskeyTexts } from '#texts/passkeys.ts'
import { secondStepTexts as texts } from '#texts/security.ts'
import { useCommandForm } from '#web/api/form.ts'
import { DoorForm, DoorSays } from '#web/identity/Doorway.tsx'
import { usePasskeySignIn } from '#web/identity/passkeys.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CodeField } from './CodeField.tsx'
import { FactorKey } from './FactorKey.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The password was right, and a second factor is required in addition. */
export type SecondStep = {
  readonly mfa: 'totp' | 'passkey'
  readonly ticket: string
  readonly setup?: { readonly secret: string; readonly uri: string }
  /** The person has one. */
  readonly passkey?: true
}

/** The second step of signing in: a code of the app, which is set up here where the role requires one, or a passkey. */
export default function SecondFactorStep({
  step: { mfa, ticket, setup, passkey },
  onSignedIn,
  onBack,
}: {
  step: SecondStep
  onSignedIn: (jwt: string) => void
  onBack: () => void
}) {
  const [fresh, setFresh] = useState<{ readonly jwt: string; readonly codes: readonly string[] } | null>(null)
  const form = useCommandForm(showSecondFactor, {
    defaults: { code: '' },
    rules: ({ code }) => ({ code: code.trim() === '' ? texts.missing : null }),
    input: ({ code }) => ({ ticket, code: code.trim() }),
    onDone: ({ jwt, codes }) => (codes ? setFresh({ jwt, codes }) : onSignedIn(jwt)),
    onProblem: (problem) => !problem.hasFields,
  })
  const { show, busy, fault } = usePasskeySignIn({ ticket, onSignedIn })
  const isByCode = mfa === 'totp'
  return (
    <DoorForm onSubmit={form.submit}>
      {form.problem && !form.problem.hasFields && <DoorSays tone="error">{form.problem.message}</DoorSays>}
      {fault && <DoorSays tone="error">{fault}</DoorSays>}
      {!isByCode && <DoorSays tone="note">{usePasskeyTexts.only}</DoorSays>}
      {setup && (
        <>
          <DoorSays tone="note">{texts.setUp}</DoorSays>
          <FactorKey {...setup} />
        </>
      )}
      {isByCode && (
        <>
          <CodeField label={texts.code} {...(!setup && { help: texts.help })} {...form.field('code')} />
          <Button type="submit" look="filled" size="large" wide busy={form.busy}>
            {texts.submit}
          </Button>
        </>
      )}
      {passkey && (
        <Button look={isByCode ? 'outlined' : 'filled'} size="large" wide busy={busy} onClick={() => void show()}>
          {usePasskeyTexts.use}
        </Button>
      )}
      <Button look="text" onClick={onBack}>
        {texts.back}
      </Button>
      {fresh && <RecoveryCodes codes={fresh.codes} onClose={() => onSignedIn(fresh.jwt)} />}
    </DoorForm>
  )
}
