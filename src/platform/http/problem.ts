import type { FastifyReply } from 'fastify'

import type { Refusal } from '#platform/decision.ts'
import { keysOf, recordOf } from '#platform/records.ts'
import { translated } from '#platform/text/say.ts'
import { inLanguage } from '#translations/language-now.ts'
import { readersLanguage } from './readers-language.ts'

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not valid',
  429: 'Too many requests',
  431: 'Too large',
  500: 'Something went wrong on our side',
  503: 'Not ready',
}

/** RFC 9457, with `error` and, by field, `errors`. */
export type ProblemBody = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly error: string
  readonly errors?: Readonly<Record<string, string>>
  readonly reference?: string
}

export const problemOf = (
  refusal: Pick<Refusal, 'error' | 'errors' | 'members'> & { status: number },
): ProblemBody => ({
  ...refusal.members,
  type: `/problems/${(titles[refusal.status] ?? 'problem').toLowerCase().replaceAll(' ', '-')}`,
  title: titles[refusal.status] ?? 'Problem',
  status: refusal.status,
  detail: refusal.error,
  error: refusal.error,
  ...(refusal.errors && { errors: refusal.errors }),
})

type Problem = Parameters<typeof problemOf>[0]

/** Decisions refuse in English; their readers have languages of their own. */
const translatedProblem = ({ error, errors, ...refusal }: Problem): Problem => ({
  ...refusal,
  error: translated(error),
  ...(errors && { errors: recordOf(keysOf(errors), (field) => translated(errors[field]!)) }),
})

export const sendProblem = (
  reply: FastifyReply,
  refusal: Pick<Refusal, 'error' | 'errors' | 'members'> & { status: number },
) => {
  const retryAfter = refusal.members?.retryAfterSeconds
  if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter))
  // RFC 9110 15.5.17: the file's length.
  if (refusal.status === 416) void reply.header('content-range', `bytes */${refusal.members?.bytes}`)
  const said = inLanguage(readersLanguage(reply.request), () => translatedProblem(refusal))
  return reply
    .code(refusal.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(said)))
}
