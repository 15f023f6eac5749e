import { changeLinks } from '#modules/settings/contract.ts'
import { wrongIn } from '#modules/settings/rules.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConflictNote, useConflict } from './conflict.tsx'
import { networksOf, type SectionModal, textsOfForm } from './section-form.ts'

const addresses = ['helpCentreUrl', 'termsOfSaleUrl', 'privacyPolicyUrl'] as const

/** Where help, terms and the networks are. */
export const LinksModal: SectionModal = ({ settings, onClose }) => {
  const { expectedVersion, isTold, onProblem } = useConflict(settings.versions.links)
  const { social, ...links } = settings.links
  const form = useModalForm(changeLinks, {
    defaults: { ...links, social: social.map(({ name, url }) => `${name} ${url}`).join('\n') },
    rules: (typed) => wrongIn('links', read(typed)),
    input: (typed) => ({ expectedVersion, ...read(typed) }),
    onProblem,
    onClose,
    says: () => texts.saved(texts.sections.links),
  })
  const { fields, help } = texts
  return (
    <FormModal {...textsOfForm('links')} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <OthersInForm form="settings" id="links" writing={form.isDirty} />
      {isTold && <ConflictNote settings={settings} section="links" />}
      {addresses.map((name) => (
        <TextField
          key={name}
          label={fields[name]!}
          required
          inputMode="url"
          spellCheck={false}
          maxLength={500}
          {...form.field(name)}
        />
      ))}
      <TextArea label={fields['social']!} help={help.social} rows={5} maxLength={4_000} {...form.field('social')} />
    </FormModal>
  )
}

const read = (typed: Record<(typeof addresses)[number] | 'social', string>) => ({
  helpCentreUrl: typed.helpCentreUrl.trim(),
  termsOfSaleUrl: typed.termsOfSaleUrl.trim(),
  privacyPolicyUrl: typed.privacyPolicyUrl.trim(),
  social: networksOf(typed.social),
})
