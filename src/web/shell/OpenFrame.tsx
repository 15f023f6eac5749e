import { Suspense } from 'react'
import { isStaff } from '#platform/access/permissions.ts'
import { useMe } from '#web/identity/me.ts'
import { whenShown } from '#web/loading-code.ts'
import { useSessionStatus } from '#web/session.ts'
import { CouldNotLoad } from '#web/ui/Loading.tsx'

import { StartUp } from './StartUp.tsx'

const PublicFrame = whenShown(() => import('./PublicFrame.tsx'))
const PortalFrame = whenShown(() => import('./PortalFrame.tsx'))
const OfficeFrame = whenShown(() => import('./OfficeFrame.tsx'))

/** Pages that everybody may see stand in the frame of whoever looks. */
export const OpenFrame = () => {
  const status = useSessionStatus()
  const me = useMe()
  if (me.error && !me.data) return <CouldNotLoad problem={me.error} again={() => void me.refetch()} />
  if (status === 'starting' || (status === 'signed-in' && !me.data)) return <StartUp />
  const Frame = !me.data ? VisitorFrame : isStaff(me.data.role) ? OfficeFrame : PortalFrame
  return (
    <Suspense fallback={<StartUp />}>
      <Frame />
    </Suspense>
  )
}

const VisitorFrame = () => <PublicFrame content />
