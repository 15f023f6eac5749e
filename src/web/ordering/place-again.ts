import { useNavigate } from 'react-router-dom'
import { placeAgain } from '#modules/ordering/placing/changing-contract.ts'
import { paths } from '#paths'
import type { Sent } from '#platform/http/endpoint.ts'
import { againTexts as texts } from '#texts/orders.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'

/** Where an order is compared with today before it is ordered again; `forQuote`: because a new quote is wanted. */
export const reorderPage = (id: string, forQuote = false): string =>
  paths.reorder({ id }, forQuote ? { for: 'quote' } : {})

type Again = {
  readonly id: Sent<typeof placeAgain>['orderId']
  readonly country: { readonly id: string }
  readonly subCategory: { readonly id: string }
}

/** Puts every item of an order into the cart as it was, and goes there. Where none can be had, the comparison says why. */
export const usePlaceAgain = ({ id, country, subCategory }: Again) => {
  const navigate = useNavigate()
  const { send, busy } = useCommand(placeAgain, {
    onDone: async ({ added, left }) => {
      await navigate(added === 0 ? reorderPage(id) : `${paths.cart()}#${country.id}_${subCategory.id}`)
      if (added > 0) showSuccess(texts.placed(added, left))
    },
  })
  return { busy, place: () => void send({ orderId: id }) }
}
