import type { Sealed } from '#platform/access/personal-data.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Sort } from '#platform/http/sorts.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import type { MailPart } from './mail-text.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string }

/** Business facts only: no address, no name. What no one else may read is sealed under the person's key. */
export type MailTemplateUse = {
  readonly name: string
  readonly data: Record<string, unknown>
  /** Where it is not the address that the person has on the day of sending. */
  readonly to?: Sealed
}

/** Mails to one person with the same `about` (an order's id), or the same cause (a correlation), may go out as one. */
export type MailGroup = { readonly about: string | null; readonly cause: string }

export type Mailer = {
  /** Opened when it is sent. `awaited`: goes first. `gathering`: waits for its group. `mailing`: one of many. */
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
  readonly tryNow: (effectId: string, personId: string, template: MailTemplateUse) => Promise<MailTry>
  /** Takes back those of them that wait for others about the same thing and have not been tried yet. */
  readonly withdraw: (effectIds: readonly string[], about: string) => Promise<void>
  /** By effect id; a mail that went out with another has that one's fate. */
  readonly fateOf: (effectIds: readonly string[]) => Promise<ReadonlyMap<string, MailFate>>
  readonly mailingOf: (mailing: string) => Promise<MailingFate>
  readonly retryMailing: (mailing: string) => Promise<number>
  readonly outbox: (
    question: OutboxQuestion,
  ) => Promise<{ readonly mails: readonly OutboxMail[]; readonly total: number }>
  readonly countTo: (personId: string) => Promise<number>
  readonly resend: (id: string) => Promise<boolean>
}

/** KEPT: no mail server. FAILED: given up. QUEUED: `error` is the last failure, the content is still empty. */
export type OutboxMail = Mail & {
  readonly id: string
  readonly at: string
  readonly state: 'QUEUED' | 'SENT' | 'FAILED' | 'KEPT'
  readonly error: string | null
}

export const outboxSorts = ['at', 'state'] as const

/** Newest first unless sorted otherwise. `search`: parts of subject and address, of the first 5 000 mails. */
export type OutboxQuestion = {
  readonly offset: number
  readonly limit: number
  readonly state?: OutboxMail['state'] | undefined
  readonly sort?: Sort<(typeof outboxSorts)[number]> | undefined
  readonly search?: string | undefined
}

export type MailTry = { readonly state: 'SENT' | 'FAILED' | 'KEPT'; readonly answer: string | null }

/** WITHDRAWN: it was no news any more before its time had come. */
export type MailFate = {
  readonly state: OutboxMail['state'] | 'WITHDRAWN'
  readonly about: string | null
  readonly notBefore: Date | null
}

export type MailingFate = {
  readonly waiting: number
  readonly done: number
  readonly failed: number
  readonly failures: readonly { readonly to: string; readonly error: string | null }[]
}

export type Addressee = {
  readonly email: string
  readonly name: string | null
  readonly staff: boolean
  /** In which they read times. */
  readonly timeZone: TimeZone
  /** In which days of their company are. */
  readonly companyZone: TimeZone
  readonly language: PortalLanguage
}

export type MailFact = { readonly label: string; readonly detail?: string; readonly value: string }

export type MailPiece = { readonly title: string; readonly text: string; readonly label: string; readonly link: string }

type MailLink = { readonly label: string; readonly link: string }

/** `more`: where the lines are that do not fit. */
export type MailSection = {
  readonly heading: string
  readonly lines: readonly (MailLink & { readonly text: string })[]
  readonly more?: MailLink
}

/** `link`: a path in the portal. `secret`: it signs in, so the outbox drops its query. `elsewhere`: outside. */
export type MailContent = {
  readonly subject: string
  /** Before and after all that the mail says. */
  readonly introduction?: string
  readonly closing?: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
  readonly pieces?: readonly MailPiece[]
  readonly sections?: readonly MailSection[]
  readonly facts?: readonly MailFact[]
  readonly action?: { readonly label: string; readonly link: string; readonly secret?: boolean }
  readonly elsewhere?: { readonly label: string; readonly url: string }
  /** Small print: why the mail comes, where an account is not the reason. */
  readonly because?: string
  readonly choice?: { readonly label: string; readonly link: string; readonly secret?: boolean }
  /** A path in the portal for one-click unsubscribing by POST (RFC 8058). */
  readonly leave?: string
}
export type MailSample = {
  readonly kind: string
  readonly template: string
  readonly staff: boolean
  readonly data: Readonly<Record<string, unknown>>
  /** Of mails that go out with it. */
  readonly others?: readonly Readonly<Record<string, unknown>>[]
  /** Which parts administrators may write, with which placeholders: its data may have `texts`. */
  readonly editable?: { readonly parts: readonly MailPart[]; readonly placeholders: readonly string[] }
}

/** `others`: the facts of the mails that go out with it, which were queued later. */
export type MailTemplate = (
  data: any,
  reader: Pick<Addressee, 'staff' | 'timeZone' | 'companyZone'> &
    Partial<Pick<Addressee, 'language'>> & { readonly brand: Brand },
  others: readonly any[],
) => MailContent
