import { useState } from 'react'
import {
  changePartnerProduct,
  type listOfficePartnerProducts,
  offerPartnerProduct,
} from '#modules/loyalty/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { careCoins } from '#platform/money.ts'
import { useChecked } from '#web/checked.ts'
import { useCommand } from '#web/endpoint.ts'
import { FormModal } from '#web/ui/FormModal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { loyaltyWords } from '#web/words/loyalty.ts'
import { materialWords as words } from '#web/words/office-loyalty.ts'
import { wholeNumber } from './whole-number.ts'

/** A piece of material as staff see it, withdrawn ones too. */
export type OfferedMaterial = Answer<typeof listOfficePartnerProducts>[number]

type Kind = OfferedMaterial['kind']
const kinds = (Object.keys(loyaltyWords.kinds) as Kind[]).map((value) => ({ value, label: loyaltyWords.kinds[value] }))

/** Describes and prices a piece of material; null: a new one. */
export const MaterialModal = ({ product, onClose }: { product: OfferedMaterial | null; onClose: () => void }) => {
  const [name, setName] = useState(product?.name ?? '')
  const [description, setDescription] = useState(product?.description ?? '')
  const [kind, setKind] = useState<Kind>(product?.kind ?? 'BROCHURE')
  const [price, setPrice] = useState(product ? String(product.priceInCC) : '')
  const told = {
    onDone: () => {
      onClose()
      showSuccess(words.saved(name.trim()))
    },
  }
  const offer = useCommand(offerPartnerProduct, told)
  const change = useCommand(changePartnerProduct, told)
  const coins = wholeNumber(price) ?? 0
  const wrong = {
    name: name.trim() === '' ? words.enterName : null,
    description: null,
    priceInCC: coins < 1 ? words.enterPrice : null,
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
      title={product ? words.editTitle(product.name) : words.newTitle}
      words={{ keep: words.keep, confirm: words.save }}
      busy={offer.busy || change.busy}
      onClose={onClose}
      onSubmit={() => submit(save)}
    >
      <TextField
        label={words.name}
        required
        maxLength={200}
        value={name}
        onChange={setName}
        error={errors.name}
        data-autofocus
      />
      <TextField
        label={words.description}
        help={words.descriptionHelp}
        maxLength={1_000}
        value={description}
        onChange={setDescription}
        error={errors.description}
      />
      <SelectField<Kind>
        label={words.kind}
        choices={kinds}
        value={kind}
        onChange={(chosen) => chosen && setKind(chosen)}
      />
      <TextField
        label={words.price}
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
