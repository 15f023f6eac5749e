import { Suspense, useEffect } from 'react'
import { type ResourceKind, resourceKinds } from '#modules/library/kinds.ts'
import { listShelf, type ShelfItem } from '#modules/library/shelf-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { whenShown } from '#web/loading-code.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { KindNav } from './KindNav.tsx'
import { MarkSeen } from './MarkSeen.tsx'
import { languageCodes } from './own-languages.ts'
import { pageOf, ResourceCard, Thumbnail } from './ResourceCard.tsx'
import { type LibraryChoice, useChoosing } from './use-choosing.ts'

/** Its fields need a library that loads while the list is requested: both show at once. */
const loadFilters = () => import('./ListFilters.tsx')
const ListFilters = whenShown(loadFilters)

const skeleton = <Skeleton lines={6} height={280} />

/** One kind of resources: what is searched and filtered, a page of cards. */
export const ResourceList = ({ kind }: { kind: ResourceKind }) => {
  useTopics('library')
  const by = useChoosing(kind)
  const { perPage } = resourceKinds[kind]
  const { read, page, setPage } = usePagedRead(listShelf, perPage, (at) => ({
    ...{ kind, languages: languageCodes(), ...by.query, page: at },
  }))
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
            <MarkSeen unseen={read.data?.unseen ?? false} />
          </>
        }
      />
      <KindNav />
      <Loading read={read} skeleton={skeleton}>
        {(shelf) =>
          shelf.published === 0 ? (
            <EmptyState art={<EmptyArt area="documents" />}>{texts.none}</EmptyState>
          ) : (
            <Suspense fallback={skeleton}>
              <Stack>
                <Items kind={kind} shelf={shelf} by={by} />
                <ListFoot page={page} perPage={perPage} total={shelf.total} onPage={setPage} />
              </Stack>
            </Suspense>
          )
        }
      </Loading>
    </>
  )
}

const Items = ({ kind, shelf, by }: { kind: ResourceKind; shelf: Answer<typeof listShelf>; by: LibraryChoice }) => (
  <>
    {shelf.highlight && <Highlighted item={shelf.highlight} />}
    <ListFilters kind={kind} options={shelf.options} by={by} results={shelf.total} />
    {shelf.total === 0 ? (
      <EmptyState action={<Button onClick={by.reset}>{texts.reset}</Button>}>{texts.nothingFound}</EmptyState>
    ) : (
      <Grid as="ul">
        {shelf.rows.map((item) => (
          <li key={item.id}>
            <ResourceCard item={item} />
          </li>
        ))}
      </Grid>
    )}
  </>
)

/** The first best practice that the content team highlights. */
const Highlighted = ({ item }: { item: ShelfItem }) => (
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
)
