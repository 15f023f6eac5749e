import { useEffect } from 'react'
import { grantCareCoins, MOST_COINS, WHY_ANOTHER_AMOUNT } from '#modules/loyalty/contract.ts'
import { type ProgrammeRules, showRules } from '#modules/loyalty/office-contract.ts'
import { keysOf } from '#platform/records.ts'
import { initial, present } from '#platform/typed.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { grantTexts as texts } from '#texts/office-loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { wholeNumber } from './whole-number.ts'

type Activities = ProgrammeRules['activities']
type Activity = keyof Activities
const activities = keysOf(loyaltyTexts.activities).map((value) => ({
  value,
  label: loyaltyTexts.activities[value],
}))

/** An amount that is not the programme's requires a reason. */
const isOther = (usual: Activities | undefined, activity: Activity | null, amount: string): boolean => {
  const coins = wholeNumber(amount)
  return activity !== null && coins !== null && coins !== usual?.[activity]
}

/** Grants CareCoins for what a company did; the amount is the programme's, or another one with a reason. */
export const GrantModal = ({
  distributor,
  onClose,
}: {
  distributor: { readonly id: string; readonly name: string }
  onClose: () => void
}) => {
  const { data } = useRead(showRules, {})
  const usual = data?.inForce.activities
  const form = useModalForm(grantCareCoins, {
    defaults: { activity: initial<Activity | null>(null), amount: '', reason: '' },
    rules: ({ activity, amount, reason }) => {
      const coins = wholeNumber(amount)
      return {
        activity: activity ? null : texts.chooseActivity,
        amount: coins === null || coins < 1 || coins > MOST_COINS ? texts.wholeNumber : null,
        reason: isOther(usual, activity, amount) && reason.trim() === '' ? WHY_ANOTHER_AMOUNT : null,
      }
    },
    input: ({ activity, amount, reason }) => ({
      distributorId: distributor.id,
      activity: present(activity),
      amount: wholeNumber(amount) ?? 0,
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    }),
    onClose,
    says: ({ balance, waits }) => (waits ? texts.waits : texts.done(distributor.name, careCoins(balance))),
  })
  const fillAmount = (chosen: Activity | null) => {
    if (chosen && usual) form.set('amount', String(usual[chosen]))
  }
  const choose = (chosen: Activity | null) => {
    form.set('activity', chosen)
    fillAmount(chosen)
  }
  // The rules may arrive after the activity was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rules arrive
  useEffect(() => {
    if (form.typed.amount === '') fillAmount(form.typed.activity)
  }, [usual])
  return (
    <FormModal
      title={texts.title(distributor.name)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <SelectField<Activity>
        label={texts.activity}
        required
        placeholder={texts.chooseActivity}
        choices={activities}
        {...form.field('activity')}
        onChange={choose}
      />
      <TextField
        label={texts.amount}
        help={texts.amountHelp}
        required
        inputMode="numeric"
        maxLength={10}
        {...form.field('amount')}
      />
      <ReasonField
        labels={texts}
        required={isOther(usual, form.typed.activity, form.typed.amount)}
        {...form.field('reason')}
      />
    </FormModal>
  )
}
