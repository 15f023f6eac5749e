import type { ReadAnswer } from '#platform/http/serve.ts'

/** Milliseconds: the page that they were requested for shows long before. */
const GOOD_FOR = 20_000

const answers = new Map<string, ReadAnswer>()

/** What was read before a change is not shown after it. */
export const dropReads = (): void => answers.clear()

/** Answers that came with the session, for the page that opens. */
export const keepReads = (reads: readonly ReadAnswer[]): void => {
  for (const read of reads) answers.set(read.path, read)
  setTimeout(dropReads, GOOD_FOR)
}

/** Each is taken once. `path`: below /api, with its query. */
export const takeRead = (path: string): Response | undefined => {
  const found = answers.get(path)
  answers.delete(path)
  return found && new Response(JSON.stringify(found.answer), { headers: { 'x-as-of': `${found.asOf ?? ''}` } })
}
