import { useParams, useSearchParams } from 'react-router-dom'
import { kindOf } from '#modules/library/kinds.ts'
import { NotThere } from '#web/shell/NotThere.tsx'
import { AcademyList } from './AcademyList.tsx'
import { ResourceList } from './ResourceList.tsx'

/** /resources/:type. The academy is shown by category; one that is chosen is a list as of any kind. */
export default function ResourceListPage() {
  const kind = kindOf(useParams()['type'])
  const [search] = useSearchParams()
  if (kind === null) return <NotThere />
  return kind === 'womancare-academy' && search.size === 0 ? <AcademyList /> : <ResourceList key={kind} kind={kind} />
}
