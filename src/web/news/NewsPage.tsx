import { Link } from 'react-router-dom'
import brand from '#brand'
import { listNewsPage, type NewsCard as NewsCardOf } from '#modules/news/contract.ts'
import { paths } from '#paths'
import { newsTexts as texts } from '#texts/news.ts'
import { useTopics } from '#web/api/live/live.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { isSignedIn, useSessionStatus } from '#web/api/session.ts'
import { NewsletterBlock } from '#web/newsletter/NewsletterBlock.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Motif } from '#web/ui/art/EmptyArt.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Pager, pagesOf } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { useIsTablet } from '#web/ui/style/media.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import classes from './News.module.css'
import { SocialTimeline } from './SocialTimeline.tsx'

const sorts = ['mostRecent', 'lessRecent'] as const
const choices = sorts.map((value) => ({ value, label: texts.sorts[value] }))

/** News for everybody, with the month's events next to them. Page sizes: specification 3 §9. */
export default function NewsPage() {
  const wide = !useIsTablet()
  const perPage = wide ? 8 : 4
  useTopics(isSignedIn(useSessionStatus()) ? 'news' : null)
  const [filters, setFilter] = useFilters({ sort: oneOf(sorts) })
  const sort = filters.sort ?? 'mostRecent'
  const { read, page, setPage } = usePagedRead(listNewsPage, perPage, (at) => ({ sort, page: at, pageSize: perPage }))
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <SelectField
            label={texts.sortBy}
            choices={choices}
            value={sort}
            onChange={(value) => setFilter('sort', value === 'mostRecent' ? null : value)}
          />
        }
      />
      <Stack gap={6}>
        <Loading read={read} skeleton={<Skeleton lines={4} height={160} />}>
          {({ total, rows }) =>
            total === 0 ? (
              <EmptyState>{texts.none}</EmptyState>
            ) : (
              <Stack>
                <Grid as="ul">
                  {rows.map((article) => (
                    <li key={article.id}>
                      <NewsCard article={article} />
                    </li>
                  ))}
                </Grid>
                <Pager page={page} pages={pagesOf(total, perPage)} onPage={setPage} label={texts.pages} />
              </Stack>
            )
          }
        </Loading>
        <Card title={texts.next} aside={<Link to={paths.events()}>{texts.allEvents}</Link>}>
          <MonthCalendar />
        </Card>
        <NewsletterBlock />
        <Card title={texts.follow}>
          <Row>
            {brand.social.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            ))}
          </Row>
        </Card>
        <SocialTimeline />
      </Stack>
    </>
  )
}

/** Drawn where nothing was uploaded. */
const PAPER =
  'M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1-4 0V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v12a3 3 0 0 0 3 3h11M8 8h4M8 12h4M8 16h4'

export const NewsCard = ({ article }: { article: NewsCardOf }) => (
  <Card>
    <Stack gap={3}>
      {article.image ? (
        <img className={classes['picture']} src={article.image} alt="" loading="lazy" />
      ) : (
        <div className={classes['cover']}>
          <Motif petals={5} turn={36} glyph={PAPER} />
        </div>
      )}
      <span className={classes['date']}>
        <DateText at={article.date} />
      </span>
      <h2 lang={article.language}>{article.title}</h2>
      <p lang={article.language}>{article.excerpt}</p>
      <Row>
        <ButtonLink to={paths.article({ id: article.id })} aria-label={texts.readOf(article.title)}>
          {texts.read}
        </ButtonLink>
      </Row>
    </Stack>
  </Card>
)
