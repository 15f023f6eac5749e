import { millisecondsInHour } from 'date-fns/constants'
import { agreementTypeNames, agreementTypes } from '#modules/agreements/agreement-names.ts'
import {
  fileAgreement,
  listOfficeAgreementRequests,
  listOfficeAgreements,
} from '#modules/agreements/office-contract.ts'
import { isUnanswered } from '#modules/agreements/request-states.ts'
import { listCountries, listProducts } from '#modules/catalogue/contract.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { initial, present } from '#platform/typed.ts'
import { uploadAgreementTexts as texts } from '#texts/agreements.ts'
import { useRead } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { day } from '#web/ui/figures/format.ts'

type AgreementInput = Sent<typeof fileAgreement>
/** In the list of what it replaces: nothing. */
const NEW = 'new'

const types = agreementTypes.map((value) => ({ value, label: agreementTypeNames[value] }))

/** Files a signed agreement, as a new one or as the newer version of one in force. */
export const UploadAgreementModal = ({ onClose }: { onClose: () => void }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const { data: products = [] } = useRead(listProducts, {})
  const form = useModalForm(fileAgreement, {
    defaults: {
      distributorId: '',
      type: initial<AgreementInput['type']>('DISTRIBUTOR'),
      countryId: initial<CountryId | ''>(''),
      productCodes: initial<string[]>([]),
      signedOn: '',
      file: initial<string | null>(null),
      replaces: initial<string>(NEW),
      answersRequest: true,
    },
    rules: ({ distributorId, countryId, productCodes, signedOn, file }) => ({
      distributorId: distributorId === '' ? texts.choose : null,
      countryId: countryId === '' ? texts.choose : null,
      productCodes: productCodes.length === 0 ? texts.chooseCodes : null,
      signedOn: readDay(signedOn) ? null : texts.chooseDay,
      file: file === null ? texts.chooseFile : null,
    }),
    input: ({ distributorId, type, countryId, productCodes, signedOn, file, replaces, answersRequest }) => ({
      distributorId,
      type,
      countryId,
      productCodes,
      signedOn: present(readDay(signedOn)),
      file: file ?? '',
      replaces: replaces === NEW ? null : (replaces as NonNullable<AgreementInput['replaces']>),
      answersRequest: isAsked && answersRequest,
    }),
    onClose,
    says: (_, { distributorId: id }) => texts.filed(companies.choices.find(({ value }) => value === id)?.label ?? ''),
  })
  const { distributorId, type, countryId } = form.typed
  const companies = useCompanyChoices(distributorId || null)
  const parties = { distributorId, ...(countryId && { countryId }) }
  const isKnown = { enabled: distributorId !== '' && countryId !== '', keepsOld: false }
  const inForce = useRead(listOfficeAgreements, { ...parties, type }, isKnown).data?.rows ?? []
  const requests = useRead(listOfficeAgreementRequests, parties, isKnown).data?.rows ?? []
  const isAsked: boolean = requests.some(({ state }) => isUnanswered(state))
  return (
    <FormModal
      title={texts.title}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
      width="chooser"
    >
      <SelectField
        label={texts.company}
        required
        {...companies}
        {...form.field('distributorId')}
        value={distributorId || null}
        onChange={(id) => id && form.set('distributorId', id)}
      />
      <SelectField
        label={texts.type}
        choices={types}
        {...form.field('type')}
        onChange={(chosen) => chosen && form.set('type', chosen)}
      />
      <SelectField
        label={texts.country}
        required
        choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('countryId')}
        value={countryId || null}
        onChange={(id) => id && form.set('countryId', id)}
      />
      <MultiSelectField
        label={texts.codes}
        required
        choices={products.map(({ reference, name }) => ({ value: reference, label: `${reference} ${name}` }))}
        {...form.field('productCodes')}
      />
      <DayField label={texts.signedOn} required {...form.field('signedOn')} />
      {inForce.length > 0 && (
        <SelectField
          label={texts.replaces}
          choices={[
            { value: NEW, label: texts.newOne },
            ...inForce.map(({ id, date, productCode }) => ({
              value: id,
              label: `${day(date)}: ${productCode}`,
            })),
          ]}
          {...form.field('replaces')}
          onChange={(id) => id && form.set('replaces', id)}
        />
      )}
      {isAsked && <CheckField label={texts.answers} {...form.check('answersRequest')} />}
      <UploadField label={texts.file} purpose="agreements" required {...form.file('file')} />
    </FormModal>
  )
}
