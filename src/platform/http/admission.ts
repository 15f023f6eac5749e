import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AccessPolicy, type Asker, type Me, mayDo } from '#platform/access/permissions.ts'
import { asCompanySees } from '#platform/access/seen-as.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import type { CappedAction } from '#platform/configuration/caps.ts'
import { isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Services } from '#platform/services.ts'
import { allowance } from '#platform/work/allowance.ts'

import type { Endpoint } from './endpoint.ts'
import { sendProblem } from './problem.ts'
import { isSameOrigin } from './same-origin.ts'

const ANONYMOUS: Asker = 'ANONYMOUS'
const FOREIGN_PAGE = refused('This call comes from another website', { status: 403 })
/** Smaller bodies are read to keep the connection. */
const WORTH_READING_BYTES = 64 * 1024
const TOO_MANY = { status: 429, error: 'Too many requests. Please try again in a moment.' }

const notSignedIn = refused('Please sign in', { status: 401 })

const tokenOf = (request: FastifyRequest): string | null =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || null

/** An expired token is refused, so that the browser renews it; signing in and out, and tickets, accept it. */
const staleIsFine = ({ may }: Endpoint): boolean => may === 'portal.visit' || may === 'files.send'

const forbidden = (policy: AccessPolicy, endpoint: Endpoint, me: Me | null) => {
  if (mayDo(policy, endpoint.may, me?.role ?? ANONYMOUS)) return null
  if (!me) return notSignedIn
  const allowed = policy.permissions[endpoint.may].filter((asker) => asker !== ANONYMOUS).join(', ')
  return refused(`Only users with the role ${allowed} can do this`, { status: 403 })
}

export type About = {
  readonly who: string | null
  readonly login?: string
  readonly signIn?: string
}

const known = new WeakMap<FastifyRequest, About>()

export const isAbout = (request: FastifyRequest, about: About): void => void known.set(request, about)
export const aboutOf = (request: FastifyRequest): About => known.get(request) ?? { who: null }

const LOOK = 'x-seen-as'

export const askerOf = async (
  { sessions, signedLinks, policy }: Pick<Services, 'sessions' | 'signedLinks'> & { readonly policy: AccessPolicy },
  endpoint: Endpoint,
  request: FastifyRequest,
  now: () => Date,
): Promise<{ me: Me | null; refusal: Refusal | null; looks: boolean }> => {
  const token = tokenOf(request)
  const me = token === null ? null : await sessions.identify(token)
  if (me) isAbout(request, { who: me.userId })
  const look = request.headers[LOOK]
  if (me && typeof look === 'string') {
    const seen = asCompanySees(me, look, endpoint, { signedLinks, policy, now: now() })
    return isRefusal(seen)
      ? { me, refusal: seen, looks: true }
      : { me: seen, refusal: forbidden(policy, endpoint, seen), looks: true }
  }
  return {
    looks: false,
    me,
    refusal: token !== null && !me && !staleIsFine(endpoint) ? notSignedIn : forbidden(policy, endpoint, me),
  }
}

export const countedOut = (
  { rateLimits, configuration: { caps } }: Pick<Services, 'rateLimits' | 'configuration'>,
  counted: CappedAction,
  userId: string,
): Promise<Refusal | null> | null => {
  const allowed = caps[`${counted}PerMinute`]
  if (!Number.isFinite(allowed)) return null
  const says = `You have sent or requested many ${counted} within a minute. Please try again in a moment.`
  return rateLimits.take({ name: counted, allowed, seconds: 60, says }, userId)
}

const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > WORTH_READING_BYTES

/** Before a byte of the body is read: missing permission, or too many requests on this node. */
export const doorkeeper = (
  services: Pick<Services, 'sessions' | 'signedLinks' | 'configuration'> & { readonly policy: AccessPolicy },
  now: () => Date,
) => {
  const { caps, publicUrl } = services.configuration
  const { visitorCallsPerMinute, commandsPerMinute } = caps
  const visitors = allowance(visitorCallsPerMinute)
  const people = allowance(commandsPerMinute)

  return (endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store')
    const { me, refusal } = await askerOf(services, endpoint, request, now)
    const wait = me ? people.take(me.userId) : visitors.take(networkOf(request.ip))
    const foreign = endpoint.fromAnywhere || isSameOrigin(request.headers, publicUrl) ? null : FOREIGN_PAGE
    const why = wait === null ? (foreign ?? refusal) : { ...TOO_MANY, members: { retryAfterSeconds: wait } }
    if (!why) return
    // Large refused bodies are not read; but an upload's sender must receive the reason.
    if (!endpoint.rawBody && isLarge(request)) void reply.header('connection', 'close')
    return sendProblem(reply, why)
  }
}
