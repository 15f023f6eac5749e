import type { FastifyReply, FastifyRequest } from 'fastify'
import { isApiToken } from '#platform/access/api-tokens.ts'
import { type AccessPolicy, type Asker, type Me, mayDo, tokenMay } from '#platform/access/permissions.ts'
import { asCompanySees } from '#platform/access/seen-as.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import type { CappedAction } from '#platform/configuration/caps.ts'
import { isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Services } from '#platform/services.ts'
import { allowance } from '#platform/work/allowance.ts'

import { type Endpoint, isForTokens } from './endpoint.ts'
import { sendProblem } from './problem.ts'
import { isSameOrigin } from './same-origin.ts'

const ANONYMOUS: Asker = 'ANONYMOUS'
const FOREIGN_PAGE = refused('This call comes from another website', { status: 403 })
/** Smaller bodies are read to keep the connection. */
const WORTH_READING_BYTES = 64 * 1024
const TOO_MANY = { status: 429, error: 'Too many requests. Please try again in a moment.' }

const notSignedIn = refused('Please sign in', { status: 401 })
const tokenOver = refused('This API token is unknown, revoked or expired', { status: 401 })
const forPeople = refused('Only people can do this, not API tokens', { status: 403 })

const tokenOf = (request: FastifyRequest): string | null =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || null

/** An expired token is refused, so that the browser renews it; signing in and out, and tickets, accept it. */
const staleIsFine = ({ may }: Endpoint): boolean => may === 'portal.visit' || may === 'files.send'

const forbidden = (policy: AccessPolicy, endpoint: Endpoint, me: Me | null) => {
  if (me?.token) {
    if (!isForTokens(policy, endpoint)) return forPeople
    if (!tokenMay(policy, endpoint.may, me))
      return refused('This API token does not have the permission for this', {
        status: 403,
        members: { permission: endpoint.may },
      })
  }
  if (mayDo(policy, endpoint.may, me?.role ?? ANONYMOUS)) return null
  if (!me) return notSignedIn
  const allowed = policy.permissions[endpoint.may].filter((asker) => asker !== ANONYMOUS).join(', ')
  return refused(`Only users with the role ${allowed} can do this`, { status: 403 })
}

export type About = {
  readonly who: string | null
  readonly login?: string
  readonly signIn?: string
  /** The id of an API token. */
  readonly token?: string
}

const known = new WeakMap<FastifyRequest, About>()

export const isAbout = (request: FastifyRequest, about: About): void => void known.set(request, about)
export const aboutOf = (request: FastifyRequest): About => known.get(request) ?? { who: null }

const LOOK = 'x-seen-as'

export const askerOf = async (
  {
    sessions,
    apiTokens,
    signedLinks,
    policy,
  }: Pick<Services, 'sessions' | 'apiTokens' | 'signedLinks'> & { readonly policy: AccessPolicy },
  endpoint: Endpoint,
  request: FastifyRequest,
  now: () => Date,
): Promise<{ me: Me | null; refusal: Refusal | null; looks: boolean }> => {
  const token = tokenOf(request)
  if (token !== null && isApiToken(token)) {
    const caller = await apiTokens.identify(token, networkOf(request.ip))
    isAbout(request, { who: caller?.userId ?? null, ...(caller?.token && { token: caller.token.id }) })
    return { me: caller, refusal: caller ? forbidden(policy, endpoint, caller) : tokenOver, looks: false }
  }
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

/** Before a byte of the body is read: missing permission, or too many requests on this node. Of reads only tokens' count. */
export const doorkeeper = (
  services: Pick<Services, 'sessions' | 'apiTokens' | 'signedLinks' | 'configuration'> & {
    readonly policy: AccessPolicy
  },
  now: () => Date,
) => {
  const { caps, publicUrl } = services.configuration
  const { visitorCallsPerMinute, commandsPerMinute, tokenCallsPerMinute } = caps
  const visitors = allowance(visitorCallsPerMinute)
  const people = allowance(commandsPerMinute)
  const tokens = allowance(tokenCallsPerMinute)
  const waitOf = (me: Me | null, network: string): number | null => {
    if (me?.token) return tokens.take(me.token.id)
    return me ? people.take(me.userId) : visitors.take(network)
  }

  return (endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (endpoint.method === 'GET' && !isApiToken(tokenOf(request) ?? '')) return
    void reply.header('cache-control', 'no-store')
    const { me, refusal } = await askerOf(services, endpoint, request, now)
    const wait = waitOf(me, networkOf(request.ip))
    const foreign = endpoint.fromAnywhere || isSameOrigin(request.headers, publicUrl) ? null : FOREIGN_PAGE
    const why = wait === null ? (foreign ?? refusal) : { ...TOO_MANY, members: { retryAfterSeconds: wait } }
    if (!why) return
    // Large refused bodies are not read; but an upload's sender must receive the reason.
    if (!endpoint.rawBody && isLarge(request)) void reply.header('connection', 'close')
    return sendProblem(reply, why)
  }
}
