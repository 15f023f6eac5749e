import { Suspense, useEffect } from 'react'
import type { ResourceItem } from '#modules/library/contract.ts'
import { type ResourceKind, resourceKinds } from '#modules/library/kinds.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { whenShown } from '#web/loading-code.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { chosen, highlighted, languagesBy } from './choosing.ts'
import { KindNav } from './KindNav.tsx'
import { listOf } from './library-calls.ts'
import { MarkSeen } from './MarkSeen.tsx'
import { ownLanguages } from './own-languages.ts'
import { pageOf, ResourceCard, Thumbnail } from './ResourceCard.tsx'
import { useChoosing } from './use-choosing.ts'

/** Its fields need a library that loads while the list is requested: both show at once. */
const loadFilters = () => import('./ListFilters.tsx')
const ListFilters = whenShown(loadFilters)

const skeleton = <Skeleton lines={6} height={280} />

/** One kind of resources: what is searched and filtered, a page of cards. */
export const ResourceList = ({ kind }: { kind: ResourceKind }) => {
  useTopics('library')
  const read = useRead(listOf[kind], {})
  useEffect(() => {
    // What fails here is requested again when it is shown.
    loadFilters().catch(() => undefined)
  }, [])
  return (
    <>
      <PageHeader
        title={texts.kinds[kind].title}
        lead={texts.kinds[kind].excerpt}
        actions={
          <>
            <LiveNotice />
            <MarkSeen items={read.data ?? []} />
          </>
        }
      />
      <KindNav />
      <Loading read={read} skeleton={skeleton}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState art={<EmptyArt area="documents" />}>{texts.none}</EmptyState>
          ) : (
            <Suspense fallback={skeleton}>
              <Items kind={kind} items={items} />
            </Suspense>
          )
        }
      </Loading>
    </>
  )
}

const Items = ({ kind, items }: { kind: ResourceKind; items: readonly ResourceItem[] }) => {
  const by = useChoosing(kind)
  const { choosing, reset } = by
  const [requested, setPage] = usePage()
  const { perPage } = resourceKinds[kind]
  const shown = chosen(items, choosing, ownLanguages())
  const page = pageWithin(requested, perPage, shown.length)
  const languages = languagesBy(items)
  return (
    <Stack>
      {kind === 'best-practices' && <Highlighted item={highlighted(items, ownLanguages())} />}
      <ListFilters kind={kind} items={items} by={by} results={shown.length} />
      {shown.length === 0 ? (
        <EmptyState action={<Button onClick={reset}>{texts.reset}</Button>}>{texts.nothingFound}</EmptyState>
      ) : (
        <Grid as="ul">
          {shown.slice((page - 1) * perPage, page * perPage).map((item) => (
            <li key={item.id}>
              <ResourceCard item={item} languages={languages.get(item.resource.id)} />
            </li>
          ))}
        </Grid>
      )}
      <ListFoot page={page} perPage={perPage} total={shown.length} onPage={setPage} />
    </Stack>
  )
}

/** The first best practice that the content team highlights. */
const Highlighted = ({ item }: { item: ResourceItem | undefined }) =>
  item ? (
    <Card title={item.title}>
      <Grid split="2:3">
        <Thumbnail item={item} />
        <Stack gap={3}>
          <p>{item.excerpt}</p>
          <span>
            <ButtonLink look="filled" to={pageOf(item)} aria-label={texts.readMoreOf(item.title)}>
              {texts.readMore}
            </ButtonLink>
          </span>
        </Stack>
      </Grid>
    </Card>
  ) : null
