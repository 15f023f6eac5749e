import { changeSender } from '#modules/settings/contract.ts'
import { wrongIn } from '#modules/settings/rules.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConflictNote, useConflict } from './conflict.tsx'
import { type SectionModal, textsOfForm } from './section-form.ts'

/** Who mails come from, and where answers to them go. */
export const SenderModal: SectionModal = ({ settings, onClose }) => {
  const { expectedVersion, isTold, onProblem } = useConflict(settings.versions.sender)
  const { sender } = settings
  const form = useModalForm(changeSender, {
    defaults: { name: sender.name, senderEmail: sender.senderEmail, replyToEmail: sender.replyToEmail ?? '' },
    rules: (typed) => wrongIn('sender', read(typed)),
    input: (typed) => ({ expectedVersion, ...read(typed) }),
    onProblem,
    onClose,
    says: () => texts.saved(texts.sections.sender),
  })
  const { fields, help } = texts
  return (
    <FormModal {...textsOfForm('sender')} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <OthersInForm form="settings" id="sender" writing={form.isDirty} />
      {isTold && <ConflictNote settings={settings} section="sender" />}
      <TextField label={fields['name']!} required maxLength={60} {...form.field('name')} />
      <TextField
        label={fields['senderEmail']!}
        required
        inputMode="email"
        maxLength={254}
        {...form.field('senderEmail')}
      />
      <TextField
        label={fields['replyToEmail']!}
        help={help.replyTo}
        inputMode="email"
        maxLength={254}
        {...form.field('replyToEmail')}
      />
    </FormModal>
  )
}

const read = ({ name, senderEmail, replyToEmail }: { name: string; senderEmail: string; replyToEmail: string }) => ({
  name: name.trim(),
  senderEmail: senderEmail.trim(),
  replyToEmail: replyToEmail.trim() || null,
})
