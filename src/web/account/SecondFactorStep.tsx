import { useState } from 'react'
import { showSecondFactor } from '#modules/identity/account-contract.ts'
import { secondStepTexts as texts } from '#texts/security.ts'
import { useCommandForm } from '#web/api/form.ts'
import { DoorForm, DoorSays } from '#web/identity/Doorway.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { CodeField } from './CodeField.tsx'
import { FactorKey } from './FactorKey.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Proposal = { readonly secret: string; readonly uri: string }

/** The second step of signing in: a code of the app, which is set up here where the role requires one. */
export default function SecondFactorStep({
  ticket,
  setup,
  onSignedIn,
  onBack,
}: {
  ticket: string
  setup: Proposal | undefined
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
  return (
    <DoorForm onSubmit={form.submit}>
      {form.problem && !form.problem.hasFields && <DoorSays tone="error">{form.problem.message}</DoorSays>}
      {setup && (
        <>
          <DoorSays tone="note">{texts.setUp}</DoorSays>
          <FactorKey {...setup} />
        </>
      )}
      <CodeField label={texts.code} {...(!setup && { help: texts.help })} {...form.field('code')} />
      <Button type="submit" look="filled" size="large" wide busy={form.busy}>
        {texts.submit}
      </Button>
      <Button look="text" onClick={onBack}>
        {texts.back}
      </Button>
      {fresh && <RecoveryCodes codes={fresh.codes} onClose={() => onSignedIn(fresh.jwt)} />}
    </DoorForm>
  )
}
