import type { Readable } from 'node:stream'

import type { Me } from '#platform/access/permissions.ts'
import type { Refusal } from '#platform/decision.ts'
import type { Part } from '#platform/files/store.ts'
import type { Commands } from '#platform/log/commands.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'
import type { About } from './admission.ts'
import type { Answer, Endpoint, Input } from './endpoint.ts'

/** A file as an answer. Sent as attachment with nosniff unless `inline` is set (own PDFs, own pictures). */
export type Download = {
  readonly download: Readable | Buffer
  readonly name: string
  readonly mediaType: string
  readonly inline?: boolean
  /** In bytes, of a stream whose parts can be requested, by a player that seeks. `part`: these alone are answered. */
  readonly size?: number
  readonly part?: Part
  /** The ETag of all of its bytes. */
  readonly tag?: string
  /** Seconds that caches may keep it; only for what is public. */
  readonly publicFor?: number
}

/** An answer that is elsewhere: a path of a page. */
export type Elsewhere = { readonly seeOther: string }

type CookieOptions = { readonly path: string; readonly maxAgeSeconds?: number; readonly seenByPages?: boolean }

/** What the request carries in addition to its input, for the few endpoints that concern sessions. */
export type Caller = {
  /** For rate limits. Never logged, never stored in clear. */
  readonly address: string
  readonly userAgent: string
  readonly header: (name: string) => string | undefined
  readonly cookie: (name: string) => string | undefined
  /** For the log: whose account it concerns, and what became of a sign-in. */
  readonly isAbout: (about: About) => void
  /** Aborted when the caller has gone before the answer. */
  readonly left: AbortSignal
  /** Comes by https: cookies travel by nothing else. */
  readonly isSecure: boolean
  /** Sets or, with null, clears a SameSite=Strict cookie, HttpOnly unless pages may see it. */
  readonly setCookie: (name: string, value: string | null, options: CookieOptions) => void
}

export type Context<E> = Services & {
  readonly input: Input<E>
  readonly me: Me
  /** By the database's clock. */
  readonly now: Date
  /** The event log as this person may touch it: a distributor's holds their own streams only. */
  readonly log: Commands
  /** What was recorded, as this person may read it: a distributor's holds what concerns their company only. */
  readonly trail: Trail
  readonly caller: Caller
  /** The bytes of an endpoint with `rawBody`; of no other. */
  readonly body: Readable | null
}

/** Anonymous visitors may call endpoints whose permission says so; `me` is null for them. */
export type VisitorContext<E> = Omit<Context<E>, 'me' | 'log'> & { readonly me: Me | null; readonly log: Commands }

type HandlerResult<E> = Answer<E> | Download | Elsewhere | Refusal

export type Route = {
  readonly endpoint: Endpoint
  readonly handle: (context: any) => Promise<unknown>
  /** Answers a repeat by its Idempotency-Key, instead of the first answer as it was; of a visitor too. */
  readonly again?: (context: any, earlier: unknown) => Promise<unknown>
  /** What it sends out, as a label for staff: it waits before it does, and can be taken back. null: nothing is sent. */
  readonly leaves?: (context: any) => Promise<string | null>
}

/** Joins an endpoint to what answers it: for signed-in people. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  handle: (context: Context<E>) => Promise<HandlerResult<E>> | HandlerResult<E>,
): Route => ({
  endpoint,
  handle: async (context) => handle(context),
})

/** All that a command has when it is given later. */
export type LeavingContext<E> = Omit<Context<E>, 'caller' | 'body'>

/**
 * For staff's commands that send something out. They are executed once it can no longer be taken back, so the
 * handler knows no request; of `leaves`, see `Route`.
 */
export const serveLeaving = <E extends Endpoint>(
  endpoint: E,
  leaves: (context: LeavingContext<E>) => Promise<string | null> | string | null,
  handle: (context: LeavingContext<E>) => Promise<Answer<E> | Refusal>,
): Route => ({ endpoint, leaves: async (context) => leaves(context), handle })

/** The same as `serve` for endpoints that visitors may call. */
export const serveVisitors = <E extends Endpoint>(
  endpoint: E,
  handle: (context: VisitorContext<E>) => Promise<HandlerResult<E>> | HandlerResult<E>,
): Route => ({ endpoint, handle: async (context) => handle(context) })

/**
 * For a visitor's command that is repeated by its key like any other. Where its answer may not be kept as it was, `again`
 * makes it again from what the command kept.
 */
export const serveVisitorsOnce = <E extends Endpoint, Kept>(
  endpoint: E,
  handle: (context: VisitorContext<E>) => Promise<HandlerResult<E>>,
  again: (context: VisitorContext<E>, earlier: Kept) => Promise<HandlerResult<E>> = async (_, earlier) =>
    earlier as HandlerResult<E>,
): Route => ({ endpoint, handle, again: (context, earlier) => again(context, earlier as Kept) })
