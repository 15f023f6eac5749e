import type { ReactNode } from 'react'
import type {
  proposeSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
} from '#modules/identity/account-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { factorCodeTexts as texts } from '#texts/security.ts'
import { useCommandForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { CodeField } from './CodeField.tsx'

type FactorChange = typeof proposeSecondFactor | typeof renewRecoveryCodes | typeof turnSecondFactorOff

/** Changes a second factor by a code of it. */
export const FactorCodeModal = <E extends FactorChange>({
  command,
  onDone,
  children,
  ...modal
}: {
  command: E
  title: string
  labels: { readonly keep: string; readonly confirm: string }
  danger?: boolean
  onClose: () => void
  onDone: (answer: Answer<E>) => void
  children: ReactNode
}) => {
  const form = useCommandForm<FactorChange, { code: string }, {}>(command, {
    defaults: { code: '' },
    rules: ({ code }) => ({ code: code.trim() === '' ? texts.missing : null }),
    input: ({ code }) => ({ code: code.trim() }),
    onDone: (answer) => onDone(answer as Answer<E>),
  })
  return (
    <FormModal {...modal} busy={form.busy} onSubmit={form.submit}>
      <p>{children}</p>
      <CodeField label={texts.code} help={texts.help} {...form.field('code')} />
    </FormModal>
  )
}
