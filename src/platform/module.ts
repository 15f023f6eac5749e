import type { DescriptionsByKind } from '#platform/text/event-descriptions.ts'
import type { Me } from './access/permissions.ts'
import type { Decider } from './decision.ts'
import type { DataByType, StreamType } from './event.ts'
import type { Figure } from './figure.ts'
import type { Sender } from './files/files.ts'
import type { Finder } from './finder.ts'
import type { Route } from './http/serve.ts'
import type { Invariant } from './invariant.ts'
import type { Commands, FiredDeadline } from './log/commands.ts'
import type { Trail } from './log/trail.ts'
import type { MailSample, MailTemplate } from './mail/mailer.ts'
import type { Envelope } from './projection.ts'
import type { Services } from './services.ts'

/** What a reaction or a deadline's handler may touch. Its `log` is the system's: actor nil, role SYSTEM, every stream. */
export type Background = Services & {
  readonly now: Date
  /** The whole log. */
  readonly trail: Trail
  /** What was done with one command, and all that follows from it, has the same. */
  readonly correlation: string
  /** Runs a query that several handlers of one moment share once: `key` names it. */
  readonly once: <T>(key: string, ask: () => Promise<T>) => Promise<T>
  /** Commands given here carry ids derived from their cause, so that twice is once: `purpose` distinguishes several of one cause. */
  readonly logFor: (purpose: string) => Commands
  /** For a command of a person of the staff that was to be given later: their log, and whether it was given before. */
  readonly logAs: (
    person: Me,
    command: string,
    purpose: string,
  ) => { readonly log: Commands; readonly isDone: () => Promise<boolean> }
}

type Handlers<Streams extends readonly StreamType[]> = {
  readonly [Type in keyof DataByType<Streams[number]['events']>]?: (
    context: Background,
    data: DataByType<Streams[number]['events']>[Type],
    envelope: Envelope,
  ) => Promise<void>
}

/** "When that is recorded, here or elsewhere, do this." It follows the log at its own checkpoint and never replays in a rebuild. */
export type Reaction = {
  readonly name: string
  readonly of: readonly StreamType[]
  readonly on: Readonly<Record<string, (context: Background, data: any, envelope: Envelope) => Promise<void>>>
  /** The read models that it queries: each has passed an event before the reaction gets it. */
  readonly reads?: readonly string[]
  /** In days: what is older when it is heard, as after an outage, passes it by. */
  readonly newsForDays?: number
  /** Also gets what happened before it was first started. Otherwise the past is over for a new reaction. */
  readonly fromStart?: boolean
  /** Streams are independent of each other: it handles several of them at the same time. */
  readonly sideBySide?: boolean
  /** It may take minutes: no other reaction waits for it. */
  readonly takesLong?: boolean
}

/** Declares a reaction; events that it leaves out of `on` pass it by. */
export const reaction = <const Streams extends readonly StreamType[]>(declared: {
  name: string
  of: Streams
  on: Handlers<Streams>
  reads?: readonly string[]
  newsForDays?: number
  fromStart?: boolean
  sideBySide?: boolean
  takesLong?: boolean
}): Reaction => declared as unknown as Reaction

/** What is done when the moment of a promise has come. It decides again, and may find that nothing is left to do. */
export type DeadlineHandler = {
  readonly keep: (context: Background, deadline: FiredDeadline) => Promise<void>
  /** When it may be kept, where its own moment may be none for it: until then it is put off, and decided again. */
  readonly notBefore?: (context: Background, deadline: FiredDeadline) => Promise<Date>
  /** The read models that it queries: each has passed all that was in the log when the moment had come. */
  readonly reads?: readonly string[]
}

/** What looks at the log by itself, again and again. `trail` is all of it. */
export type Watch = {
  readonly name: string
  /** Does one bounded piece of work; true: there is more to do. */
  readonly look: (tools: { readonly background: Background; readonly trail: Trail }) => Promise<boolean>
}

/** The card of a module: main.ts reads nothing else. */
export type Module = {
  readonly name: string
  readonly deciders: readonly Decider[]
  readonly routes: readonly Route[]
  readonly reactions: readonly Reaction[]
  /** By deadline kind; their moments are those of the database's clock. */
  readonly deadlines: Readonly<Record<string, DeadlineHandler>>
  /** Describes its events for staff's audit trail: every kind of stream of its deciders is described. */
  readonly descriptions?: DescriptionsByKind
  /** What must be true of its streams whatever happened. */
  readonly invariants?: readonly Invariant[]
  /** What it looks after by itself. */
  readonly watches?: readonly Watch[]
  /** What staff must look after at once, in a sentence; null: nothing. Health names it. */
  readonly alarm?: (services: Pick<Services, 'db' | 'logProof'>) => Promise<string | null>
  /** What it contributes to the global search. */
  readonly finders?: readonly Finder[]
  /** What it counts for the office, and what that is made of. */
  readonly figures?: readonly Figure[]
  /** The templates of its mails, by name. */
  readonly mails?: Readonly<Record<string, MailTemplate>>
  /** Examples of its mails, for a preview. */
  readonly mailSamples?: readonly MailSample[]
  /**
   * By the purpose that a file was sent for: may this person, whose company or whose own staff has it, open it? A file that
   * belongs to nothing yet is its sender's and not checked here.
   */
  readonly mayOpen?: Readonly<Record<string, (context: Services & { who: Sender }, path: string) => Promise<boolean>>>
  /**
   * Live topics by their prefix: may this person subscribe to 'order:<rest>'? Checked on subscribing; each message is compared
   * against its own company once more.
   */
  readonly topics?: Readonly<
    Record<string, (context: Services & { me: Me }, rest: string) => boolean | Promise<boolean>>
  >
}
