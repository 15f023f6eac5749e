import type { Permission } from './access/permissions.ts'
import type { Moment } from './event.ts'
import type { Trail } from './log/trail.ts'
import type { Services } from './services.ts'

/** `days`: durations, of which the median is the figure; of everything else it is the sum. */
export const figureUnits = ['count', 'cents', 'coins', 'days'] as const
export type FigureUnit = (typeof figureUnits)[number]

/** One event behind a figure, and what it adds. */
export type FigureEvent = {
  /** The stream that it is in. */
  readonly kind: string
  readonly key: string
  /** What the stream is called: an order's number, a ticket's reference. */
  readonly name: string
  /** When it was recorded. */
  readonly at: Moment
  /** The month that it counts in, where that is another one: 'YYYY-MM'. */
  readonly countsIn?: string
  readonly distributorId: string | null
  /** Signed. */
  readonly amount: number
}

export type FigureQuestion = {
  readonly part: string
  /** What it is a figure of: a promo code, an item of the library, a promise. */
  readonly of: string | undefined
  readonly distributorId: string | undefined
}

type FigureContext = Pick<Services, 'db' | 'personal' | 'configuration'> & { readonly trail: Trail; readonly now: Date }

/** A figure of the office that can say which events it is made of. */
export type Figure = {
  readonly name: string
  readonly permission: Permission
  /** How it can be queried. */
  readonly parts: Readonly<Record<string, FigureUnit>>
  /** What `of` is called; null: there is nothing like that. */
  readonly called: (asking: FigureContext, of: string | undefined) => Promise<string | null>
  readonly behind: (asking: FigureContext, question: FigureQuestion) => Promise<readonly FigureEvent[]>
}
