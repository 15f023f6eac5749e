import { saveEvent, writeArticle } from '#modules/news/contract.ts'
import type { Endpoint, Input } from '#platform/http/endpoint.ts'

type Done = <E extends Endpoint>(endpoint: E, input: Input<E>, caller: { jwt: string }) => Promise<{ id: string }>

const article = {
  title: 'Congress',
  introduction: null,
  content1: 'A text',
  content2: null,
  image: null,
  attachment: null,
}
const event = { title: 'Congress', description: 'Stand B12', date: '2036-05-10', endDate: null, location: 'Online' }

/** An article that is not published, and an event of the calendar. */
export const newsOf = async (done: unknown, admin: { jwt: string }) => {
  const { id: articleId } = await (done as Done)(writeArticle, article, admin)
  const { id: eventId } = await (done as Done)(saveEvent, event as never, admin)
  return { articleId, eventId }
}
