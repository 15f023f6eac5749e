import { publishArticle, saveEvent, writeArticle } from '#modules/news/contract.ts'
import { savePost } from '#modules/news/social-contract.ts'
import { writeIssue } from '#modules/notifications/newsletter/office-contract.ts'
import type { Trade } from '#tests/trade.ts'

/** What is the provider's: articles, one of them published, an event of the calendar, an issue of the newsletter and a post. */
export const announced = async ({ done, admin }: Trade) => {
  const texts = { introduction: null, content1: 'A text', content2: null }
  const written = { title: 'Congress', ...texts, image: null, attachment: null }
  const { id: articleId } = await done(writeArticle, written, admin)
  const date = { date: '2036-05-10', endDate: null }
  const planned = { title: 'Congress', description: 'Stand B12', ...date, location: 'Online' }
  const { id: eventId } = await done(saveEvent, planned as never, admin)
  const { id: publishedArticleId } = await done(writeArticle, { ...written, title: 'Our year' }, admin)
  await done(publishArticle, { id: publishedArticleId, revision: 1 }, admin)
  const period = { from: '2026-01-01', to: '2026-12-31', articleIds: [publishedArticleId] }
  const text = { language: 'en', subject: 'Our year', introduction: 'Dear readers' }
  const { id: issueId } = await done(writeIssue, { ...period, texts: [text] } as never, admin)
  const link = 'https://www.linkedin.com/posts/our-year'
  const post = { network: 'LinkedIn', text: 'Our year', link, date: '2026-11-20' }
  const { id: postId } = await done(savePost, post as never, admin)
  return { articleId, eventId, publishedArticleId, issueId, postId }
}

export type Announcement = Awaited<ReturnType<typeof announced>>
