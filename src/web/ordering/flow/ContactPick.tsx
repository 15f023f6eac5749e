import { type FormEvent, useRef, useState } from 'react'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MandatoryNote } from '#web/ui/field-look.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { addressWords as words } from '#web/words/order-flow.ts'
import classes from './picks.module.css'

type Contact = NonNullable<OrderDraft['contact']>

/** Whom the carrier calls: shown, or a small form in its place. */
export const ContactPick = ({
  contact,
  onChange,
}: {
  contact: Contact | null
  onChange: (contact: Contact | null) => void
}) => {
  const [editing, setEditing] = useState(false)
  const done = (changed: Contact | null) => {
    setEditing(false)
    onChange(changed)
  }
  return (
    <Card
      title={words.contact}
      aside={
        !editing && <Button onClick={() => setEditing(true)}>{contact ? words.changeContact : words.addContact}</Button>
      }
    >
      <p className={classes['help']}>{words.contactHelp}</p>
      {editing ? (
        <ContactForm contact={contact} onDone={done} onCancel={() => setEditing(false)} />
      ) : contact ? (
        <>
          <p>
            <strong>
              <bdi>{contact.name}</bdi>
            </strong>
            <br />
            <bdi dir="ltr">{contact.phone}</bdi>
          </p>
          <div className={classes['row']}>
            <Button look="text" size="small" onClick={() => done(null)}>
              {words.removeContact}
            </Button>
          </div>
        </>
      ) : (
        <p className={classes['none']}>{words.noContact}</p>
      )}
    </Card>
  )
}

const ContactForm = ({
  contact,
  onDone,
  onCancel,
}: {
  contact: Contact | null
  onDone: (contact: Contact) => void
  onCancel: () => void
}) => {
  const [name, setName] = useState(contact?.name ?? '')
  const [phone, setPhone] = useState(contact?.phone ?? '')
  const [asked, setAsked] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const lacks = (text: string) => (asked && text.trim() === '' ? words.mandatory : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() === '') return nameField.current?.focus()
    if (phone.trim() === '') return phoneField.current?.focus()
    onDone({ name: name.trim(), phone: phone.trim() })
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes['fields']}>
        <TextField
          ref={nameField}
          label={words.yourName}
          required
          autoFocus
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
          error={lacks(name)}
        />
        <TextField
          ref={phoneField}
          label={words.phone}
          required
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={setPhone}
          error={lacks(phone)}
        />
      </div>
      <MandatoryNote />
      <div className={classes['row']}>
        <Button type="submit" look="soft">
          {words.validate}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  )
}
