import {
  changePartnerProduct,
  type listOfficePartnerProducts,
  offerPartnerProduct,
} from '#modules/loyalty/office-contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { keysOf } from '#platform/records.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { materialTexts as texts } from '#texts/office-loyalty.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { wholeNumber } from './whole-number.ts'

/** A piece of material as staff see it, withdrawn ones too. */
export type OfferedMaterial = Answer<typeof listOfficePartnerProducts>[number]

type Kind = OfferedMaterial['kind']
const kinds = keysOf(loyaltyTexts.kinds).map((value) => ({ value, label: loyaltyTexts.kinds[value] }))

/** Describes and prices a piece of material; null: a new one. */
export const MaterialModal = ({ product, onClose }: { product: OfferedMaterial | null; onClose: () => void }) => {
  const form = useModalForm(() => (product ? changePartnerProduct : offerPartnerProduct), {
    defaults: {
      name: product?.name ?? '',
      description: product?.description ?? '',
      kind: product?.kind ?? 'BROCHURE',
      priceInCC: product ? String(product.priceInCC) : '',
    },
    rules: ({ name, priceInCC }) => ({
      name: name.trim() === '' ? texts.enterName : null,
      priceInCC: (wholeNumber(priceInCC) ?? 0) < 1 ? texts.enterPrice : null,
    }),
    input: ({ name, description, kind, priceInCC }) => ({
      ...(product && { id: product.id }),
      name: name.trim(),
      description: description.trim() || null,
      kind,
      priceInCC: careCoins(wholeNumber(priceInCC) ?? 0),
    }),
    onClose,
    says: (_, { name }) => texts.saved(name),
  })
  return (
    <FormModal
      title={product ? texts.editTitle(product.name) : texts.newTitle}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {product && <OthersInForm form="material" id={product.id} writing={form.isDirty} />}
      <TextField label={texts.name} required maxLength={200} {...form.field('name')} data-autofocus />
      <TextField
        label={texts.description}
        help={texts.descriptionHelp}
        maxLength={1_000}
        {...form.field('description')}
      />
      <SelectField<Kind> label={texts.kind} choices={kinds} {...form.field('kind')} />
      <TextField label={texts.price} required inputMode="numeric" maxLength={10} {...form.field('priceInCC')} />
    </FormModal>
  )
}
