import { changeBrand } from '#modules/settings/contract.ts'
import { wrongIn } from '#modules/settings/rules.ts'
import { initial } from '#platform/typed.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConflictNote, useConflict } from './conflict.tsx'
import { linesOf, type SectionModal, textsOfForm } from './section-form.ts'

/** Name, picture and colour of the portal, and the company on papers. */
export const BrandModal: SectionModal = ({ settings, onClose }) => {
  const { expectedVersion, isTold, onProblem } = useConflict(settings.versions.brand)
  const { brand } = settings
  const form = useModalForm(changeBrand, {
    defaults: {
      name: brand.name,
      company: brand.company,
      address: brand.address.join('\n'),
      email: brand.email,
      accent: brand.accent ?? '',
      logo: initial<string | null>(null),
    },
    extra: { isMark: false },
    rules: (typed) => wrongIn('brand', { ...read(typed), logo: null }),
    input: ({ logo, isMark, ...typed }) => ({
      expectedVersion,
      ...read(typed),
      ...(logo ? { logo } : isMark ? { logo: null } : {}),
    }),
    onProblem,
    onClose,
    says: () => texts.saved(texts.sections.brand),
  })
  const { fields, help } = texts
  return (
    <FormModal {...textsOfForm('brand')} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <OthersInForm form="settings" id="brand" writing={form.isDirty} />
      {isTold && <ConflictNote settings={settings} section="brand" />}
      <TextField label={fields['name']!} required maxLength={60} {...form.field('name')} />
      <TextField label={fields['company']!} required maxLength={120} {...form.field('company')} />
      <TextArea label={fields['address']!} help={help.address} required maxLength={700} {...form.field('address')} />
      <TextField label={fields['email']!} required inputMode="email" maxLength={254} {...form.field('email')} />
      <TextField label={fields['accent']!} help={help.accent} maxLength={7} {...form.field('accent')} />
      <UploadField label={texts.newLogo} purpose="brand" {...form.file('logo')} />
      {brand.picture && <CheckField label={texts.removeLogo} {...form.check('isMark')} />}
    </FormModal>
  )
}

type BrandFields = { name: string; company: string; address: string; email: string; accent: string }

const read = ({ name, company, address, email, accent }: BrandFields) => ({
  name: name.trim(),
  company: company.trim(),
  address: linesOf(address),
  email: email.trim(),
  accent: accent.trim() || null,
})
