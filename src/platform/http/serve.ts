import type { Readable } from 'node:stream'

import type { Me, MeWith, Permission } from '#platform/access/permissions.ts'
import type { Refusal } from '#platform/decision.ts'
import type { Part } from '#platform/files/store.ts'
import type { Commands } from '#platform/log/commands.ts'
import type { Approved } from '#platform/log/second-person.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'
import type { About } from './admission.ts'
import type { Answer, Endpoint, Input } from './endpoint.ts'

/** Sent as attachment with nosniff unless `inline` is set (own PDFs, own pictures). */
export type Download = {
  readonly download: Readable | Buffer
  readonly name: string
  readonly mediaType: string
  readonly inline?: boolean
  /** In bytes, where parts can be requested. `part`: only these are sent. */
  readonly size?: number
  readonly part?: Part
  readonly tag?: string
  /** In seconds; only for what is public. */
  readonly publicFor?: number
}

export type Elsewhere = { readonly seeOther: string }

type CookieOptions = { readonly path: string; readonly maxAgeSeconds?: number; readonly seenByPages?: boolean }

/** `asOf`: the position of the log that it includes; null: it is made of no read model. */
export type ReadAnswer = { readonly path: string; readonly asOf: number | null; readonly answer: unknown }

export type Caller = {
  /** For rate limits. Never logged, never stored in clear. */
  readonly address: string
  readonly userAgent: string
  readonly header: (name: string) => string | undefined
  readonly cookie: (name: string) => string | undefined
  /** For the log: the account concerned, and the outcome of a sign-in. */
  readonly isAbout: (about: About) => void
  readonly left: AbortSignal
  readonly isSecure: boolean
  /**
   * The answer of a GET below /api by whom the token signs in; null: it was refused, is no JSON, is large, or takes long.
   */
  readonly readAs: (jwt: string, path: string) => Promise<ReadAnswer | null>
  /** Sets or, with null, clears a SameSite=Strict cookie, HttpOnly unless pages may see it. */
  readonly setCookie: (name: string, value: string | null, options: CookieOptions) => void
}

export type Context<E> = Services & {
  readonly input: Input<E>
  readonly me: [E] extends [{ readonly may: infer P extends Permission }] ? MeWith<P> : Me
  readonly now: Date
  readonly log: Commands
  /** Distributors' people see what concerns their company only. */
  readonly trail: Trail
  readonly caller: Caller
  readonly body: Readable | null
  /** Another person's log that records nothing: whether their command would be refused. */
  readonly rehearsalAs: (person: Me, approved: readonly Approved[]) => Commands
}

export type VisitorContext<E> = Omit<Context<E>, 'me' | 'log'> & { readonly me: Me | null; readonly log: Commands }

type HandlerResult<E> = Answer<E> | Download | Elsewhere | Refusal

export type Route = {
  readonly endpoint: Endpoint
  readonly handle: (context: any) => Promise<unknown>
  /** Answers a repeat by its Idempotency-Key, instead of the stored first answer. */
  readonly again?: (context: any, earlier: unknown) => Promise<unknown>
  /** A label for staff: the command waits and can be taken back. null: nothing is sent out. */
  readonly leaves?: (context: any) => Promise<string | null>
}

export const serve = <E extends Endpoint>(
  endpoint: E,
  handle: (context: Context<E>) => Promise<HandlerResult<E>> | HandlerResult<E>,
): Route => ({
  endpoint,
  handle: async (context) => handle(context),
})

export type LeavingContext<E> = Omit<Context<E>, 'caller' | 'body'>

/** For staff's commands that send something out: executed once they can no longer be taken back; see `Route.leaves`. */
export const serveLeaving = <E extends Endpoint>(
  endpoint: E,
  leaves: (context: LeavingContext<E>) => Promise<string | null> | string | null,
  handle: (context: LeavingContext<E>) => Promise<Answer<E> | Refusal>,
): Route => ({ endpoint, leaves: async (context) => leaves(context), handle })

export const serveVisitors = <E extends Endpoint>(
  endpoint: E,
  handle: (context: VisitorContext<E>) => Promise<HandlerResult<E>> | HandlerResult<E>,
): Route => ({ endpoint, handle: async (context) => handle(context) })

/** Repeatable by key. `again` makes the answer from what the command kept, where it may not be stored. */
export const serveVisitorsOnce = <E extends Endpoint, Kept>(
  endpoint: E,
  handle: (context: VisitorContext<E>) => Promise<HandlerResult<E>>,
  again: (context: VisitorContext<E>, earlier: Kept) => Promise<HandlerResult<E>> = async (_, earlier) =>
    earlier as HandlerResult<E>,
): Route => ({ endpoint, handle, again: (context, earlier) => again(context, earlier as Kept) })
