import { turnSecondFactorOn } from '#modules/identity/account-contract.ts'
import { setUpTexts as texts } from '#texts/security.ts'
import { useCommandForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { CodeField } from './CodeField.tsx'
import { FactorKey } from './FactorKey.tsx'

/** The key for the app, and the one right code that turns it on. */
export default function SetUpModal({
  secret,
  uri,
  onClose,
  onDone,
}: {
  secret: string
  uri: string
  onClose: () => void
  onDone: (codes: readonly string[]) => void
}) {
  const form = useCommandForm(turnSecondFactorOn, {
    defaults: { code: '' },
    rules: ({ code }) => ({ code: code.trim() === '' ? texts.codeMissing : null }),
    input: ({ code }) => ({ code: code.trim() }),
    onDone: ({ codes }) => onDone(codes),
  })
  return (
    <FormModal title={texts.title} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <FactorKey secret={secret} uri={uri} />
      <CodeField label={texts.code} {...form.field('code')} />
    </FormModal>
  )
}
