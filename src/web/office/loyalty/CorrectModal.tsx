import { correctCareCoins, MOST_COINS } from '#modules/loyalty/contract.ts'
import { grantTexts, correctTexts as texts } from '#texts/office-loyalty.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { wholeNumber } from './whole-number.ts'

const isChange = (coins: number | null): boolean => coins !== null && coins !== 0 && Math.abs(coins) <= MOST_COINS

/** Puts a balance right, up or down, with a reason that the company reads. */
export const CorrectModal = ({
  distributor,
  balance,
  onClose,
}: {
  distributor: { readonly id: string; readonly name: string }
  balance: number
  onClose: () => void
}) => {
  const form = useModalForm(correctCareCoins, {
    defaults: { change: '', reason: '' },
    rules: ({ change, reason }) => ({
      change: isChange(wholeNumber(change)) ? null : texts.wholeNumber,
      reason: reason.trim() === '' ? texts.enterReason : null,
    }),
    input: ({ change, reason }) => ({
      distributorId: distributor.id,
      change: wholeNumber(change) ?? 0,
      reason: reason.trim(),
    }),
    onClose,
    says: ({ balance: now, waits }) => (waits ? grantTexts.waits : grantTexts.done(distributor.name, careCoins(now))),
  })
  const change = wholeNumber(form.typed.change)
  return (
    <FormModal
      title={texts.title(distributor.name)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField
        label={texts.change}
        help={texts.changeHelp}
        required
        maxLength={11}
        {...form.field('change')}
        data-autofocus
      />
      <ReasonField labels={texts} {...form.field('reason')} />
      {change !== null && balance + change >= 0 && (
        <p>
          {texts.after}: <Coins value={balance + change} />
        </p>
      )}
    </FormModal>
  )
}
