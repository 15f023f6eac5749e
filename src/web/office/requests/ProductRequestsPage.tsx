import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#paths'

/** The former list of requests for products and labels: they are answered in the queue of all requests. */
export default function ProductRequestsPage() {
  const status = useSearchParams()[0].get('status')
  const section = status === 'DONE' || status === 'REFUSED' ? { section: 'ANSWERED' } : {}
  return <Navigate to={paths.officeRequests({}, { kind: 'PRODUCT_OR_LABEL', ...section })} replace />
}
