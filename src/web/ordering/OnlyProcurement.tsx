import { IconInfoCircle } from '@tabler/icons-react'

import { listUsers } from '#modules/identity/contract.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Note } from '#web/ui/page/Note.tsx'

/** In the place of a button that this person's role does not have: who can press it, by name. */
export const OnlyProcurement = ({ say }: { say: (names: string) => string }) => {
  const { data: users = [] } = useRead(listUsers, {}, { staleTime: 60_000 })
  const names = users
    .filter(({ role }) => role === 'PROCUREMENT')
    .map(({ firstname, lastname }) => `${firstname} ${lastname}`)
  return (
    <Note tone="provider" icon={<IconInfoCircle size={18} stroke={1.8} aria-hidden />} data-no-print>
      {say(names.join(' or '))}
    </Note>
  )
}
