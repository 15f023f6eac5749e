import { seenInALook } from '#modules/permissions/look.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { seenAs } from '#web/api/seen-as.ts'
import { isSignedIn, useSessionStatus } from '#web/api/session.ts'
import { useMe } from './me.ts'

/** Whether the person who looks may do something: what is forbidden is not shown. The server decides all the same. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const { data } = useMe()
  const asker = isSignedIn(useSessionStatus()) && data ? data.role : 'ANONYMOUS'
  return (permission) => mayDo(permission, asker) && (seenAs() === null || seenInALook.includes(permission))
}
