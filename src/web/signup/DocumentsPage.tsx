import { Navigate } from 'react-router-dom'

import { paths } from '#paths'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { faultsOf, typedOf } from './account-fields.ts'
import { DocumentsStep } from './DocumentsStep.tsx'
import { useDraft } from './draft.ts'

/** The second step of a sign-up. Without the first one it leads back to it. */
export default function DocumentsPage() {
  const read = useDraft()
  return (
    <Loading read={read} skeleton={<Skeleton lines={16} height={60} />}>
      {(draft) =>
        Object.keys(faultsOf(typedOf(draft.account))).length > 0 ? (
          <Navigate to={paths.signup()} replace />
        ) : (
          <DocumentsStep draft={draft} />
        )
      }
    </Loading>
  )
}
