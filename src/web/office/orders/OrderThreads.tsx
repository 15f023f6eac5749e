import {
  listOfficeMessages,
  type OrderMessage,
  writeNote,
  writeOfficeMessage,
} from '#modules/ordering/fulfilment/messages-contract.ts'
import { officeThreadTexts as texts } from '#texts/threads.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { Thread, type ThreadEntry } from '#web/ordering/messages/Thread.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'

const entryOf = ({ author, by, ...message }: OrderMessage): ThreadEntry => ({
  ...message,
  who: author,
  mine: by === 'PROVIDER',
})

/** What both sides wrote, and next to it the staff's internal notes, which are not printed either. */
export const OrderThreads = ({ detail }: { detail: OfficeOrder }) => {
  const read = useRead(listOfficeMessages, { id: detail.order.id })
  return (
    <Card screenOnly place="messages">
      <Loading read={read} skeleton={<Skeleton lines={3} height={64} />}>
        {(all) => {
          const notes = all.filter(({ kind }) => kind === 'NOTE').map(entryOf)
          const messages = all.filter(({ kind }) => kind === 'MESSAGE').map(entryOf)
          return (
            <Tabs
              label={texts.threads}
              parameter="thread"
              panes={[
                {
                  id: 'messages',
                  label: texts.counted(texts.messages, messages.length),
                  children: <Messages detail={detail} entries={messages} />,
                },
                {
                  id: 'notes',
                  label: texts.counted(texts.notes, notes.length),
                  children: <Notes detail={detail} entries={notes} />,
                },
              ]}
            />
          )
        }}
      </Loading>
    </Card>
  )
}

type Part = { readonly detail: OfficeOrder; readonly entries: readonly ThreadEntry[] }

const Messages = ({ detail: { order, distributor }, entries }: Part) => {
  const { id, may } = order
  const write = useCommand(writeOfficeMessage)
  const writing = {
    label: texts.message,
    help: texts.messageHelp(distributor.name),
    action: texts.send,
    busy: write.busy,
    error: write.errors['text'] ?? null,
    send: async (text: string) => (await write.send({ id, text })) !== null,
  }
  return (
    <Thread
      label={texts.messages}
      entries={entries}
      empty={texts.noMessages}
      writing={may.WriteMessageByStaff ? writing : null}
    />
  )
}

const Notes = ({ detail: { order }, entries }: Part) => {
  const { id, may } = order
  const write = useCommand(writeNote)
  const writing = {
    label: texts.note,
    help: texts.noteHelp,
    action: texts.keep,
    busy: write.busy,
    error: write.errors['text'] ?? null,
    send: async (text: string) => (await write.send({ id, text })) !== null,
  }
  return <Thread label={texts.notes} entries={entries} empty={texts.noNotes} writing={may.WriteNote ? writing : null} />
}
