import { forgottenPassword } from '#modules/identity/contract.ts'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { forgottenTexts as texts } from '#texts/login.ts'
import { useCommandForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

/** Requests the link that sets a new password. `typed`: the content of the sign-in's own field. */
export default function ForgottenPassword({
  typed,
  onMailed,
  onClose,
}: {
  typed: string
  onMailed: (to: string) => void
  onClose: () => void
}) {
  const form = useCommandForm(forgottenPassword, {
    defaults: { email: isEmailAddress(typed) ? typed : '' },
    rules: ({ email }) => ({ email: isEmailAddress(cleanLogin(email)) ? null : texts.enterEmail }),
    input: ({ email }) => ({ email: cleanLogin(email) }),
    onDone: (_, { email }) => onMailed(email),
  })
  return (
    <FormModal title={texts.title} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <p>{texts.lead}</p>
      <TextField
        label={texts.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('email')}
        data-autofocus
      />
    </FormModal>
  )
}
