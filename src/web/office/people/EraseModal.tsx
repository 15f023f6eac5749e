import { useState } from 'react'
import { erasePerson, type PersonListed, personHeld } from '#modules/identity/people-contract.ts'
import { eraseTexts as texts } from '#texts/people.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Num } from '#web/ui/figures/Figures.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './People.module.css'

const counted = ['named', 'written', 'files', 'mails', 'sessions'] as const

/** Says what goes and what stays, and asks for the e-mail address once more: this cannot be taken back. */
export const EraseModal = ({ person, onClose }: { person: PersonListed; onClose: () => void }) => {
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const held = useRead(personHeld, { id: person.id })
  const erase = useCommand(erasePerson, {
    onDone: () => {
      onClose()
      showSuccess(texts.done)
    },
  })
  const isTheirs = email.trim().toLowerCase() === person.email.toLowerCase()
  const said = reason.trim()
  const wrong = { email: isTheirs ? null : texts.wrongEmail, reason: said === '' ? texts.missing : null }
  const { errors, submit } = useChecked(wrong, erase.errors)
  return (
    <FormModal
      title={texts.title(person.name)}
      words={texts}
      danger
      busy={erase.busy}
      onClose={onClose}
      onSubmit={() => submit(() => erase.send({ id: person.id, email: email.trim(), reason: said }))}
    >
      <p>{texts.what}</p>
      <p>{texts.stays}</p>
      <section aria-label={texts.held}>
        <Loading read={held} skeleton={<Skeleton lines={5} height={20} />}>
          {(counts) => (
            <dl className={classes['held']}>
              {counted.map((name) => (
                <Held key={name} label={texts.counts[name]} value={counts[name]} />
              ))}
            </dl>
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
        value={email}
        onChange={setEmail}
        error={errors.email}
        data-autofocus
      />
      <ReasonField words={texts} value={reason} onChange={setReason} error={errors.reason} />
    </FormModal>
  )
}

const Held = ({ label, value }: { label: string; value: number }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Num value={value} />
    </dd>
  </>
)
