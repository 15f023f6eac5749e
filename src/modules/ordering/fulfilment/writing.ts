import { MessageWritten, NoteWritten } from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type OrderDecision } from '#modules/ordering/order.ts'
import type { Sealed } from '#platform/access/personal-data.ts'

type SealedMessage = { readonly id: string; readonly text: Sealed }

/** A message that both sides read. */
export const writeMessage =
  (by: 'DISTRIBUTOR' | 'PROVIDER', { id: messageId, text }: SealedMessage): OrderDecision =>
  (order) =>
    notNow(by === 'DISTRIBUTOR' ? 'WriteMessage' : 'WriteMessageByStaff', order) ?? [
      MessageWritten.make({ ...named(order), messageId, by, text }),
    ]

/** A note of staff among themselves. */
export const writeNote =
  ({ id: noteId, text }: SealedMessage): OrderDecision =>
  (order) =>
    notNow('WriteNote', order) ?? [NoteWritten.make({ ...named(order), noteId, text })]
