import type { ResourceItem } from '#modules/library/contract.ts'
import { type ResourceKind, resourceKinds } from '#modules/library/kinds.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { chosen, type FilterName, languagesBy, optionsOf } from './choosing.ts'
import { KindNav } from './KindNav.tsx'
import { listOf } from './library-calls.ts'
import { MarkSeen } from './MarkSeen.tsx'
import { ownLanguages } from './own-languages.ts'
import { pageOf, ResourceCard, Thumbnail } from './ResourceCard.tsx'
import { useChoosing } from './use-choosing.ts'

const sorts = (['mostRecent', 'lessRecent'] as const).map((value) => ({ value, label: texts.sorts[value] }))

const labelOf = (kind: ResourceKind, name: FilterName): string => {
  if (kind === 'best-practices' || kind === 'videos-and-tutorials')
    return name === 'language' ? texts.filters.language : texts.filters.topic
  return texts.filters[name]
}

/** One kind of resources: what is searched and filtered, a page of cards. */
export const ResourceList = ({ kind }: { kind: ResourceKind }) => {
  useTopics('library')
  const read = useRead(listOf[kind], {})
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
      <Loading read={read} skeleton={<Skeleton lines={6} height={280} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState art={<EmptyArt area="documents" />}>{texts.none}</EmptyState>
          ) : (
            <Items kind={kind} items={items} />
          )
        }
      </Loading>
    </>
  )
}

const Items = ({ kind, items }: { kind: ResourceKind; items: readonly ResourceItem[] }) => {
  const { choosing, names, search, sort, filter, reset } = useChoosing(kind)
  const [asked, setPage] = usePage()
  const { perPage } = resourceKinds[kind]
  const shown = chosen(items, choosing, ownLanguages())
  const page = pageWithin(asked, perPage, shown.length)
  const codes = languagesBy(items)
  const chips = [
    ...chipOf(texts.search, choosing.search, () => search(null)),
    ...names.flatMap((name) =>
      (choosing.filters[name] ?? []).map((value) => ({
        name: labelOf(kind, name),
        value,
        onRemove: () =>
          filter(
            name,
            (choosing.filters[name] ?? []).filter((one) => one !== value),
          ),
      })),
    ),
  ]
  return (
    <Stack>
      {kind === 'best-practices' && <Highlighted item={items.find(({ highlight }) => highlight)} />}
      <FilterBar
        chips={chips}
        onReset={reset}
        results={shown.length}
        thing={texts.thing}
        end={
          <Button look="text" onClick={reset}>
            {texts.reset}
          </Button>
        }
      >
        {kind !== 'best-practices' && (
          <SearchField
            label={texts.search}
            placeholder={texts.searchPlaceholder}
            maxLength={100}
            value={choosing.search}
            onSearch={search}
          />
        )}
        {names.map((name) => (
          <MultiSelectField
            key={name}
            label={labelOf(kind, name)}
            choices={optionsOf(items, name, choosing).map(({ value, count }) => ({
              value,
              label: texts.counted(value, count),
            }))}
            value={choosing.filters[name] ?? []}
            onChange={(values) => filter(name, values)}
          />
        ))}
        <SelectField
          label={texts.sortBy}
          choices={sorts}
          value={choosing.sort}
          onChange={(by) => sort(by ?? 'mostRecent')}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState action={<Button onClick={reset}>{texts.reset}</Button>}>{texts.nothingFound}</EmptyState>
      ) : (
        <Grid as="ul">
          {shown.slice((page - 1) * perPage, page * perPage).map((item) => (
            <li key={item.id}>
              <ResourceCard item={item} codes={codes.get(item.resource.id)} />
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
