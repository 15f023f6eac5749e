import { useState } from 'react'
import { correctCareCoins, MOST_COINS } from '#modules/loyalty/contract.ts'
import { useChecked } from '#web/checked.ts'
import { useCommand } from '#web/endpoint.ts'
import { Coins } from '#web/ui/Figures.tsx'
import { FormModal } from '#web/ui/FormModal.tsx'
import { careCoins } from '#web/ui/format.ts'
import { showSuccess } from '#web/ui/messages.ts'
import { ReasonField } from '#web/ui/ReasonField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { grantWords, correctWords as words } from '#web/words/office-loyalty.ts'
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
      showSuccess(grantWords.done(distributor.name, careCoins(now)))
    },
  })
  const change = wholeNumber(typed)
  const said = reason.trim()
  const wrong = {
    change: change && Math.abs(change) <= MOST_COINS ? null : words.wholeNumber,
    reason: said === '' ? words.enterReason : null,
  }
  const { errors, submit } = useChecked(wrong, correct.errors)
  return (
    <FormModal
      title={words.title(distributor.name)}
      words={words}
      busy={correct.busy}
      onClose={onClose}
      onSubmit={() => submit(() => change && correct.send({ distributorId: distributor.id, change, reason: said }))}
    >
      <TextField
        label={words.change}
        help={words.changeHelp}
        required
        maxLength={11}
        value={typed}
        onChange={setTyped}
        error={errors.change}
        data-autofocus
      />
      <ReasonField words={words} value={reason} onChange={setReason} error={errors.reason} />
      {change !== null && balance + change >= 0 && (
        <p>
          {words.after}: <Coins value={balance + change} />
        </p>
      )}
    </FormModal>
  )
}
