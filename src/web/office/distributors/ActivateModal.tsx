import { activateDistributor } from '#modules/distributors/contract.ts'
import { officeDistributorTexts as labels, distributorDialogTexts as texts } from '#texts/office-distributors.ts'
import { useModalForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { OfficeCompany } from './company-answer.ts'
import { useCountryChoices } from './country-choices.ts'

type Props = {
  readonly company: OfficeCompany
  readonly onClose: () => void
  readonly onDone?: (() => void) | undefined
}

/** Names what is missing, or has fields for all that an active account needs and says what the company will see. */
export const ActivateModal = (props: Props) =>
  props.company.missing.length > 0 ? <Missing {...props} /> : <Activate {...props} />

const Missing = ({ company: { organizationName, missing }, onClose }: Props) => (
  <Modal
    opened
    title={texts.activateTitle(organizationName)}
    onClose={onClose}
    actions={<Button onClick={onClose}>{texts.keep}</Button>}
  >
    <Stack gap={2}>
      <p>{texts.activateMissing}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Stack>
  </Modal>
)

const Activate = ({ company, onClose, onDone }: Props) => {
  const { id, organizationName: name, representatives, suggested } = company
  const choices = useCountryChoices()
  const form = useModalForm(activateDistributor, {
    defaults: {
      region: suggested.region ?? '',
      countryIds: suggested.countryIds,
      userId: suggested.representativeId,
    },
    rules: ({ region, countryIds, userId }) => ({
      region: region.trim() === '' ? texts.enterRegion : null,
      countryIds: countryIds.length === 0 ? texts.chooseCountries : null,
      userId: userId === null ? texts.chooseRepresentative : null,
    }),
    input: ({ region, countryIds, userId }) => ({
      ...{ id, region: region.trim(), countryIds: countryIds },
      ...(userId !== null && { userId }),
    }),
    onClose,
    onDone,
    says: () => texts.activated(name),
  })
  const { countryIds, userId } = form.typed
  const countries = choices.filter(({ value }) => countryIds.includes(value)).map(({ label }) => label)
  const representative = representatives.find((person) => person.id === userId)?.name
  return (
    <FormModal
      title={texts.activateTitle(name)}
      width="chooser"
      labels={{ keep: texts.keep, confirm: texts.activateConfirm }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField label={labels.region} required maxLength={100} {...form.field('region')} data-autofocus />
      <MultiSelectField
        label={labels.countries}
        help={labels.countriesHelp}
        required
        choices={choices}
        {...form.field('countryIds')}
      />
      <SelectField
        label={labels.representative}
        required
        choices={choicesOf(representatives)}
        {...form.field('userId')}
      />
      <div>
        <h3>{texts.willSee}</h3>
        <p>{texts.willSeeWhat(countries.length > 0 ? countries.join(', ') : texts.chosenCountries)}</p>
        {representative && <p>{texts.willSeeRepresentative(representative)}</p>}
      </div>
    </FormModal>
  )
}
