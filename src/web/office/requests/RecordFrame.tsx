import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { requestQueueTexts as texts } from '#texts/office-requests.ts'
import record from '#web/office/quotes/QueueRecord.module.css'
import { Stack } from '#web/ui/layout/Stack.tsx'
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
}) => {
  const [search] = useSearchParams()
  const back = new URLSearchParams(search)
  back.delete('request')
  return (
    <div className={record['body']}>
      <Link to={`?${back}`} className={record['back']}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
        {texts.back}
      </Link>
      <header className={record['head']}>
        <div className={record['heading']}>
          <div className={record['title']}>
            <h2>
              <bdi>{title}</bdi>
            </h2>
            {status}
          </div>
          <p>{lead}</p>
        </div>
        <div className={record['steps']}>{steps}</div>
      </header>
      <Stack>
        <Assignee request={request} />
        {children}
        <Notes request={request} />
      </Stack>
    </div>
  )
}
