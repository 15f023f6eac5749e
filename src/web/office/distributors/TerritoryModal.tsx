import { assignTerritory } from '#modules/distributors/contract.ts'
import { initial } from '#platform/typed.ts'
import { officeDistributorTexts as labels, distributorDialogTexts as texts } from '#texts/office-distributors.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { OfficeCompany } from './company-answer.ts'
import { useCountryChoices } from './country-choices.ts'

/** Region and countries that a company may sell in. */
export const TerritoryModal = ({ company, onClose }: { company: OfficeCompany; onClose: () => void }) => {
  const { id, organizationName: name } = company
  const choices = useCountryChoices()
  const form = useModalForm(assignTerritory, {
    defaults: { region: company.region ?? '', countryIds: initial<string[]>(company.countries.map(({ id }) => id)) },
    rules: ({ region, countryIds }) => ({
      region: region.trim() === '' ? texts.enterRegion : null,
      countryIds: countryIds.length === 0 ? texts.chooseCountries : null,
    }),
    input: ({ region, countryIds }) => ({ id, region: region.trim(), countryIds: countryIds }),
    onClose,
    says: () => texts.territorySaved(name),
  })
  return (
    <FormModal
      title={labels.changeTerritory}
      labels={{ keep: texts.keep, confirm: texts.save }}
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
    </FormModal>
  )
}
