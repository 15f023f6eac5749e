import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import type { ThreadMessage } from '#modules/service/thread-contract.ts'
import { ticketTexts as texts } from '#texts/tickets.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { fileAt } from '#web/api/http.ts'
import { Thread } from '#web/ordering/messages/Thread.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'

type File = ThreadMessage['files'][number]

const said = ({ text, what }: ThreadMessage): string =>
  text ?? (what === 'SOLVED' ? texts.wasSolved : what === 'MERGED' ? texts.wasMerged : texts.wasReopened)

/** What both sides wrote, the oldest first, with the files. `side`: whose messages stand at the end of the line. */
export const ThreadOf = ({ messages, side }: { messages: readonly ThreadMessage[]; side: ThreadMessage['by'] }) => {
  const [opened, setOpened] = useState<File | null>(null)
  return (
    <>
      <Thread
        label={texts.thread}
        empty={texts.empty}
        entries={messages.map((message) => ({
          id: message.id,
          who: message.author,
          at: message.at,
          mine: message.by === side,
          text: said(message),
          beneath: message.files.length > 0 && <Files files={message.files} onOpen={setOpened} />,
        }))}
      />
      {opened && (
        <FilePreview
          call={fileAt(`/files/${opened.path}`)}
          name={opened.name}
          label={opened.name}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const Files = ({ files, onOpen }: { files: readonly File[]; onOpen: (file: File) => void }) => (
  <Row gap={2}>
    {files.map((file) => (
      <Button
        key={file.path}
        size="small"
        icon={<IconPaperclip size={14} stroke={1.8} aria-hidden />}
        aria-label={texts.attached(file.name)}
        onClick={() => onOpen(file)}
      >
        {file.name}
      </Button>
    ))}
  </Row>
)
