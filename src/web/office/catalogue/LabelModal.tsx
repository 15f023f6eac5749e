import { publishLabel } from '#modules/catalogue/office-contract.ts'
import type { OfficeRegistration } from '#modules/catalogue/products/product-office-contract.ts'
import { keysOf } from '#platform/records.ts'
import { initial } from '#platform/typed.ts'
import { labelKindTexts } from '#texts/labels.ts'
import { registrationTexts as texts } from '#texts/registrations.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

const CODE = /^[A-Z0-9][A-Z0-9./-]{1,39}$/
type Kind = keyof typeof labelKindTexts
const kinds = keysOf(labelKindTexts).map((value) => ({ value, label: labelKindTexts[value] }))

/** A label that takes the place of the one of its kind; without an artwork a proof is made. */
export const LabelModal = ({
  registration: { id, country },
  onClose,
}: {
  registration: OfficeRegistration
  onClose: () => void
}) => {
  const form = useModalForm(publishLabel, {
    defaults: { kind: initial<Kind>('SECONDARY_PACKAGING'), name: '', code: '', file: initial<string | null>(null) },
    rules: ({ name, code }) => ({
      name: name.trim() ? null : texts.wrong.name,
      code: CODE.test(code.trim()) ? null : texts.wrong.code,
    }),
    input: ({ kind, name, code, file }) => ({ id, kind, name: name.trim(), code: code.trim(), file }),
    onClose,
    says: (_, { code }) => texts.labelSaved(code),
  })
  return (
    <FormModal
      title={texts.labelTitle(country.name)}
      labels={{ keep: texts.keep, confirm: texts.publish }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.labelLead}</p>
      <SelectField label={texts.labelKind} required choices={kinds} {...form.field('kind')} />
      <TextField label={texts.labelName} required maxLength={120} {...form.field('name')} />
      <TextField label={texts.labelCode} required maxLength={40} {...form.field('code')} />
      <UploadField label={texts.labelFile} purpose="products" {...form.file('file')} />
    </FormModal>
  )
}
