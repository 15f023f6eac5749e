import { useState } from 'react'
import brand from '#brand'
import { grantCareCoins, MOST_COINS, WHY_ANOTHER_AMOUNT } from '#modules/loyalty/contract.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { grantTexts as texts } from '#texts/office-loyalty.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { wholeNumber } from './whole-number.ts'

type Activity = keyof typeof brand.loyalty.activities
const activities = (Object.keys(brand.loyalty.activities) as Activity[]).map((value) => ({
  value,
  label: loyaltyTexts.activities[value],
}))

/** Grants CareCoins for what a company did; the amount is the programme's, or another one with a reason. */
export const GrantModal = ({
  distributor,
  onClose,
}: {
  distributor: { readonly id: string; readonly name: string }
  onClose: () => void
}) => {
  const [activity, setActivity] = useState<Activity | null>(null)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const grant = useCommand(grantCareCoins, {
    onDone: ({ balance }) => {
      onClose()
      showSuccess(texts.done(distributor.name, careCoins(balance)))
    },
  })
  const coins = wholeNumber(amount)
  const said = reason.trim()
  const isOther = activity !== null && coins !== null && coins !== brand.loyalty.activities[activity]
  const wrong = {
    activity: activity ? null : texts.chooseActivity,
    amount: coins === null || coins < 1 || coins > MOST_COINS ? texts.wholeNumber : null,
    reason: isOther && said === '' ? WHY_ANOTHER_AMOUNT : null,
  }
  const { errors, submit } = useChecked(wrong, grant.errors)
  const choose = (chosen: Activity | null) => {
    setActivity(chosen)
    if (chosen) setAmount(String(brand.loyalty.activities[chosen]))
  }
  const send = () =>
    activity &&
    coins &&
    grant.send({ distributorId: distributor.id, activity, amount: coins, ...(said !== '' && { reason: said }) })
  return (
    <FormModal
      title={texts.title(distributor.name)}
      words={texts}
      busy={grant.busy}
      onClose={onClose}
      onSubmit={() => submit(send)}
    >
      <SelectField<Activity>
        label={texts.activity}
        required
        placeholder={texts.chooseActivity}
        choices={activities}
        value={activity}
        onChange={choose}
        error={errors.activity}
      />
      <TextField
        label={texts.amount}
        help={texts.amountHelp}
        required
        inputMode="numeric"
        maxLength={10}
        value={amount}
        onChange={setAmount}
        error={errors.amount}
      />
      <ReasonField words={texts} required={isOther} value={reason} onChange={setReason} error={errors.reason} />
    </FormModal>
  )
}
