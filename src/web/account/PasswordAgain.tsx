import { provePassword } from '#modules/identity/account-contract.ts'
import { passwordAgainTexts as texts } from '#texts/security.ts'
import { useCommandForm } from '#web/api/form.ts'
import { passwordAnswered } from '#web/api/password-again.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'

/** In front of whatever was refused for want of it: once the password was shown, the command is given again. */
export default function PasswordAgain() {
  const form = useCommandForm(provePassword, {
    defaults: { password: '' },
    rules: ({ password }) => ({ password: password === '' ? texts.missing : null }),
    input: ({ password }) => ({ password }),
    onDone: () => passwordAnswered(true),
  })
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
    </FormModal>
  )
}
