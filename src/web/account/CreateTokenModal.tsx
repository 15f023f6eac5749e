import { useState } from 'react'
import {
  createOfficeToken,
  createToken,
  LONGEST_TOKEN_DAYS,
  LONGEST_TOKEN_NAME,
} from '#modules/identity/tokens/token-contract.ts'
import { givenToTokens } from '#modules/permissions/tokens.ts'
import { createTokenTexts as texts } from '#texts/api-tokens.ts'
import { permissionTexts } from '#texts/roles.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ShownOnceModal } from '#web/ui/dialogs/ShownOnceModal.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import classes from './FactorKey.module.css'

const lives = ['30', '90', '180', String(LONGEST_TOKEN_DAYS)].map((value) => ({
  value,
  label: texts.days(Number(value)),
}))

type Permissions = readonly (typeof givenToTokens)[number][]

/** A new token, and then its secret, once. */
export const CreateTokenModal = ({
  isOffice,
  onCreated,
  onClose,
}: {
  isOffice: boolean
  onCreated: () => void
  onClose: () => void
}) => {
  const may = useMay()
  const [secret, setSecret] = useState<string | null>(null)
  const none: Permissions = []
  const form = useCommandForm(isOffice ? createOfficeToken : createToken, {
    defaults: { name: '', permissions: none, days: '90' },
    rules: ({ name, permissions }) => ({
      name: name.trim() === '' ? texts.nameMissing : null,
      permissions: permissions.length === 0 ? texts.permissionsMissing : null,
    }),
    input: ({ name, permissions, days }) => ({ name: name.trim(), permissions, days: Number(days) }),
    onDone: (answer) => {
      setSecret(answer.secret ?? texts.lost)
      onCreated()
    },
  })
  if (secret !== null) return <Secret secret={secret} onClose={onClose} />
  const choices = givenToTokens
    .filter((permission) => may(permission))
    .map((value) => ({ value, label: permissionTexts[value] ?? value }))
  return (
    <FormModal title={texts.title} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <TextField
        {...form.field('name')}
        required
        label={texts.name}
        help={texts.nameHelp}
        maxLength={LONGEST_TOKEN_NAME}
        autoComplete="off"
      />
      <MultiSelectField
        {...form.field('permissions')}
        required
        label={texts.permissions}
        help={texts.permissionsHelp}
        choices={choices}
      />
      <SelectField {...form.field('days')} required label={texts.expires} choices={lives} />
    </FormModal>
  )
}

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnceModal
    secret={secret}
    texts={{ ...texts, title: texts.secretTitle, lead: texts.secretLead }}
    onClose={onClose}
  >
    <p>
      <code className={classes['key']}>{secret}</code>
    </p>
  </ShownOnceModal>
)
