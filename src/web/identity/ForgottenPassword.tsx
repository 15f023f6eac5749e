import { useState } from 'react'

import { forgottenPassword } from '#modules/identity/contract.ts'
import { cleanLogin } from '#platform/clean-text.ts'
import { isEmailAddress } from '#platform/email-address.ts'
import { forgottenTexts as texts } from '#texts/login.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { useChecked } from '#web/ui/fields/checked.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'

/** Asks for the link by which somebody sets a new password. `typed`: what stands in the sign-in's own field. */
export default function ForgottenPassword({
  typed,
  onMailed,
  onClose,
}: {
  typed: string
  onMailed: (to: string) => void
  onClose: () => void
}) {
  const [email, setEmail] = useState(isEmailAddress(typed) ? typed : '')
  const to = cleanLogin(email)
  const ask = useCommand(forgottenPassword, { onDone: () => onMailed(to) })
  const { errors, submit } = useChecked({ email: isEmailAddress(to) ? null : texts.enterEmail }, ask.errors)
  return (
    <FormModal
      title={texts.title}
      words={texts}
      busy={ask.busy}
      onClose={onClose}
      onSubmit={() => submit(() => ask.send({ email: to }))}
    >
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
        value={email}
        onChange={setEmail}
        error={errors.email}
        data-autofocus
      />
    </FormModal>
  )
}
