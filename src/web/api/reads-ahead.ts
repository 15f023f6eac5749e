import type { ReadAnswer } from '#platform/http/serve.ts'

/** Milliseconds: the page that they were requested for shows long before. */
const GOOD_FOR = 20_000

const answers = new Map<string, ReadAnswer & { readonly cameAt: number }>()

/** Answers that came with the session, for the page that opens. */
export const keepReads = (reads: readonly ReadAnswer[]): void => {
  for (const read of reads) answers.set(read.path, { ...read, cameAt: performance.now() })
}

/** Each is taken once. `path`: below /api, with its query. */
export const takeRead = (path: string): Response | null => {
  const found = answers.get(path)
  answers.delete(path)
  if (!found || performance.now() - found.cameAt > GOOD_FOR) return null
  const headers = new Headers({ 'content-type': 'application/json' })
  if (found.asOf !== null) headers.set('x-as-of', String(found.asOf))
  return new Response(JSON.stringify(found.answer), { headers })
}

/** What was read before a change is not shown after it. */
export const dropReads = (): void => answers.clear()
