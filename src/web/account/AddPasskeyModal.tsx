import { useState } from 'react'
import { addPasskey, beginPasskey, LONGEST_PASSKEY_NAME } from '#modules/identity/passkeys/passkey-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { addPasskeyTexts as texts } from '#texts/passkeys.ts'
import { factorCodeTexts } from '#texts/security.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { attestationOf } from '#web/identity/passkeys.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { CodeField } from './CodeField.tsx'

/** Names a passkey, which the browser then makes. `needsCode`: an authenticator app is on. */
export default function AddPasskeyModal({ needsCode, onClose }: { needsCode: boolean; onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null)
  const add = useModalCommand(addPasskey, { onClose, says: () => texts.done })
  const create = async (begun: Answer<typeof beginPasskey>, name: string) => {
    const attestation = await attestationOf(begun)
    if (typeof attestation === 'string') setFault(texts[attestation])
    else await add.send({ name, attestation })
  }
  const form = useCommandForm(beginPasskey, {
    defaults: { code: '' },
    extra: { name: '' },
    rules: ({ name, code }) => ({
      name: name.trim() === '' ? texts.nameMissing : null,
      code: needsCode && code.trim() === '' ? factorCodeTexts.missing : null,
    }),
    input: ({ code }) => (needsCode ? { code: code.trim() } : {}),
    onDone: (begun) => {
      setFault(null)
      void create(begun, form.now().name.trim())
    },
  })
  return (
    <FormModal title={texts.title} labels={texts} busy={form.busy || add.busy} onClose={onClose} onSubmit={form.submit}>
      <p>{texts.lead}</p>
      {fault && <p role="alert">{fault}</p>}
      <TextField
        {...form.field('name')}
        required
        label={texts.name}
        help={texts.nameHelp}
        maxLength={LONGEST_PASSKEY_NAME}
        autoComplete="off"
        data-autofocus
      />
      {needsCode && <CodeField label={factorCodeTexts.code} help={factorCodeTexts.help} {...form.field('code')} />}
    </FormModal>
  )
}
