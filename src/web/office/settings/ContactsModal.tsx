import { contactRoles } from '#modules/settings/contact-roles.ts'
import { changeContacts } from '#modules/settings/contract.ts'
import { wrongIn } from '#modules/settings/rules.ts'
import { recordOf } from '#platform/records.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { contactTexts } from '#texts/tickets.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConflictNote, useConflict } from './conflict.tsx'
import { type SectionModal, textsOfForm } from './section-form.ts'

type RoleField = `${(typeof contactRoles)[number]}_${'email' | 'phone'}`
type ContactFields = Record<(typeof own)[number] | RoleField, string>

const own = [
  'emergencyPhone',
  'contactEmail',
  'directorFirstname',
  'directorLastname',
  'directorEmail',
  'directorPhone',
] as const

/** Whom distributors reach, in an emergency and by subject. */
export const ContactsModal: SectionModal = ({ settings, onClose }) => {
  const { expectedVersion, isTold, onProblem } = useConflict(settings.versions.contacts)
  const { contacts: before } = settings
  const { contacts: byRole, ...defaults } = before
  const contactAt = (index: number) => byRole.find(({ role }) => role === contactRoles[index])
  const form = useModalForm(changeContacts, {
    defaults,
    extra: {
      ...recordOf(
        contactRoles.map((role) => `${role}_email` as const),
        (_, index) => contactAt(index)?.email ?? '',
      ),
      ...recordOf(
        contactRoles.map((role) => `${role}_phone` as const),
        (_, index) => contactAt(index)?.phone ?? '',
      ),
    },
    rules: (typed) => wrongIn('contacts', read(typed)),
    input: (typed) => ({ expectedVersion, ...read(typed) }),
    onProblem,
    onClose,
    says: () => texts.saved(texts.sections.contacts),
  })
  const { fields, help } = texts
  return (
    <FormModal {...textsOfForm('contacts')} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <OthersInForm form="settings" id="contacts" writing={form.isDirty} />
      {isTold && <ConflictNote settings={settings} section="contacts" />}
      <TextField
        label={fields['emergencyPhone']!}
        help={help.emergencyPhone}
        required
        type="tel"
        maxLength={40}
        {...form.field('emergencyPhone')}
      />
      <TextField label={fields['contactEmail']!} required maxLength={254} {...form.field('contactEmail')} />
      <p>
        <strong>{texts.director}</strong>
      </p>
      {own.slice(2).map((name) => (
        <TextField key={name} label={fields[name]!} required maxLength={254} {...form.field(name)} />
      ))}
      {contactRoles.map((role) => (
        <TextField
          key={`${role}_email`}
          label={texts.contactEmailOf(contactTexts.roles[role])}
          inputMode="email"
          maxLength={254}
          {...form.field(`${role}_email`)}
        />
      ))}
      {contactRoles.map((role) => (
        <TextField
          key={`${role}_phone`}
          label={texts.contactPhoneOf(contactTexts.roles[role])}
          type="tel"
          maxLength={40}
          {...form.field(`${role}_phone`)}
        />
      ))}
    </FormModal>
  )
}

const read = (typed: ContactFields) => ({
  emergencyPhone: typed.emergencyPhone.trim(),
  contactEmail: typed.contactEmail.trim(),
  directorFirstname: typed.directorFirstname.trim(),
  directorLastname: typed.directorLastname.trim(),
  directorEmail: typed.directorEmail.trim(),
  directorPhone: typed.directorPhone.trim(),
  contacts: contactRoles
    .map((role) => ({
      role,
      email: typed[`${role}_email`].trim() || null,
      phone: typed[`${role}_phone`].trim() || null,
    }))
    .filter(({ email, phone }) => email !== null || phone !== null),
})
