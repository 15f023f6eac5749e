import type { ReactNode } from 'react'
import { requestQueueTexts as texts } from '#texts/office-requests.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { useOpened } from '#web/ui/queue/opened.ts'
import { RecordBody, RecordHead } from '#web/ui/queue/QueueDesk.tsx'
import { Assignee, type Desk, Notes } from './DeskParts.tsx'

/** The frame of one request: the way back, its head with the steps, whose it is, what both sides read, and below it what staff keep. */
export const RecordFrame = ({
  title,
  status,
  lead,
  steps,
  request,
  children,
}: {
  title: string
  status: ReactNode
  lead: ReactNode
  steps: ReactNode
  request: Desk
  children: ReactNode
}) => (
  <RecordBody back={useOpened('request').href(null)} backLabel={texts.back}>
    <RecordHead title={title} status={status} lead={lead} steps={steps} />
    <Stack>
      <Assignee request={request} />
      {children}
      <Notes request={request} />
    </Stack>
  </RecordBody>
)
