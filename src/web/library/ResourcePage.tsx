import { Link, Navigate, useParams } from 'react-router-dom'
import { type ResourceDetail, readResource } from '#modules/library/contract.ts'
import type { ResourceKind } from '#modules/library/kinds.ts'
import { kindOf } from '#modules/library/kinds.ts'
import { paths } from '#paths'
import { libraryTexts as texts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { NotThere } from '#web/shell/NotThere.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { AcademyEntry } from './AcademyEntry.tsx'
import { useOpening } from './opening.ts'
import { ownLanguages } from './own-languages.ts'
import { pageOf } from './ResourceCard.tsx'
import { ResourceDetailView } from './ResourceDetailView.tsx'

/** /resources/:type/:id; tutorials have a second address, which leads to their page. */
export default function ResourcePage() {
  const { type, id = '' } = useParams()
  const kind = kindOf(type)
  if (type === undefined) return <Navigate to={paths.resource({ type: 'videos-and-tutorials', id })} replace />
  if (kind === null) return <NotThere />
  return kind === 'womancare-academy' ? <AcademyEntry key={id} id={id} /> : <ItemPage kind={kind} id={id} />
}

const ItemPage = ({ kind, id }: { kind: ResourceKind; id: string }) => {
  useTopics('library')
  const read = useRead(readResource, { kind, id: id }, { keepsOld: false })
  if (read.error?.status === 404 || read.error?.status === 422) return <NotThere />
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={40} />}>
      {(detail) => <Item detail={detail} />}
    </Loading>
  )
}

const Item = ({ detail }: { detail: ResourceDetail }) => {
  const { item, languages } = detail
  useOpening([item])
  const [own] = ownLanguages()
  const inOwn = item.language.id === own ? undefined : languages.find(({ language }) => language.id === own)
  return (
    <>
      <PageHeader
        title={item.title}
        heading={<bdi lang={item.language.id}>{item.title}</bdi>}
        crumbs={[
          { label: texts.title, to: paths.resources() },
          { label: texts.kinds[item.kind].title, to: paths.resourcesOf({ type: item.kind }) },
        ]}
        {...(inOwn && {
          lead: <Link to={pageOf({ ...item, id: inOwn.id })}>{texts.ownLanguage(inOwn.language.name)}</Link>,
        })}
        actions={<LiveNotice />}
      />
      <ResourceDetailView detail={detail} />
    </>
  )
}
