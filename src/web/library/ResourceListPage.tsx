import { Navigate, useParams } from 'react-router-dom'
import { paths } from '#paths'
import { AcademyList } from './AcademyList.tsx'
import { kindOf } from './library-calls.ts'
import { ResourceList } from './ResourceList.tsx'

/** /resources/:type */
export default function ResourceListPage() {
  const kind = kindOf(useParams()['type'])
  if (kind === null) return <Navigate to={paths.notFound()} replace />
  return kind === 'womancare-academy' ? <AcademyList /> : <ResourceList key={kind} kind={kind} />
}
