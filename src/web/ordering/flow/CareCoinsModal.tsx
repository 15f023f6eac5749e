import { type FormEvent, useState } from 'react'

import type { CartSection } from '#modules/ordering/contract.ts'
import { careCoinsValue } from '#modules/ordering/terms/pricing.ts'
import { formTexts } from '#texts/forms.ts'
import { validationTexts as texts } from '#texts/order-flow.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Coins, Money } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { keep } from './draft.ts'

type Props = { opened: boolean; section: CartSection; balance: number; onClose: () => void }

/** The amount, and what the order costs with it while it is typed. */
export const CareCoinsModal = ({ opened, onClose, ...rest }: Props) => (
  <Modal opened={opened} onClose={onClose} title={texts.use}>
    <CareCoinsForm {...rest} onClose={onClose} />
  </Modal>
)

const CareCoinsForm = ({ section, balance, onClose }: Omit<Props, 'opened'>) => {
  const { maximumCareCoins: most, careCoinsUsed, nonCareCoinsDiscountedTotal } = section
  const [typed, setTyped] = useState(String(careCoinsUsed || most))
  const [busy, setBusy] = useState(false)
  const amount = typed.trim() === '' ? 0 : Number(typed)
  const isNumber = /^\s*\d*\s*$/.test(typed)
  const problem = !isNumber ? formTexts.invalidNumber : amount > most ? texts.tooMany(careCoins(most)) : null
  const counted = problem ? 0 : amount

  const use = async (coins: number) => {
    setBusy(true)
    const isKept = await keep({ careCoinsToUse: coins })
    setBusy(false)
    if (isKept) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!problem && amount > 0 && !busy) void use(amount)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <TextField
          label={texts.coins}
          help={texts.most(careCoins(most))}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={setTyped}
          error={problem}
        />
        <Sums>
          <Sum name={texts.newTotal} strong>
            <Money cents={nonCareCoinsDiscountedTotal - careCoinsValue(counted)} exclVat />
          </Sum>
          <Sum name={texts.left}>
            <Coins value={balance - counted} />
          </Sum>
        </Sums>
        <FormEnd>
          <Button disabled={busy} onClick={() => void use(0)}>
            {texts.dont}
          </Button>
          <Button type="submit" look="filled" busy={busy} disabled={problem !== null || amount === 0}>
            {texts.validate}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}
