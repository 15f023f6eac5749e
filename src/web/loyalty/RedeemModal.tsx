import { useState } from 'react'

import { type PartnerProduct, redeemCareCoins } from '#modules/loyalty/contract.ts'
import { careCoins as coins } from '#platform/money.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'

const words = loyaltyTexts.redeem

/** Says what it costs and what is left, then orders. A price that changed meanwhile is shown and asked again. */
export const RedeemModal = ({
  product: { id, name, priceInCC },
  balance,
  onClose,
}: {
  product: PartnerProduct
  balance: number
  onClose: () => void
}) => {
  const [newPrice, setNewPrice] = useState<number | null>(null)
  const price = newPrice ?? priceInCC
  const redeem = useCommand(redeemCareCoins, {
    onDone: () => {
      onClose()
      showSuccess(words.done(name))
    },
    onProblem: ({ members }) => {
      if (typeof members['costInCC'] !== 'number') return undefined
      setNewPrice(members['costInCC'])
      return true
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.question(name)}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            look="filled"
            busy={redeem.busy}
            disabled={price > balance}
            onClick={() => void redeem.send({ partnerProductId: id, expectedCost: coins(price) })}
          >
            {words.button}
          </Button>
        </>
      }
    >
      {newPrice !== null && <p role="alert">{words.priceChanged(careCoins(newPrice))}</p>}
      <p>
        {words.costs} <Coins value={price} />
        {price <= balance && (
          <>
            {' '}
            {words.left} <Coins value={balance - price} />
          </>
        )}
        . {words.sent}
      </p>
    </Modal>
  )
}
