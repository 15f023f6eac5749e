import { useState } from 'react'

import { type PartnerProduct, redeemCareCoins } from '#modules/loyalty/contract.ts'
import { careCoins as coins } from '#modules/terms/care-coins.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'

const texts = loyaltyTexts.redeem

/** Says what it costs and what is left, then orders. A price that changed meanwhile is shown and needs another confirmation. */
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
      showSuccess(texts.done(name))
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
      title={texts.question(name)}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            look="filled"
            busy={redeem.busy}
            disabled={price > balance}
            onClick={() => void redeem.send({ partnerProductId: id, expectedCost: coins(price) })}
          >
            {texts.button}
          </Button>
        </>
      }
    >
      {newPrice !== null && <p role="alert">{texts.priceChanged(careCoins(newPrice))}</p>}
      <p>
        {texts.costs} <Coins value={price} />
        {price <= balance && (
          <>
            {' '}
            {texts.left} <Coins value={balance - price} />
          </>
        )}
        . {texts.sent}
      </p>
    </Modal>
  )
}
