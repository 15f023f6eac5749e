import { IconPlus, IconTrash } from '@tabler/icons-react'

import { productFormTexts as texts } from '#texts/products.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import type { ProductForm } from './product-form.ts'

const MOST = 20

/** What a product comes in, up to 20, each with its units. */
export const PackagingFields = ({ form }: { form: FormFields<ProductForm> }) => {
  const { packagings } = form.typed
  const put = (index: number, part: Partial<ProductForm['packagings'][number]>) =>
    form.change('packagings', (before) => before.map((it, place) => (place === index ? { ...it, ...part } : it)))
  return (
    <fieldset>
      <legend>{texts.packagings}</legend>
      <Stack gap={4}>
        <Text size="small">{texts.unitsHelp}</Text>
        {packagings.map(({ id, name, units }, index) => (
          <Stack key={id ?? `new-${index}`} gap={2}>
            <FieldGrid>
              <TextField
                label={texts.packaging(index + 1)}
                maxLength={80}
                required
                value={name}
                onChange={(typed) => put(index, { name: typed })}
                {...form.part(`packagings.${index}`)}
              />
              <TextField
                label={texts.units(index + 1)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                required
                value={units}
                onChange={(typed) => put(index, { units: typed })}
                {...form.part(`packagings.${index}.units`)}
              />
            </FieldGrid>
            <div>
              <Button
                look="text"
                size="small"
                icon={<IconTrash size={16} stroke={1.8} aria-hidden />}
                aria-label={texts.removePackaging(name)}
                onClick={() => form.change('packagings', (before) => before.filter((_, place) => place !== index))}
              >
                {texts.remove}
              </Button>
            </div>
          </Stack>
        ))}
        {packagings.length < MOST && (
          <div>
            <Button
              size="small"
              icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => form.change('packagings', (before) => [...before, { id: null, name: '', units: '' }])}
            >
              {texts.addPackaging}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  )
}
