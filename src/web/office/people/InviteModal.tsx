import { Link } from 'react-router-dom'
import { inviteByOffice } from '#modules/identity/people/team-contract.ts'
import { distributorRoles, type Role, staffRoles } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { initial, present } from '#platform/typed.ts'
import { peopleTexts, inviteTexts as texts } from '#texts/people.ts'
import { useModalForm } from '#web/api/form.ts'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

const STAFF = 'STAFF'
const required = ['firstname', 'lastname', 'job', 'phone'] as const

/** Invites a user of the staff or of a company: a link by mail instead of a password. */
export const InviteModal = ({ onClose }: { onClose: () => void }) => {
  const form = useModalForm(inviteByOffice, {
    defaults: {
      distributorId: initial<string | null>(STAFF),
      role: initial<Role | null>(null),
      firstname: '',
      lastname: '',
      job: '',
      email: '',
      phone: '',
    },
    rules: ({ role, email, ...typed }) => ({
      ...Object.fromEntries(required.map((name) => [name, typed[name].trim() === '' ? texts.missing : null])),
      role: role === null || !rolesOf(typed.distributorId).includes(role) ? texts.noRole : null,
      email: isEmailAddress(email.trim()) ? null : texts.invalid,
    }),
    input: ({ distributorId, role, ...typed }) => ({
      ...typed,
      distributorId: distributorId === STAFF ? null : distributorId,
      role: present(role),
    }),
    onClose,
    says: (_, { email }) => texts.done(email ?? ''),
  })
  const { distributorId } = form.typed
  const companies = useCompanyChoices(distributorId === STAFF ? null : distributorId)
  return (
    <FormModal title={texts.title} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <p>{texts.lead}</p>
      <SelectField
        label={texts.side}
        required
        choices={[{ value: STAFF, label: peopleTexts.staff }, ...companies.choices]}
        onType={companies.onType}
        {...form.field('distributorId')}
      />
      <SelectField
        label={peopleTexts.role}
        required
        choices={rolesOf(distributorId).map((value) => ({ value, label: peopleTexts.roles[value] }))}
        {...form.field('role')}
      />
      <Link to={rolesPage(distributorId)} target="_blank">
        {texts.explained}
      </Link>
      <TextField label={texts.firstname} required maxLength={100} {...form.field('firstname')} />
      <TextField label={texts.lastname} required maxLength={100} {...form.field('lastname')} />
      <TextField label={texts.job} required maxLength={100} {...form.field('job')} />
      <TextField
        label={peopleTexts.email}
        required
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('email')}
      />
      <TextField label={texts.phone} required type="tel" maxLength={40} {...form.field('phone')} />
    </FormModal>
  )
}

/** In a window of its own: what was typed stays. */
const rolesPage = (side: string | null) =>
  side === STAFF ? paths.officeRoles() : paths.officeRoles({}, { side: 'distributors' })

const rolesOf = (side: string | null): readonly Role[] => (side === STAFF ? staffRoles : distributorRoles)
