import { useState } from 'react'
import {
  changePartnerProduct,
  type listOfficePartnerProducts,
  offerPartnerProduct,
} from '#modules/loyalty/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { careCoins } from '#platform/money.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { materialTexts as texts } from '#texts/office-loyalty.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { wholeNumber } from './whole-number.ts'

/** A piece of material as staff see it, withdrawn ones too. */
export type OfferedMaterial = Answer<typeof listOfficePartnerProducts>[number]

type Kind = OfferedMaterial['kind']
const kinds = (Object.keys(loyaltyTexts.kinds) as Kind[]).map((value) => ({ value, label: loyaltyTexts.kinds[value] }))

/** Describes and prices a piece of material; null: a new one. */
export const MaterialModal = ({ product, onClose }: { product: OfferedMaterial | null; onClose: () => void }) => {
  const [name, setName] = useState(product?.name ?? '')
  const [description, setDescription] = useState(product?.description ?? '')
  const [kind, setKind] = useState<Kind>(product?.kind ?? 'BROCHURE')
  const [price, setPrice] = useState(product ? String(product.priceInCC) : '')
  const told = {
    onDone: () => {
      onClose()
      showSuccess(texts.saved(name.trim()))
    },
  }
  const offer = useCommand(offerPartnerProduct, told)
  const change = useCommand(changePartnerProduct, told)
  const coins = wholeNumber(price) ?? 0
  const wrong = {
    name: name.trim() === '' ? texts.enterName : null,
    description: null,
    priceInCC: coins < 1 ? texts.enterPrice : null,
  }
  const { errors, submit } = useChecked(wrong, { ...offer.errors, ...change.errors })
  const save = () => {
    const material = {
      name: name.trim(),
      description: description.trim() || null,
      kind,
      priceInCC: careCoins(coins),
    }
    void (product ? change.send({ id: product.id, ...material }) : offer.send(material))
  }
  return (
    <FormModal
      title={product ? texts.editTitle(product.name) : texts.newTitle}
      words={{ keep: texts.keep, confirm: texts.save }}
      busy={offer.busy || change.busy}
      onClose={onClose}
      onSubmit={() => submit(save)}
    >
      <TextField
        label={texts.name}
        required
        maxLength={200}
        value={name}
        onChange={setName}
        error={errors.name}
        data-autofocus
      />
      <TextField
        label={texts.description}
        help={texts.descriptionHelp}
        maxLength={1_000}
        value={description}
        onChange={setDescription}
        error={errors.description}
      />
      <SelectField<Kind>
        label={texts.kind}
        choices={kinds}
        value={kind}
        onChange={(chosen) => chosen && setKind(chosen)}
      />
      <TextField
        label={texts.price}
        required
        inputMode="numeric"
        maxLength={10}
        value={price}
        onChange={setPrice}
        error={errors.priceInCC}
      />
    </FormModal>
  )
}
