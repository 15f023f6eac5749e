import type { Sealed } from '#platform/access/personal-data.ts'
import type { Brand } from '#platform/configuration/brand.ts'
import type { Sort } from '#platform/http/sorts.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'

/** A mail to one person. The text is made from the same content as the HTML. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/**
 * The name of a template and its facts. Business facts only: who it goes to is known by the person's id. What no one else
 * may read is sealed under that person's key, and opened when the mail is made.
 */
export type MailTemplateUse = {
  readonly name: string
  readonly data: Record<string, unknown>
  /** Another address of the person's than the one of the day on which it is sent. */
  readonly to?: Sealed
}

/**
 * Lets a mail go out as one with others to the same person: those about the same thing (an order's id), and where one
 * is about something and the other about nothing, those of the same cause (a correlation).
 */
export type MailGroup = { readonly about: string | null; readonly cause: string }

/** Sends by SMTP when it is configured, else keeps the mail in the outbox. At least once, logged by its effect id. */
export type Mailer = {
  /**
   * Queues a mail to a person: address and content are opened only when it is sent, never stored in clear. `awaited`: a person
   * sits there until it comes, so that it goes before all others. `gathering`: it waits a little for others that go with it.
   * `notBefore`: it waits until then. `mailing`: what it is one of, when the same goes to many.
   */
  readonly queue: (
    effectId: string,
    personId: string,
    template: MailTemplateUse,
    options?: {
      readonly awaited?: boolean
      readonly gathering?: MailGroup
      readonly notBefore?: Date
      readonly mailing?: string
    },
  ) => Promise<void>
  /** Sends a mail to a person now, once, and says what became of it. */
  readonly tryNow: (effectId: string, personId: string, template: MailTemplateUse) => Promise<MailTry>
  /** Takes back those of them that wait for others about the same thing and have not been tried yet. */
  readonly withdraw: (effectIds: readonly string[], about: string) => Promise<void>
  /** What became of mails, by effect id; of one that went out with another, what became of that. */
  readonly fateOf: (effectIds: readonly string[]) => Promise<ReadonlyMap<string, MailFate>>
  /** What became of the mails of a mailing so far, and those that failed, opened. */
  readonly mailingOf: (mailing: string) => Promise<MailingFate>
  /** Makes and sends those once more that failed, each to the address of today. Answers how many. */
  readonly retryMailing: (mailing: string) => Promise<number>
  /** Opened; `total`: how many fit. */
  readonly outbox: (
    question: OutboxQuestion,
  ) => Promise<{ readonly mails: readonly OutboxMail[]; readonly total: number }>
  /** How many mails were written to this person. */
  readonly countTo: (personId: string) => Promise<number>
  /** Makes and sends it once more, to the person's address of today. False: there is no such mail. */
  readonly resend: (id: string) => Promise<boolean>
}

/**
 * QUEUED: on its way, `error` says why the last try failed. SENT: a mail server took it. FAILED: given up.
 * KEPT: no mail server is configured, it is read in the outbox. Content and address are empty until it was made.
 */
export type OutboxMail = Mail & {
  readonly id: string
  readonly at: string
  readonly state: 'QUEUED' | 'SENT' | 'FAILED' | 'KEPT'
  readonly error: string | null
}

/** The columns that the outbox is sorted by. */
export const outboxSorts = ['at', 'state'] as const

/** Newest first unless sorted otherwise. `search`: parts of subject and address, of the first 5 000 mails. */
export type OutboxQuestion = {
  readonly offset: number
  readonly limit: number
  readonly state?: OutboxMail['state'] | undefined
  readonly sort?: Sort<(typeof outboxSorts)[number]> | undefined
  readonly search?: string | undefined
}

/** `answer`: what the mail server said; null: there is none. */
export type MailTry = { readonly state: 'SENT' | 'FAILED' | 'KEPT'; readonly answer: string | null }

/** WITHDRAWN: it was no news any more before its time had come. */
export type MailFate = {
  readonly state: OutboxMail['state'] | 'WITHDRAWN'
  readonly about: string | null
  readonly notBefore: Date | null
}

/** `waiting`: on their way. `done`: a mail server took them, or they are kept to be read. */
export type MailingFate = {
  readonly waiting: number
  readonly done: number
  readonly failed: number
  /** The first of them. */
  readonly failures: readonly { readonly to: string; readonly error: string | null }[]
}

/** Who a mail goes to. null: erased, deactivated, or unknown. */
export type Addressee = {
  readonly email: string
  /** null: nothing but the address is known. */
  readonly name: string | null
  readonly staff: boolean
  readonly timeZone: TimeZone
}

/** A row of figures: what, what there is to say of it, and how much. */
export type MailFact = { readonly label: string; readonly detail?: string; readonly value: string }

/** A piece with a heading of its own, and where to read on inside the portal. */
export type MailPiece = { readonly title: string; readonly text: string; readonly label: string; readonly link: string }

/**
 * What a template says; the layout makes text and HTML of it. `link` is a path inside the portal. `secret`: a person who follows
 * it is taken for the person, so that what is kept of a mail that went out has the path without its query. `elsewhere`: an
 * address outside the portal, as of a carrier. `list`, `pieces` and `facts` come below the paragraphs.
 */
export type MailContent = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
  readonly pieces?: readonly MailPiece[]
  readonly facts?: readonly MailFact[]
  readonly action?: { readonly label: string; readonly link: string; readonly secret?: boolean }
  readonly elsewhere?: { readonly label: string; readonly url: string }
  /** Below the mail, in small print: why it comes, where not because of an account. */
  readonly because?: string
  /** Below that: where its reader chooses which mails come. */
  readonly choice?: { readonly label: string; readonly link: string; readonly secret?: boolean }
  /** Where a reader's program takes its reader off the list, by one post (RFC 8058). A path inside the portal. */
  readonly leave?: string
}
/** An example of one kind of mail. `staff`: a member of staff reads it. */
export type MailSample = {
  readonly kind: string
  readonly template: string
  readonly staff: boolean
  readonly data: Readonly<Record<string, unknown>>
}

/** `others`: the facts of the mails that go out with it, which were queued later. */
export type MailTemplate = (
  data: any,
  reader: { readonly staff: boolean; readonly brand: Brand; readonly timeZone: TimeZone },
  others: readonly any[],
) => MailContent
