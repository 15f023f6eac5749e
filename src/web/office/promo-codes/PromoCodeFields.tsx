import { listProducts } from '#modules/catalogue/contract.ts'
import { officeDistributors } from '#modules/distributors/contract.ts'
import { promoCodeTypes } from '#modules/promotions/validity.ts'
import { officePromoTexts, promoFormTexts as texts } from '#texts/promo-codes.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import type { FormErrors, PromoForm } from './promo-code-form.ts'

export type FieldsProps = {
  form: PromoForm
  errors: FormErrors
  onChange: (next: Partial<PromoForm>) => void
}

/** Code, type and value: fixed once the code is made. */
export const GrantFields = ({ form, errors, onChange }: FieldsProps) => {
  const isAmount = form.type === 'CASH_BACK'
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
          value={form.code}
          onChange={(code) => onChange({ code })}
          error={errors.code ?? null}
        />
        <SelectField
          label={texts.type}
          help={texts.typeHelp[form.type]}
          required
          choices={promoCodeTypes.map((value) => ({ value, label: officePromoTexts.types[value] }))}
          value={form.type}
          onChange={(type) => type && onChange({ type })}
        />
        <TextField
          label={isAmount ? texts.amount : texts.percent}
          help={isAmount ? texts.amountHelp : texts.percentHelp}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={form.value}
          onChange={(value) => onChange({ value })}
          error={errors.value ?? null}
        />
      </FieldGrid>
    </Card>
  )
}

/** When, for whom, on what and how often. */
export const ConditionFields = ({ form, errors, onChange }: FieldsProps) => {
  const { data: products = [] } = useRead(listProducts, {})
  const { data: distributors = [] } = useRead(officeDistributors, {})
  return (
    <Card title={texts.conditions}>
      <FieldGrid>
        <DayField
          label={texts.validFrom}
          required
          value={form.validFrom}
          onChange={(validFrom) => onChange({ validFrom })}
          error={errors.validFrom ?? null}
        />
        <DayField
          label={texts.validUntil}
          help={texts.validUntilHelp}
          value={form.validUntil}
          onChange={(validUntil) => onChange({ validUntil })}
          error={errors.validUntil ?? null}
        />
        <TextField
          label={texts.maximumUses}
          help={texts.unlimited}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.maximumUses}
          onChange={(maximumUses) => onChange({ maximumUses })}
          error={errors.maximumUses ?? null}
        />
        <TextField
          label={texts.maximumUsesPerDistributor}
          help={texts.unlimited}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={form.maximumUsesPerDistributor}
          onChange={(maximumUsesPerDistributor) => onChange({ maximumUsesPerDistributor })}
          error={errors.maximumUsesPerDistributor ?? null}
        />
      </FieldGrid>
      <Stack gap={5}>
        <MultiSelectField
          label={texts.distributors}
          help={texts.distributorsHelp}
          choices={distributors.map(({ id, organizationName }) => ({ value: id as string, label: organizationName }))}
          value={form.distributorIds}
          onChange={(distributorIds) => onChange({ distributorIds })}
          error={errors.distributorIds ?? null}
        />
        <MultiSelectField
          label={texts.products}
          help={texts.productsHelp}
          choices={products.map(({ id, name, reference }) => ({
            value: id as string,
            label: `${name} (${reference})`,
          }))}
          value={form.productIds}
          onChange={(productIds) => onChange({ productIds })}
          error={errors.productIds ?? null}
        />
      </Stack>
    </Card>
  )
}
