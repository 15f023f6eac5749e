import { erasePerson, type PersonRow, personDataCounts } from '#modules/identity/people/people-contract.ts'
import { eraseTexts as texts } from '#texts/people.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Num } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

const counted = ['named', 'written', 'files', 'mails', 'sessions'] as const

/** Says what goes and what stays, and requires the e-mail address: this cannot be undone. */
export const EraseModal = ({ person, onClose }: { person: PersonRow; onClose: () => void }) => {
  const stored = useRead(personDataCounts, { id: person.id })
  const form = useModalForm(erasePerson, {
    defaults: { email: '', reason: '' },
    rules: ({ email, reason }) => ({
      email: email.trim().toLowerCase() === person.email.toLowerCase() ? null : texts.wrongEmail,
      reason: reason.trim() === '' ? texts.missing : null,
    }),
    input: ({ email, reason }) => ({ id: person.id, email: email.trim(), reason: reason.trim() }),
    onClose,
    says: () => texts.done,
  })
  return (
    <FormModal
      title={texts.title(person.name)}
      labels={texts}
      danger
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.what}</p>
      <p>{texts.stays}</p>
      <section aria-label={texts.personData}>
        <Loading read={stored} skeleton={<Skeleton lines={5} height={20} />}>
          {(counts) => (
            <Facts
              facts={Object.fromEntries(
                counted.map((name) => [texts.counts[name], <Num key={name} value={counts[name]} />]),
              )}
            />
          )}
        </Loading>
      </section>
      <TextField
        label={texts.email}
        help={texts.emailHelp(person.email)}
        required
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
        data-autofocus
      />
      <ReasonField labels={texts} {...form.field('reason')} />
    </FormModal>
  )
}
