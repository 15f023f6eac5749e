import { userStream } from '#modules/identity/events.ts'
import { existing } from '#platform/log/commands.ts'
import { type Background, reaction } from '#platform/module.ts'

import { cart } from './cart.ts'
import type { StoredDraft } from './cart-events.ts'
import { handOverCart } from './handing-over.ts'

/** Names and texts are sealed under the key of their author, and would be erased with it: reseals them under the successor's. */
const sealedFor = async (
  { personal, newId }: Pick<Background, 'personal' | 'newId'>,
  to: string,
  { contact, specialRequest, ...draft }: StoredDraft,
): Promise<StoredDraft> => ({
  ...draft,
  contact: contact && (await personal.sealAll(newId(), await personal.openAll(contact))),
  specialRequest: specialRequest && {
    ...specialRequest,
    other: specialRequest.other && (await personal.seal(to, await personal.open(specialRequest.other))),
  },
})

/** Moves the chosen products, and the order that is being prepared, to the successor's cart. */
export const handOverCarts = reaction({
  name: 'carts-handed-over',
  of: [userStream],
  on: {
    WorkHandedOver: async (context, { userId, to }) => {
      const log = context.logFor('carts-handed-over')
      const { distributorId, draft } = await log.stateOf(cart, userId)
      if (!distributorId) return
      const sealed = await sealedFor(context, to, draft)
      await log.decideTogether({ from: existing(cart, userId), to: existing(cart, to) }, (carts) =>
        handOverCart(distributorId, carts.from, carts.to, { read: draft, sealed }),
      )
    },
  },
})
