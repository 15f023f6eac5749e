import { accountStepTexts as texts } from '#texts/signup.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { TypedAccount } from './account-fields.ts'

const civilities = (['MS', 'MR', 'OTHER'] as const).map((value) => ({ value, label: texts.civilities[value] }))

/** The first user of the company. */
export const PersonFields = ({ form }: { form: Pick<FormFields<TypedAccount>, 'field'> }) => (
  <FieldGrid>
    <SelectField {...form.field('civility')} required label={texts.civility} choices={civilities} />
    <TextField
      {...form.field('firstname')}
      required
      label={texts.firstname}
      autoComplete="given-name"
      maxLength={100}
    />
    <TextField {...form.field('lastname')} required label={texts.lastname} autoComplete="family-name" maxLength={100} />
    <TextField {...form.field('job')} required label={texts.job} autoComplete="organization-title" maxLength={100} />
    <TextField
      {...form.field('email')}
      required
      label={texts.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
    <TextField {...form.field('phone')} required label={texts.phone} type="tel" autoComplete="tel" maxLength={40} />
    <TextField {...form.field('phone2')} label={texts.phone2} type="tel" maxLength={40} />
  </FieldGrid>
)
