import { provePassword } from '#modules/identity/account-contract.ts'
import { listPasskeys, proveByPasskey } from '#modules/identity/passkeys/passkey-contract.ts'
import { usePasskeyTexts } from '#texts/passkeys.ts'
import { passwordAgainTexts as texts } from '#texts/security.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { passwordAnswered } from '#web/api/password-again.ts'
import { hasPasskeys, usePasskey } from '#web/identity/passkeys.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'

/** In front of whatever was refused for want of it: once the password or a passkey was shown, the command is given again. */
export default function PasswordAgain() {
  const form = useCommandForm(provePassword, {
    defaults: { password: '' },
    rules: ({ password }) => ({ password: password === '' ? texts.missing : null }),
    input: ({ password }) => ({ password }),
    onDone: () => passwordAnswered(true),
  })
  const { data: passkeys = [] } = useRead(listPasskeys, {}, { enabled: hasPasskeys() })
  const prove = useCommand(proveByPasskey, { onDone: () => passwordAnswered(true) })
  const { show, busy, fault } = usePasskey((assertion) => prove.send({ assertion }))
  return (
    <FormModal
      title={texts.title}
      labels={texts}
      busy={form.busy}
      onClose={() => passwordAnswered(false)}
      onSubmit={form.submit}
    >
      <p>{texts.lead}</p>
      <PasswordField label={texts.password} required autoComplete="current-password" {...form.field('password')} />
      {fault && <p role="alert">{fault}</p>}
      {passkeys.length > 0 && (
        <Button busy={busy || prove.busy} onClick={() => void show()}>
          {usePasskeyTexts.use}
        </Button>
      )}
    </FormModal>
  )
}
