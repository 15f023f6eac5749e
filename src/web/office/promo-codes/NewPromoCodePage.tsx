import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createPromoCode } from '#modules/promotions/contract.ts'
import { paths } from '#paths'
import { officePromoTexts, promoFormTexts as texts } from '#texts/promo-codes.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/me.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { focusFirstWrong, useFirstWrong } from '#web/ui/fields/first-wrong.ts'
import { useTyping } from '#web/ui/fields/typing.ts'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { OnlySales } from './OnlySales.tsx'
import { ConditionFields, GrantFields } from './PromoCodeFields.tsx'
import { emptyForm, errorsOf, readForm } from './promo-code-form.ts'

/** /office/new-promo-code */
export default function NewPromoCodePage() {
  const may = useMay()('office.promo-codes.manage')
  return may ? <NewPromoCode /> : <OnlySales title={texts.newTitle} />
}

const NewPromoCode = () => {
  const navigate = useNavigate()
  const [form, setForm] = useState(() => emptyForm(new Date()))
  const [submitted, setSubmitted] = useState(false)
  const typing = useTyping()
  const command = useCommand(createPromoCode, {
    onDone: ({ code }) => {
      typing.end()
      showSuccess(texts.made(code))
      void navigate(paths.officePromoCode({ code }))
    },
  })
  const element = useFirstWrong(command.busy)
  const { errors, grant, conditions } = readForm(form)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (Object.keys(errors).length > 0) focusFirstWrong(event.currentTarget)
    else void command.send({ ...grant, ...conditions })
  }
  const fields = {
    form,
    errors: { ...errorsOf(command.errors), ...(submitted && errors) },
    onChange: (next: Partial<typeof form>) => {
      typing.begin()
      setForm({ ...form, ...next })
      command.clear()
    },
  }
  return (
    <>
      <PageHeader
        title={texts.newTitle}
        lead={texts.newLead}
        crumbs={[{ label: officePromoTexts.title, to: paths.officePromoCodes() }]}
      />
      <form ref={element} noValidate onSubmit={submit}>
        <Stack>
          <UnsavedGuard unsaved={typing.goesOn} />
          <GrantFields {...fields} />
          <ConditionFields {...fields} />
          <FormEnd>
            <ButtonLink to={paths.officePromoCodes()}>{texts.cancel}</ButtonLink>
            <Button type="submit" look="filled" busy={command.busy}>
              {texts.make}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </>
  )
}
