import { useState } from 'react'
import { type LeadTimeOfProduct, setLeadTimes } from '#modules/forecasting/contract.ts'
import { leadTimeTexts as texts } from '#texts/lead-times.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { readDays } from './read-days.ts'

/** Sets how long a product takes to a country; forecasts that are filed from then on go by it. */
export const SetLeadTimes = ({
  product,
  now: { productId, countryId, countryName, days: before },
  onClose,
}: {
  product: { readonly name: string }
  now: LeadTimeOfProduct
  onClose: () => void
}) => {
  const [typed, setTyped] = useState(before.join(', '))
  const set = useCommand(setLeadTimes, {
    onDone: () => {
      onClose()
      showSuccess(texts.saved(countryName))
    },
  })
  const days = readDays(typed)
  const { errors, submit } = useChecked({ days: days ? null : texts.wrong }, set.errors)
  return (
    <FormModal
      title={texts.title(product.name, countryName)}
      words={{ keep: texts.keep, confirm: texts.save }}
      busy={set.busy}
      onClose={onClose}
      onSubmit={() => submit(() => days && set.send({ productId, countryId, days }))}
    >
      <TextField
        label={texts.days}
        help={texts.help}
        required
        maxLength={40}
        value={typed}
        onChange={setTyped}
        error={errors.days}
        data-autofocus
      />
    </FormModal>
  )
}
