import { useParams } from 'react-router-dom'
import { readIssue } from '#modules/notifications/newsletter/contract.ts'
import { paths } from '#paths'
import { newsletterArchiveTexts as texts } from '#texts/newsletter.ts'
import { useRead } from '#web/api/endpoint.ts'
import classes from '#web/news/News.module.css'
import { NotThere } from '#web/shell/NotThere.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** An issue in the browser: the same for everybody. */
export default function IssuePage() {
  const { id = '' } = useParams()
  const read = useRead(readIssue, { id })
  if (read.error?.status === 404) return <NotThere />
  return (
    <Loading read={read} skeleton={<Skeleton lines={7} height={60} />}>
      {({ subject, sentOn, introduction, articles }) => (
        <>
          <PageHeader title={subject} lead={day(sentOn)} crumbs={[{ label: texts.all, to: paths.newsletter() }]} />
          <Stack>
            <p className={classes['text']}>{introduction}</p>
            {articles.map((article) => (
              <Card key={article.id} title={article.title}>
                <Stack gap={3}>
                  <p>{article.excerpt}</p>
                  <Row>
                    <ButtonLink to={paths.article({ id: article.id })} aria-label={texts.readOf(article.title)}>
                      {texts.read}
                    </ButtonLink>
                  </Row>
                </Stack>
              </Card>
            ))}
          </Stack>
        </>
      )}
    </Loading>
  )
}
