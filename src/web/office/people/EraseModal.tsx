import { useState } from 'react'
import { erasePerson, type PersonListed, personHeld } from '#modules/identity/people-contract.ts'
import { useChecked } from '#web/checked.ts'
import { useCommand, useRead } from '#web/endpoint.ts'
import { Num } from '#web/ui/Figures.tsx'
import { FormModal } from '#web/ui/FormModal.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { ReasonField } from '#web/ui/ReasonField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { eraseWords as words } from '#web/words/people.ts'
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
      showSuccess(words.done)
    },
  })
  const isTheirs = email.trim().toLowerCase() === person.email.toLowerCase()
  const said = reason.trim()
  const wrong = { email: isTheirs ? null : words.wrongEmail, reason: said === '' ? words.missing : null }
  const { errors, submit } = useChecked(wrong, erase.errors)
  return (
    <FormModal
      title={words.title(person.name)}
      words={words}
      danger
      busy={erase.busy}
      onClose={onClose}
      onSubmit={() => submit(() => erase.send({ id: person.id, email: email.trim(), reason: said }))}
    >
      <p>{words.what}</p>
      <p>{words.stays}</p>
      <section aria-label={words.held}>
        <Loading read={held} skeleton={<Skeleton lines={5} height={20} />}>
          {(counts) => (
            <dl className={classes['held']}>
              {counted.map((name) => (
                <Held key={name} label={words.counts[name]} value={counts[name]} />
              ))}
            </dl>
          )}
        </Loading>
      </section>
      <TextField
        label={words.email}
        help={words.emailHelp(person.email)}
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
      <ReasonField words={words} value={reason} onChange={setReason} error={errors.reason} />
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
