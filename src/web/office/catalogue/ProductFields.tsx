import { listSubCategories } from '#modules/catalogue/contract.ts'
import { artKinds } from '#modules/catalogue/products/product-art.ts'
import { productFormTexts as texts } from '#texts/products.ts'
import { useRead } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import type { FormFields } from '#web/api/form-fields.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { PackagingFields } from './PackagingFields.tsx'
import type { ProductForm } from './product-form.ts'

const whole = { required: true, inputMode: 'numeric', autoComplete: 'off', maxLength: 11 } as const
const code = {
  required: true,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 24,
} as const

/** All that describes a product. `isNew`: its reference is still to be given. */
export const ProductFields = ({ form, isNew = false }: { form: FormFields<ProductForm>; isNew?: boolean }) => {
  const { data: subCategories = [] } = useRead(listSubCategories, {})
  return (
    <>
      <Card title={texts.basics}>
        <Stack gap={5}>
          <FieldGrid>
            {isNew && (
              <TextField label={texts.reference} help={texts.referenceHelp} {...code} {...form.field('reference')} />
            )}
            <TextField label={texts.mbd} {...code} {...form.field('MBDreferenceCode')} />
            <TextField label={texts.name} required maxLength={120} {...form.field('name')} />
            <SelectField
              label={texts.subCategory}
              required
              choices={subCategories.map(({ id, name, productCategory }) => ({
                value: id,
                label: `${productCategory.name}, ${name}`,
              }))}
              {...form.field('subCategoryId')}
            />
          </FieldGrid>
          <TextArea
            label={texts.description}
            help={texts.descriptionHelp}
            required
            maxLength={400}
            {...form.field('description')}
          />
          <TextArea
            label={texts.technicalDescription}
            required
            maxLength={2000}
            rows={6}
            {...form.field('technicalDescription')}
          />
        </Stack>
      </Card>
      <Card title={texts.ordering}>
        <Stack gap={5}>
          <FieldGrid>
            <TextField label={texts.minimum} {...whole} {...form.field('minimumOrderQuantity')} />
            <TextField label={texts.step} {...whole} {...form.field('orderQuantityStep')} />
            <TextField label={texts.coins1} {...whole} {...form.field('careCoinGroup1')} />
            <TextField label={texts.coins2} {...whole} {...form.field('careCoinGroup2')} />
          </FieldGrid>
          <CheckField label={texts.sterile} {...form.check('sterile')} />
          <PackagingFields form={form} />
        </Stack>
      </Card>
      <Card title={texts.files}>
        <Stack gap={5}>
          <SelectField
            label={texts.artwork}
            help={texts.artworkHelp}
            choices={artKinds.map((value) => ({ value, label: texts.artworks[value] }))}
            {...form.field('artwork')}
          />
          <StoredFile
            form={form}
            name="image"
            label={texts.picture}
            has={texts.hasPicture}
            remove={texts.removePicture}
          />
          <StoredFile form={form} name="file" label={texts.sheet} has={texts.hasSheet} remove={texts.removeSheet} />
        </Stack>
      </Card>
    </>
  )
}

/** A file that takes the place of what is made from the data; what there is can be taken away. */
const StoredFile = ({
  form,
  name,
  label,
  has,
  remove,
}: {
  form: FormFields<ProductForm>
  name: 'image' | 'file'
  label: string
  has: string
  remove: string
}) => (
  <Stack gap={3}>
    <UploadField label={label} purpose="products" {...form.file(name)} />
    {form.typed[name] !== null && (
      <Row>
        <span>{has}</span>
        <Button size="small" onClick={() => form.set(name, null)}>
          {remove}
        </Button>
      </Row>
    )}
  </Stack>
)
