import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '#paths'

import { isStaff } from '#platform/access/roles.ts'
import { useSessionStatus } from '#web/api/session.ts'
import { homeOf, useMe } from '#web/identity/me.ts'
import { CouldNotLoad } from '#web/ui/page/Loading.tsx'
import { ownPath } from './own-path.ts'
import { StartUp } from './StartUp.tsx'

/** Sends the visitor to sign in and brings them back afterwards. */
const ToLogin = () => {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.login({}, { next: pathname + search })} replace />
}

const For = ({ staff }: { staff: boolean }) => {
  const status = useSessionStatus()
  const me = useMe()
  if (status === 'starting') return <StartUp />
  if (status === 'signed-out') return <ToLogin />
  if (me.error && !me.data) return <CouldNotLoad problem={me.error} again={() => void me.refetch()} />
  if (!me.data) return <StartUp />
  return isStaff(me.data.role) === staff ? <Outlet /> : <Navigate to={homeOf(me.data)} replace />
}

/** Staff have their own side. */
export const DistributorsOnly = () => <For staff={false} />
export const StaffOnly = () => <For staff />

/** The sign-in page sends people away who are signed in. */
export const VisitorsOnly = () => {
  const status = useSessionStatus()
  const { data } = useMe()
  const [search] = useSearchParams()
  if (status !== 'signed-in') return <Outlet />
  return data ? <Navigate to={ownPath(search.get('next')) ?? homeOf(data)} replace /> : <StartUp />
}
