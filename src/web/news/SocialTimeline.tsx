import { listPosts, type SocialPost } from '#modules/news/social-contract.ts'
import { socialTexts as texts } from '#texts/newsletter.ts'
import { useRead } from '#web/api/endpoint.ts'
import { ButtonAnchor } from '#web/ui/actions/Button.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './News.module.css'

const MOST = 6

/** Posts of our pages as staff pasted them; nothing where there are none. Last on its page: it comes with its data. */
export const SocialTimeline = () => {
  const { data: posts = [] } = useRead(listPosts, {})
  if (posts.length === 0) return null
  return (
    <Stack>
      <h2>{texts.timeline}</h2>
      <Grid as="ul">
        {posts.slice(0, MOST).map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

const PostCard = ({ post: { network, text, link, image, date } }: { post: SocialPost }) => (
  <Card>
    <Stack gap={3}>
      {image && <img className={classes['picture']} src={image} alt="" loading="lazy" />}
      <span className={classes['date']}>
        {network} · {day(date)}
      </span>
      <p className={classes['text']}>{text}</p>
      <Row>
        <ButtonAnchor size="small" href={link} newTab>
          {texts.open(network)}
        </ButtonAnchor>
      </Row>
    </Stack>
  </Card>
)
