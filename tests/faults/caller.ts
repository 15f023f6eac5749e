import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

import { PASSWORD } from '#fixtures/companies/staff.ts'

import type { ReceivedTexts } from './received.ts'
import type { Chance } from './seed.ts'

export type Json = Record<string, unknown>
/** `refresh`: the cookie by which a session goes on. */
export type Person = { readonly email: string; jwt: string | null; refresh?: string }
export type Call = { readonly method: string; readonly path: string; readonly body?: Json; readonly key?: string }

/** A refusal that nothing here can have earned. */
export class UnexpectedAnswer extends Error {}

const REFRESH = '/auth/refresh'
const PATIENCE_MS = 120_000
/** What has not answered by then hangs; a machine that is busy with other things may be slow. */
const ANSWERED_WITHIN_MS = 30_000

export type Caller = ReturnType<typeof callerFor>

/**
 * Calls as a patient client does: whatever was not answered is sent again under the same key, to any node, now and then
 * to both at once. `heard` gets every answer, as it came.
 */
export const callerFor = (addresses: () => readonly string[], chance: Chance, heard: ReceivedTexts | null) => {
  const repeated: string[] = []

  const send = async (address: string, person: Person, { method, path, body, key }: Call) => {
    const { jwt, refresh } = person
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(jwt && { authorization: `Bearer ${jwt}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...(refresh && path === REFRESH && { cookie: refresh }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    })
    const text = await response.text()
    heard?.text(text)
    const renewed = response.headers.getSetCookie().find((cookie) => cookie.startsWith('partnercare_refresh='))
    if (renewed) person.refresh = renewed.split(';')[0]!
    return { status: response.status, answer: JSON.parse(text) as Json }
  }

  const signIn = async (person: Person): Promise<void> => {
    person.jwt = null
    const credentials = { email: person.email, password: PASSWORD }
    person.jwt = (await give(person, { method: 'POST', path: '/auth/signin', body: credentials })).jwt as string
  }

  /** The session goes on with a new token, as in a browser every few minutes. */
  const refresh = async (person: Person): Promise<void> => {
    person.jwt = (await give(person, { method: 'POST', path: REFRESH })).jwt as string
  }

  /** `answer` is null where none came that can be relied on: `why`, in short. */
  const attempt = async (person: Person, call: Call) => {
    const there = addresses()
    if (there.length === 0) return { answer: null, why: 'no node is there' }
    const targets = call.key && chance.below(8) === 0 ? there : [chance.pick(there)]
    const unheard = (error: Error) => ({ status: 0, answer: { error: error.name } })
    const answers = await Promise.all(targets.map((address) => send(address, person, call).catch(unheard)))
    const done = answers.filter(({ status }) => status === 200)
    if (done.length > 1 && !isDeepStrictEqual(done[0]?.answer, done[1]?.answer))
      throw new UnexpectedAnswer(`One key, two answers: ${JSON.stringify(done)}`)
    const refused = answers.find(({ status }) => status > 0 && status < 500)
    const why = answers.map(({ status, answer }) => (status === 0 ? answer['error'] : status)).join(', ')
    return { answer: done[0] ?? refused ?? null, why }
  }

  /** Until it is answered. */
  const give = async (person: Person, call: Call): Promise<Json> => {
    for (const until = performance.now() + PATIENCE_MS; ; await sleep(50 + chance.below(100))) {
      const { answer: it, why } = await attempt(person, call)
      if (it?.status === 200) return it.answer
      if (it?.status === 401 && person.jwt) await signIn(person)
      else if (it && it.status !== 429) throw new UnexpectedAnswer(`${call.path}: ${JSON.stringify(it)}`)
      if (performance.now() > until) throw new UnexpectedAnswer(`${call.method} ${call.path} was never answered`)
      repeated.push(`${call.method} ${call.path}: ${why}`)
    }
  }

  /** Once, to any node; null where no node answered. A token that has run out meanwhile is no answer. */
  const ask = async (person: Person, call: Call) => {
    const { answer } = await attempt(person, call)
    if (answer?.status !== 401 || !person.jwt) return answer
    await signIn(person)
    return (await attempt(person, call)).answer
  }

  /** The answer to a person who may not see it; null: nothing. */
  const pry = async (person: Person, path: string): Promise<number | null> =>
    (await ask(person, { method: 'GET', path }))?.status ?? null

  const balance = async (person: Person): Promise<number> => {
    const { data } = await give(person, { method: 'GET', path: '/carecoins/count' })
    return (data as { balance: number }).balance
  }

  /** `repeated`: what had to be sent again, and why. */
  return { give, ask, signIn, refresh, pry, balance, repeated: () => repeated }
}
