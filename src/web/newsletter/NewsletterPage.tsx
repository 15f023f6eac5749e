import { listIssues } from '#modules/notifications/newsletter/contract.ts'
import { paths } from '#paths'
import { newsTexts } from '#texts/news.ts'
import { newsletterArchiveTexts as texts } from '#texts/newsletter.ts'
import { useRead } from '#web/api/endpoint.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Pager, pagesOf, pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

const PER_PAGE = 12

/** The issues that were sent, for everybody. */
export default function NewsletterPage() {
  const read = useRead(listIssues, {})
  const [requested, setPage] = usePage()
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} crumbs={[{ label: newsTexts.title, to: paths.news() }]} />
      <Loading read={read} skeleton={<Skeleton lines={4} height={140} />}>
        {(all) => {
          const page = pageWithin(requested, PER_PAGE, all.length)
          if (all.length === 0) return <EmptyState>{texts.none}</EmptyState>
          return (
            <Stack>
              <Grid as="ul">
                {all.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id, sentOn, subject, introduction }) => (
                  <li key={id}>
                    <Card>
                      <Stack gap={3}>
                        <DateText at={sentOn} />
                        <h2>{subject}</h2>
                        <p>{introduction}</p>
                        <Row>
                          <ButtonLink to={paths.newsletterIssue({ id })} aria-label={texts.readOf(subject)}>
                            {texts.read}
                          </ButtonLink>
                        </Row>
                      </Stack>
                    </Card>
                  </li>
                ))}
              </Grid>
              <Pager page={page} pages={pagesOf(all.length, PER_PAGE)} onPage={setPage} label={texts.pages} />
            </Stack>
          )
        }}
      </Loading>
    </>
  )
}
