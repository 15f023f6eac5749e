import { millisecondsInHour } from 'date-fns/constants'
import { requestAgreement } from '#modules/agreements/contract.ts'
import { listCountries } from '#modules/catalogue/contract.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import { agreementRequestTexts as texts } from '#texts/agreements.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'

/** Requests agreements, one for each country. */
export const RequestAccessModal = ({ onClose }: { onClose: () => void }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const form = useModalForm(requestAgreement, {
    defaults: { countriesIds: [] as CountryId[] },
    rules: ({ countriesIds }) => ({ countriesIds: countriesIds.length === 0 ? texts.missing : null }),
    input: ({ countriesIds }) => ({ countriesIds }),
    onClose,
    says: () => texts.sent,
    onProblem: () => {
      showProblem(texts.failed)
      return true
    },
  })
  return (
    <FormModal title={texts.title} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <p>{texts.what}</p>
      <MultiSelectField
        label={texts.countries}
        required
        choices={countries
          .filter(({ code }) => code !== 'ANY_COUNTRY')
          .map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('countriesIds')}
      />
    </FormModal>
  )
}
