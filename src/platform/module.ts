import type { DescriptionsByKind } from '#platform/text/event-descriptions.ts'
import { unchecked } from '#platform/typed.ts'
import type { Me } from './access/permissions.ts'
import type { Decider } from './decision.ts'
import type { DataByType, StreamType } from './event.ts'
import type { Figure } from './figure.ts'
import type { Sender } from './files/files.ts'
import type { Finder } from './finder.ts'
import type { Delays, SecondPersonRequests } from './http/mount.ts'
import type { Route } from './http/serve.ts'
import type { Invariant } from './invariant.ts'
import type { Commands, FiredDeadline } from './log/commands.ts'
import type { Approved, Supervised } from './log/second-person.ts'
import type { Trail } from './log/trail.ts'
import type { MailSample, MailTemplate } from './mail/mailer.ts'
import type { Envelope } from './projection.ts'
import type { Services } from './services.ts'
import type { WebhookRules } from './webhooks/deliveries.ts'

/** `log` is the system's: actor nil, role SYSTEM, every stream. */
export type Background = Services & {
  readonly now: Date
  readonly trail: Trail
  readonly correlation: string
  /** Handlers of one batch share the result of the query named by `key`. */
  readonly once: <T>(key: string, ask: () => Promise<T>) => Promise<T>
  /** Command ids derive from the cause, so that a repeat is safe; `purpose` distinguishes several of one cause. */
  readonly logFor: (purpose: string) => Commands
  /**
   * For a staff command that was to be executed later: that person's log, and whether it was executed before.
   * `approved`: what a second person has approved of it.
   */
  readonly logAs: (
    person: Me,
    command: string,
    purpose: string,
    approved?: readonly Approved[],
  ) => { readonly log: Commands; readonly isDone: () => Promise<boolean> }
}

type Handlers<Streams extends readonly StreamType[]> = {
  readonly [Type in keyof DataByType<Streams[number]['events']>]?: (
    context: Background,
    data: DataByType<Streams[number]['events']>[Type],
    envelope: Envelope,
  ) => Promise<void>
}

/** Follows the log at its own checkpoint and is never replayed by a rebuild. */
export type Reaction = {
  readonly name: string
  readonly of: readonly StreamType[]
  readonly on: Readonly<Record<string, (context: Background, data: any, envelope: Envelope) => Promise<void>>>
  /** The read models that it queries: each has passed an event before the reaction gets it. */
  readonly reads?: readonly string[]
  /** In days: older events are skipped, as after an outage. */
  readonly newsForDays?: number
  /** Also gets what happened before it was first started. */
  readonly fromStart?: boolean
  /** Streams are independent: several are handled at the same time. */
  readonly sideBySide?: boolean
  /** It may take minutes: no other reaction waits for it. */
  readonly takesLong?: boolean
}

export const reaction = <const Streams extends readonly StreamType[]>(declared: {
  name: string
  of: Streams
  on: Handlers<Streams>
  reads?: readonly string[]
  newsForDays?: number
  fromStart?: boolean
  sideBySide?: boolean
  takesLong?: boolean
}): Reaction => unchecked<Reaction>(declared)

/** Runs when a deadline fires. It decides again, and may find nothing left to do. */
export type DeadlineHandler = {
  readonly keep: (context: Background, deadline: FiredDeadline) => Promise<void>
  /** Puts the deadline off until then, where its own moment does not suit. */
  readonly notBefore?: (context: Background, deadline: FiredDeadline) => Promise<Date>
  /** These read models have passed the log's head of that moment before it runs. */
  readonly reads?: readonly string[]
}

export type Watch = {
  readonly name: string
  /** Does one bounded piece of work; true: there is more to do. */
  readonly look: (tools: { readonly background: Background; readonly trail: Trail }) => Promise<boolean>
}

export type Module = {
  readonly name: string
  readonly deciders: readonly Decider[]
  readonly routes: readonly Route[]
  readonly reactions: readonly Reaction[]
  /** By deadline kind; their moments are those of the database's clock. */
  readonly deadlines: Readonly<Record<string, DeadlineHandler>>
  readonly descriptions?: DescriptionsByKind
  readonly invariants?: readonly Invariant[]
  readonly watches?: readonly Watch[]
  /** Delays what staff send out, so that it can be taken back; one module does. */
  readonly delays?: Delays
  /** What of the log is sent to addresses outside; one module does. */
  readonly webhooks?: WebhookRules
  /** Events of its streams that may need a second person. */
  readonly supervised?: readonly Supervised[]
  /** Records what waits for a second person, and by which rules; one module does. */
  readonly secondPerson?: SecondPersonRequests
  /** What staff must look after at once, in a sentence; null: nothing. Shown by the health check. */
  readonly alarm?: (services: Pick<Services, 'db' | 'logProof' | 'configuration'>) => Promise<string | null>
  readonly finders?: readonly Finder[]
  readonly figures?: readonly Figure[]
  readonly mails?: Readonly<Record<string, MailTemplate>>
  readonly mailSamples?: readonly MailSample[]
  /** By the purpose of the upload. A file that is attached to nothing is its sender's and not checked here. */
  readonly mayOpen?: Readonly<Record<string, (context: Services & { who: Sender }, path: string) => Promise<boolean>>>
  /** By prefix ('order:<rest>'). Checked on subscribing; each message is compared with its own company once more. */
  readonly topics?: Readonly<
    Record<string, (context: Services & { me: Me }, rest: string) => boolean | Promise<boolean>>
  >
}
