import { IconHourglass, IconLock } from '@tabler/icons-react'

import { isPending, whyNoOrders } from '#modules/distributors/account-states.ts'
import { accountTexts as texts } from '#texts/shell.ts'
import { useMe } from '#web/identity/me.ts'
import { Note } from '#web/ui/page/Note.tsx'

const useAccountState = () => useMe().data?.distributor?.state

/** Why this company cannot order, while it cannot; the server refuses with the same text. Null where it can. */
export const useNoOrders = (): string | null => {
  const state = useAccountState()
  return state ? whyNoOrders(state) : null
}

/** Said where one would order: that it is not possible yet, or no longer, and what is. */
export const AccountNote = () => {
  const pending = isPending(useAccountState())
  const why = useNoOrders()
  const because = useMe().data?.distributor?.suspendedBecause
  if (why === null) return null
  const Icon = pending ? IconHourglass : IconLock
  return (
    <Note tone={pending ? 'provider' : 'error'} icon={<Icon size={18} stroke={1.8} aria-hidden />} strong={`${why}.`}>
      {pending ? texts.pending : texts.suspended} {because && <bdi>{texts.because(because)}</bdi>}
    </Note>
  )
}
