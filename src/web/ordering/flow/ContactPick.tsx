import { type FormEvent, type RefObject, useRef, useState } from 'react'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import { isPhoneNumber, NO_PHONE_NUMBER } from '#platform/text/phone-number.ts'
import { addressTexts as texts } from '#texts/order-flow.ts'
import { PrintedField } from '#web/distributors/PrintedField.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useUnsavedPart } from '#web/ui/fields/unsaved-parts.ts'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useUnfoldingFocus } from '#web/ui/page/unfolding-focus.ts'

type Contact = NonNullable<OrderDraft['contact']>

/** Whom the carrier calls: shown, or a small form in its place. */
export const ContactPick = ({
  contact,
  busy = false,
  reasons = [],
  onChange,
}: {
  contact: Contact | null
  busy?: boolean
  /** Why the last attempt was refused. */
  reasons?: readonly string[]
  /** `close` is called once it is saved: what was typed stays until then. */
  onChange: (contact: Contact | null, close: () => void) => void
}) => {
  const [editing, setEditing] = useState(false)
  const { form, opener } = useUnfoldingFocus(editing)
  const close = () => setEditing(false)
  return (
    <Card
      title={texts.contact}
      aside={
        !editing && (
          <Button ref={opener} onClick={() => setEditing(true)}>
            {contact ? texts.changeContact : texts.addContact}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Text>{texts.contactHelp}</Text>
        {editing ? (
          <ContactForm
            form={form}
            contact={contact}
            busy={busy}
            reasons={reasons}
            onDone={(changed) => onChange(changed, close)}
            onCancel={close}
          />
        ) : contact ? (
          <>
            <p>
              <strong>
                <bdi>{contact.name}</bdi>
              </strong>
              <br />
              <bdi dir="ltr">{contact.phone}</bdi>
            </p>
            <Row>
              <Button look="text" size="small" onClick={() => onChange(null, close)}>
                {texts.removeContact}
              </Button>
            </Row>
          </>
        ) : (
          <Text>{texts.noContact}</Text>
        )}
      </Stack>
    </Card>
  )
}

const ContactForm = ({
  form,
  contact,
  busy,
  reasons,
  onDone,
  onCancel,
}: {
  form: RefObject<HTMLFormElement | null>
  contact: Contact | null
  busy: boolean
  reasons: readonly string[]
  onDone: (contact: Contact) => void
  onCancel: () => void
}) => {
  const [name, setName] = useState(contact?.name ?? '')
  const [phone, setPhone] = useState(contact?.phone ?? '')
  const [isTried, setTried] = useState(false)
  const [begun] = useState(contact)
  const isChanged = name !== (begun?.name ?? '') || phone !== (begun?.phone ?? '')
  // What is on its way is not lost by leaving.
  useUnsavedPart(isChanged && !busy)
  const nameField = useRef<HTMLInputElement>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const lacks = (text: string) => (isTried && text.trim() === '' ? texts.mandatory : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '') return nameField.current?.focus()
    if (!isPhoneNumber(phone)) return phoneField.current?.focus()
    onDone({ name: name.trim(), phone: phone.trim() })
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FieldGrid>
        <PrintedField
          ref={nameField}
          label={texts.yourName}
          required
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
          error={lacks(name)}
        />
        <TextField
          ref={phoneField}
          label={texts.phone}
          required
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={setPhone}
          error={lacks(phone) ?? (isTried && !isPhoneNumber(phone) ? NO_PHONE_NUMBER : null)}
        />
      </FieldGrid>
      <MandatoryNote />
      {reasons.map((reason) => (
        <Text key={reason} role="alert" tone="error" size="small">
          {reason}
        </Text>
      ))}
      <FormEnd>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" look="soft" busy={busy}>
          {texts.validate}
        </Button>
      </FormEnd>
    </form>
  )
}
