import { useParams } from 'react-router-dom'
import { NotThere } from '#web/shell/NotThere.tsx'
import { AcademyList } from './AcademyList.tsx'
import { kindOf } from './library-calls.ts'
import { ResourceList } from './ResourceList.tsx'

/** /resources/:type */
export default function ResourceListPage() {
  const kind = kindOf(useParams()['type'])
  if (kind === null) return <NotThere />
  return kind === 'womancare-academy' ? <AcademyList /> : <ResourceList key={kind} kind={kind} />
}
