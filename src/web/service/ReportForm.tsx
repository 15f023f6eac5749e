import { useState } from 'react'
import { listCountries } from '#modules/catalogue/contract.ts'
import { listOrders } from '#modules/ordering/contract.ts'
import { LONGEST_COMMENT, type ReportType, reportFields } from '#modules/service/service-states.ts'
import { reportPageTexts as texts } from '#texts/tickets.ts'
import { useRead } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { DraftNote } from './DraftNote.tsx'
import { draftedOf, isDayField, isTimed, useReportForm } from './report-form.ts'
import { useDraft } from './use-draft.ts'

type Result = { readonly message: string; readonly reference: string }

/** Country, comment and consent; what belongs to this kind is welcome, and so are files. */
export const ReportForm = ({ type }: { type: ReportType }) => {
  const [result, setResult] = useState<Result | null>(null)
  const [round, setRound] = useState(0)
  const sent = (message: string, reference: string) => {
    setResult({ message, reference })
    setRound((before) => before + 1)
  }
  return (
    <>
      <Fields key={round} type={type} onSent={sent} />
      {result && (
        <Modal
          opened
          title={texts.result}
          onClose={() => setResult(null)}
          actions={
            <Button data-autofocus onClick={() => setResult(null)}>
              {texts.close}
            </Button>
          }
        >
          <p>{result.message}</p>
          <p>
            <strong>{result.reference}</strong>
          </p>
        </Modal>
      )}
    </>
  )
}

const Fields = ({ type, onSent }: { type: ReportType; onSent: (message: string, reference: string) => void }) => {
  const form = useReportForm(type, (message, reference) => {
    draft.forget()
    onSent(message, reference)
  })
  const draft = useDraft(`report:${type}`, draftedOf[type], form)
  const countries = useRead(listCountries, {})
  const choices = (countries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack>
        <Card title={texts.required}>
          <Stack gap={4}>
            <SelectField<string> label={texts.country} required choices={choices} {...form.field('countryId')} />
            <TextArea label={texts.comment} required rows={5} maxLength={LONGEST_COMMENT} {...form.field('comment')} />
            <CheckField label={`${texts.consent} *`} {...form.check('consent')} />
          </Stack>
        </Card>
        <Card title={texts.optional}>
          <Stack gap={4}>
            <FieldGrid>
              {type === 'reportOrderIssue' && <OrderField {...form.field('orderId')} />}
              {reportFields[type].map((field) =>
                isDayField(field) ? (
                  <DayField key={field} label={texts.fields[field]} time={isTimed(field)} {...form.field(field)} />
                ) : (
                  <TextField key={field} label={texts.fields[field]} maxLength={1_000} {...form.field(field)} />
                ),
              )}
            </FieldGrid>
            {type === 'reportOrderIssue' && <CheckField label={texts.people} {...form.check('peopleAffected')} />}
            <UploadField label={texts.files} purpose="reports" {...form.files('files')} />
          </Stack>
        </Card>
        <DraftNote
          isBack={draft.isBack}
          onDiscard={() => {
            draft.forget()
            form.reset()
          }}
        />
        <FormEnd error={form.isWrong ? texts.missing : null}>
          {form.busy && <span role="status">{texts.sending}</span>}
          <Button type="submit" look="filled" busy={form.busy}>
            {texts.send}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}

const OrderField = ({
  value,
  onChange,
  error,
}: {
  value: string | null
  onChange: (id: string | null) => void
  error: string | null
}) => {
  const orders = useRead(listOrders, {})
  return (
    <SelectField<string>
      label={texts.order}
      clearable
      error={error}
      choices={(orders.data ?? []).map(({ id, num }) => ({ value: id, label: num }))}
      value={value}
      onChange={onChange}
    />
  )
}
