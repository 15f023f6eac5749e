import { type LeadTimeOfProduct, setLeadTimes } from '#modules/forecasting/contract.ts'
import { leadTimeTexts as texts } from '#texts/lead-times.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
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
  const form = useModalForm(setLeadTimes, {
    defaults: { days: before.join(', ') },
    rules: ({ days }) => ({ days: readDays(days) ? null : texts.wrong }),
    input: ({ days }) => ({ productId, countryId, days: readDays(days) ?? [] }),
    onClose,
    says: () => texts.saved(countryName),
  })
  return (
    <FormModal
      title={texts.title(product.name, countryName)}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField label={texts.days} help={texts.help} required maxLength={40} {...form.field('days')} data-autofocus />
    </FormModal>
  )
}
