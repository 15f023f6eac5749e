import { saveEvent, writeArticle } from '#modules/news/contract.ts'
import type { Trade } from '#tests/trade.ts'

/** An article and an event of the calendar. */
export const announced = async ({ done, admin }: Trade) => {
  const texts = { introduction: null, content1: 'A text', content2: null }
  const written = { title: 'Congress', ...texts, image: null, attachment: null }
  const { id: articleId } = await done(writeArticle, written, admin)
  const date = { date: '2036-05-10', endDate: null }
  const planned = { title: 'Congress', description: 'Stand B12', ...date, location: 'Online' }
  const { id: eventId } = await done(saveEvent, planned as never, admin)
  return { articleId, eventId }
}
