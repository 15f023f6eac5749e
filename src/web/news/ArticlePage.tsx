import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useParams } from 'react-router-dom'
import { type Article, latestNews, readArticle } from '#modules/news/contract.ts'
import { paths } from '#paths'
import { language } from '#texts/language.ts'
import { newsTexts as texts } from '#texts/news.ts'
import { useRead } from '#web/api/endpoint.ts'
import { NotThere } from '#web/shell/NotThere.tsx'
import { ButtonAnchor, ButtonLink } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './News.module.css'
import { NewsCard } from './NewsPage.tsx'

const LATEST = 3

/** One article; an unknown one leads to /404. */
export default function ArticlePage() {
  const { id = '' } = useParams()
  const read = useRead(readArticle, { id })
  const latest = useRead(latestNews, { limit: LATEST, excludedId: id })
  useTitle(read.data?.title ?? texts.title)
  if (read.error?.status === 404) return <NotThere />
  return (
    <Stack gap={6}>
      <Row>
        <ButtonLink look="text" to={paths.news()} icon={<IconArrowLeft size={16} stroke={1.8} aria-hidden />}>
          {texts.back}
        </ButtonLink>
      </Row>
      <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
        {(article) => (
          <Stack gap={6}>
            <Stack>
              <h1 lang={article.language}>{article.title}</h1>
              <span className={classes['date']}>
                <DateText at={article.date} />
              </span>
              {article.language === 'en' && language !== 'en' && <Text role="note">{texts.inEnglish}</Text>}
              <ArticleText article={article} />
            </Stack>
            {latest.data && latest.data.length > 0 && (
              <Stack>
                <h2>{texts.latest}</h2>
                <Grid as="ul">
                  {latest.data.map((other) => (
                    <li key={other.id}>
                      <NewsCard article={other} />
                    </li>
                  ))}
                </Grid>
              </Stack>
            )}
          </Stack>
        )}
      </Loading>
    </Stack>
  )
}

type ArticleBody = Pick<Article, 'language' | 'introduction' | 'content1' | 'content2' | 'image' | 'newsDetails'>

/** What readers see of an article below its title; the preview of a draft shows the same. */
export const ArticleText = ({
  article: { language: lang, introduction, content1, content2, image, newsDetails },
}: {
  article: ArticleBody
}) => (
  <>
    {introduction && (
      <p className={classes['text']} lang={lang}>
        {introduction}
      </p>
    )}
    <p className={classes['text']} lang={lang}>
      {content1}
    </p>
    {image && <img className={classes['picture']} src={image} alt="" />}
    {content2 && (
      <p className={classes['text']} lang={lang}>
        {content2}
      </p>
    )}
    {newsDetails && (
      <Stack gap={2}>
        <h2>{texts.attachments}</h2>
        <Row>
          <ButtonAnchor href={newsDetails} icon={<IconDownload size={16} stroke={1.8} aria-hidden />}>
            {texts.download}
          </ButtonAnchor>
        </Row>
      </Stack>
    )}
  </>
)
