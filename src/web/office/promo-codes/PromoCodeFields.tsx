import { listProducts } from '#modules/catalogue/contract.ts'
import { promoCodeTypes } from '#modules/promotions/validity.ts'
import { officePromoTexts, promoFormTexts as texts } from '#texts/promo-codes.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import type { useSeenCompanies } from '#web/office/lists/company-choices.ts'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import type { PromoForm } from './promo-code-form.ts'

type FieldsProps = { form: FormFields<PromoForm> }
type FoundCompanies = ReturnType<typeof useSeenCompanies>

/** Code, type and value: fixed once the code is made. */
export const GrantFields = ({ form }: FieldsProps) => {
  const isAmount = form.typed.type === 'CASH_BACK'
  return (
    <Card title={texts.gives}>
      <FieldGrid>
        <TextField
          label={texts.code}
          help={texts.codeHelp}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          {...form.field('code')}
        />
        <SelectField
          label={texts.type}
          help={texts.typeHelp[form.typed.type]}
          required
          choices={promoCodeTypes.map((value) => ({ value, label: officePromoTexts.types[value] }))}
          {...form.field('type')}
        />
        <TextField
          label={isAmount ? texts.amount : texts.percent}
          help={isAmount ? texts.amountHelp : texts.percentHelp}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...form.field('value')}
        />
      </FieldGrid>
    </Card>
  )
}

/** When, for whom, on what and how often. */
export const ConditionFields = ({ form, companies }: FieldsProps & { companies: FoundCompanies }) => {
  const { data: products = [] } = useRead(listProducts, {})
  return (
    <Card title={texts.conditions}>
      <FieldGrid>
        <DayField label={texts.validFrom} required {...form.field('validFrom')} />
        <DayField label={texts.validUntil} help={texts.validUntilHelp} {...form.field('validUntil')} />
        <TextField
          label={texts.maximumUses}
          help={texts.unlimited}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...form.field('maximumUses')}
        />
        <TextField
          label={texts.maximumUsesPerDistributor}
          help={texts.unlimited}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...form.field('maximumUsesPerDistributor')}
        />
      </FieldGrid>
      <Stack gap={5}>
        <MultiSelectField
          label={texts.distributors}
          help={texts.distributorsHelp}
          choices={choicesOf(companies.seen)}
          onType={companies.onType}
          {...form.field('distributorIds')}
        />
        <MultiSelectField
          label={texts.products}
          help={texts.productsHelp}
          choices={products.map(({ id, name, reference }) => ({
            value: id,
            label: `${name} (${reference})`,
          }))}
          {...form.field('productIds')}
        />
      </Stack>
    </Card>
  )
}
