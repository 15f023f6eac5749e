import { Navigate, useLocation } from 'react-router-dom'

import { paths } from '#paths'

/** Leads to /404 (4-decisions.md), which names the address that led nowhere. */
export const NotThere = () => {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.notFound()} state={{ from: pathname + search }} replace />
}
