import type { OrderDetail } from '#modules/ordering/contract.ts'
import { listMessages, writeMessage } from '#modules/ordering/fulfilment/messages-contract.ts'
import { threadTexts as texts } from '#texts/threads.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Thread } from './Thread.tsx'

/** What both sides wrote about an order, as its distributor reads and answers it. */
export const OrderMessages = ({
  order: { id, may },
  wanted,
  onWriting,
}: {
  order: OrderDetail
  /** The user chose to write: the field gets the focus as soon as it is there. */
  wanted: boolean
  onWriting: () => void
}) => {
  const messages = useRead(listMessages, { id })
  const write = useCommand(writeMessage)
  const writing = {
    label: texts.message,
    help: texts.messageHelp,
    action: texts.send,
    busy: write.busy,
    error: write.errors['text'] ?? null,
    send: async (text: string) => (await write.send({ id, text })) !== null,
    wanted,
    onWriting,
  }
  return (
    <Loading read={messages} skeleton={<Skeleton lines={3} height={64} />}>
      {(all) => (
        <>
          <Thread
            label={texts.messages}
            entries={all.map(({ author, by, ...message }) => ({ ...message, who: author, mine: by === 'DISTRIBUTOR' }))}
            empty={may.WriteMessage ? texts.none : texts.noneToRead}
            writing={may.WriteMessage ? writing : null}
          />
          {!may.WriteMessage && <OnlyProcurement say={texts.only} />}
        </>
      )}
    </Loading>
  )
}
