import { useState } from 'react'
import { correctCareCoins, MOST_COINS } from '#modules/loyalty/contract.ts'
import { grantTexts, correctTexts as texts } from '#texts/office-loyalty.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { wholeNumber } from './whole-number.ts'

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
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const correct = useCommand(correctCareCoins, {
    onDone: ({ balance: now }) => {
      onClose()
      showSuccess(grantTexts.done(distributor.name, careCoins(now)))
    },
  })
  const change = wholeNumber(typed)
  const said = reason.trim()
  const wrong = {
    change: change && Math.abs(change) <= MOST_COINS ? null : texts.wholeNumber,
    reason: said === '' ? texts.enterReason : null,
  }
  const { errors, submit } = useChecked(wrong, correct.errors)
  return (
    <FormModal
      title={texts.title(distributor.name)}
      words={texts}
      busy={correct.busy}
      onClose={onClose}
      onSubmit={() => submit(() => change && correct.send({ distributorId: distributor.id, change, reason: said }))}
    >
      <TextField
        label={texts.change}
        help={texts.changeHelp}
        required
        maxLength={11}
        value={typed}
        onChange={setTyped}
        error={errors.change}
        data-autofocus
      />
      <ReasonField words={texts} value={reason} onChange={setReason} error={errors.reason} />
      {change !== null && balance + change >= 0 && (
        <p>
          {texts.after}: <Coins value={balance + change} />
        </p>
      )}
    </FormModal>
  )
}
