import { isOpen } from '#modules/identity/account-states.ts'
import { lookAtLink, type MailedLink } from '#modules/identity/password/link-contract.ts'
import { useRead } from '#web/api/endpoint.ts'

const none: MailedLink = { state: 'UNKNOWN', renewable: false }

/** null: as far as is known it is valid. `refused`: the server said that it is not, which is checked once more. */
export const useClosedLink = (token: string, refused: boolean): MailedLink | null => {
  const look = useRead(lookAtLink, { token }, { enabled: token !== '', keepsOld: false })
  if (token === '') return none
  const link = look.data
  if (link && !isOpen(link.state)) return link
  return refused ? none : null
}
