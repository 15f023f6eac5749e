import { useState } from 'react'
import { type LeadTimeOfProduct, setLeadTimes } from '#modules/forecasting/contract.ts'
import { useChecked } from '#web/checked.ts'
import { useCommand } from '#web/endpoint.ts'
import { FormModal } from '#web/ui/FormModal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { leadTimeWords as words } from '#web/words/lead-times.ts'
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
      showSuccess(words.saved(countryName))
    },
  })
  const days = readDays(typed)
  const { errors, submit } = useChecked({ days: days ? null : words.wrong }, set.errors)
  return (
    <FormModal
      title={words.title(product.name, countryName)}
      words={{ keep: words.keep, confirm: words.save }}
      busy={set.busy}
      onClose={onClose}
      onSubmit={() => submit(() => days && set.send({ productId, countryId, days }))}
    >
      <TextField
        label={words.days}
        help={words.help}
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
