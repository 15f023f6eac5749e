import type { Answer, Endpoint, Sent } from '#platform/http/endpoint.ts'
import { unchecked } from '#platform/typed.ts'
import { call } from '#web/api/endpoint.ts'

/** As the files that the server makes. */
const MOST_ROWS = 5_000

/** All that a list answers to a question, page after page. */
export const everyPage = async <E extends Endpoint, Row>(
  endpoint: E,
  question: Omit<Sent<E>, 'page'>,
  rowsOf: (answer: Answer<E>) => readonly Row[],
): Promise<readonly Row[]> => {
  const all: Row[] = []
  for (let page = 1; all.length < MOST_ROWS; page += 1) {
    const answer = await call(endpoint, unchecked<Sent<E>>({ ...question, page }))
    const rows = rowsOf(answer)
    all.push(...rows)
    if (rows.length === 0 || all.length >= answer.total) break
  }
  return all.slice(0, MOST_ROWS)
}
