import { type FormEvent, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { changePromoCode, type PromoCodeDetail, showPromoCode } from '#modules/promotions/contract.ts'
import { paths } from '#paths'
import { officePromoTexts, promoFormTexts as texts } from '#texts/promo-codes.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/me.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { focusFirstWrong, useFirstWrong } from '#web/ui/fields/first-wrong.ts'
import { useTyping } from '#web/ui/fields/typing.ts'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { isNoCode, NoPromoCode } from './NoPromoCode.tsx'
import { OnlySales } from './OnlySales.tsx'
import { ConditionFields } from './PromoCodeFields.tsx'
import { errorsOf, formOf, readForm } from './promo-code-form.ts'

/** /office/promo-codes/:code/change: its conditions; what it gives stays. */
export default function ChangePromoCodePage() {
  const { code = '' } = useParams()
  const may = useMay()('office.promo-codes.manage')
  const read = useRead(showPromoCode, { code })
  if (!may) return <OnlySales title={texts.changeTitle(code)} />
  if (read.isError && isNoCode(read.error.status)) return <NoPromoCode reason={read.error.message} />
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
      {(promo) => <ChangeForm key={promo.code} promo={promo} />}
    </Loading>
  )
}

const ChangeForm = ({ promo }: { promo: PromoCodeDetail }) => {
  const { code } = promo
  const navigate = useNavigate()
  const [form, setForm] = useState(() => formOf(promo))
  const [submitted, setSubmitted] = useState(false)
  const typing = useTyping()
  const command = useCommand(changePromoCode, {
    onDone: () => {
      typing.end()
      showSuccess(texts.saved(code))
      void navigate(paths.officePromoCode({ code }))
    },
  })
  const element = useFirstWrong(command.busy)
  const { errors, conditions } = readForm(form)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (Object.keys(errors).length > 0) focusFirstWrong(event.currentTarget)
    else void command.send({ code, ...conditions })
  }
  return (
    <>
      <PageHeader
        title={texts.changeTitle(code)}
        lead={texts.changeLead}
        crumbs={[
          { label: officePromoTexts.title, to: paths.officePromoCodes() },
          { label: code, to: paths.officePromoCode({ code }) },
        ]}
      />
      <form ref={element} noValidate onSubmit={submit}>
        <Stack>
          <UnsavedGuard unsaved={typing.goesOn} />
          <ConditionFields
            form={form}
            errors={{ ...errorsOf(command.errors), ...(submitted && errors) }}
            onChange={(next) => {
              typing.begin()
              setForm({ ...form, ...next })
              command.clear()
            }}
          />
          <FormEnd>
            <ButtonLink to={paths.officePromoCode({ code })}>{texts.cancel}</ButtonLink>
            <Button type="submit" look="filled" busy={command.busy}>
              {texts.save}
            </Button>
          </FormEnd>
        </Stack>
      </form>
    </>
  )
}
