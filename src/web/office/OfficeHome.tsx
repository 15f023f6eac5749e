import { Navigate } from 'react-router-dom'

import { homeOf, useMe } from '#web/identity/me.ts'

/** The office has no page of its own: whoever types its address is led to where staff begin. */
export default function OfficeHome() {
  const { data: me } = useMe()
  return me ? <Navigate to={homeOf(me)} replace /> : null
}
