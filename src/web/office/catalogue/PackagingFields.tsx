import { IconPlus, IconTrash } from '@tabler/icons-react'

import { productFormTexts as texts } from '#texts/products.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { ProductForm } from './product-form.ts'

const MOST = 20

/** What a product comes in: renamed, added and removed, up to 20. */
export const PackagingFields = ({ form }: { form: FormFields<ProductForm> }) => {
  const { packagings } = form.typed
  return (
    <fieldset>
      <legend>{texts.packagings}</legend>
      <Stack gap={3}>
        {packagings.map(({ id, name }, index) => (
          <Row key={id ?? `new-${index}`}>
            <TextField
              label={texts.packaging(index + 1)}
              maxLength={80}
              value={name}
              onChange={(typed) =>
                form.change('packagings', (before) =>
                  before.map((it, place) => (place === index ? { ...it, name: typed } : it)),
                )
              }
              {...form.part(`packagings.${index}`)}
            />
            <IconButton
              label={texts.removePackaging(name)}
              onClick={() => form.change('packagings', (before) => before.filter((_, place) => place !== index))}
            >
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </IconButton>
          </Row>
        ))}
        {packagings.length < MOST && (
          <div>
            <Button
              size="small"
              icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => form.change('packagings', (before) => [...before, { id: null, name: '' }])}
            >
              {texts.addPackaging}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  )
}
