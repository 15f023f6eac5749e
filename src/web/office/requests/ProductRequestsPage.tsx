import { Navigate, useSearchParams } from 'react-router-dom'
import { answeredRequestStates } from '#modules/catalogue/request-states.ts'
import { paths } from '#paths'

const answered: readonly (string | null)[] = answeredRequestStates

/** The former list of requests for products and labels: they are answered in the queue of all requests. */
export default function ProductRequestsPage() {
  const status = useSearchParams()[0].get('status')
  const section = answered.includes(status) ? { section: 'ANSWERED' } : {}
  return <Navigate to={paths.officeRequests({}, { kind: 'PRODUCT_OR_LABEL', ...section })} replace />
}
