import { IconEye, IconPencil } from '@tabler/icons-react'
import type { OfficeTicket } from '#modules/service/tickets/contract.ts'
import { showOfficeDesk } from '#modules/service/work/contract.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { Note } from '#web/ui/page/Note.tsx'
import { usePresence } from './presence.ts'

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** Others who have it open, and who of them writes. */
export const Lookers = ({
  lookers,
  writes = texts.writes,
}: Pick<OfficeTicket, 'lookers'> & { writes?: (name: string) => string }) =>
  lookers.map(({ id, name, writing }) => (
    <Note
      key={id}
      tone="provider"
      icon={writing ? <IconPencil {...icon} /> : <IconEye {...icon} />}
      strong={writing ? writes(name) : texts.looks(name)}
    />
  ))

/** Says that one is there, and shows who else is. */
export const Presence = ({ id, acts, writing = false }: { id: string; acts: boolean; writing?: boolean }) => {
  useTopics('office:requests')
  usePresence(id, acts, writing)
  const { data } = useRead(showOfficeDesk, { id })
  return data ? <Lookers lookers={data.lookers} /> : null
}
