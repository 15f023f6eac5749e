import { everyMailNow, sendingOf } from '#modules/notifications/mails/mail-rules.ts'
import { unlessErased } from '#platform/access/personal-data.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { Background, DeadlineHandler } from '#platform/module.ts'
import { distributorsById, zoneOfCompany } from '#projections/distributors.ts'
import { mailSettingsOf } from '#projections/mail_settings.ts'
import { countSubscribers, subscribersAfter } from '#projections/newsletter_subscribers.ts'
import { activePeopleAfter, countActivePeople } from '#projections/users.ts'

import type { IssueContent, Turn } from './events.ts'
import { batchSent, beginSending, issue } from './issue.ts'
import { leaveToken, mailOf } from './issue-mail.ts'

const BATCH = 50

type Reader = {
  /** By whose key the mail is sealed: a person, or an address of the public list. */
  readonly personId: string
  readonly email: string
  readonly language: IssueContent['texts'][number]['language'] | null
  readonly token: string
  readonly isPublic: boolean
  readonly notBefore: Date | null
}
type Batch = { readonly readers: readonly Reader[]; readonly next: Turn | null }

/** People with an account, each by what they chose of their mails. */
const peopleOf = async (context: Background, { after }: Turn): Promise<Batch> => {
  const { db, personal, now, configuration } = context
  const people = await activePeopleAfter(db, after, BATCH)
  const companies = await distributorsById(db, [...new Set(people.flatMap((it) => it.distributorId ?? []))])
  const opened = await personal.openAll(people.map(({ email }) => ({ email })))
  const readers = people.map(async ({ id, distributorId, timeZone }, index): Promise<readonly Reader[]> => {
    const company = companies.get(distributorId ?? '')
    const zone = timeZone ?? (company ? zoneOfCompany(company) : configuration.officeTimeZone)
    const sending = sendingOf((await mailSettingsOf(db, id)) ?? everyMailNow, 'NEWSLETTER', now, zone)
    if (!sending) return []
    const token = leaveToken(context, { userId: id, id: 'account' })
    const { email } = opened[index]!
    return [{ personId: id, email, language: null, token, isPublic: false, notBefore: sending.notBefore }]
  })
  const last = people.at(-1)
  return {
    readers: (await Promise.all(readers)).flat(),
    next: people.length < BATCH || !last ? { list: 'public', after: null } : { list: 'people', after: last.id },
  }
}

/** The public list, without those who have an account: what they chose there counts. */
const publicOf = async (context: Background, { after }: Turn): Promise<Batch> => {
  const { db, personal, accounts } = context
  const subscribers = await subscribersAfter(db, after, BATCH)
  const opened = await personal.openAll(subscribers.map(({ email }) => ({ email })))
  const readers = subscribers.map(async ({ id, keyId, language }, index): Promise<readonly Reader[]> => {
    const { email } = opened[index]!
    const account = await accounts.findByEmail(email)
    if (account?.active) return []
    const token = leaveToken(context, { userId: id, id: 'list' })
    return [{ personId: keyId, email, language, token, isPublic: true, notBefore: null }]
  })
  const last = subscribers.at(-1)
  return {
    readers: (await Promise.all(readers)).flat(),
    next: subscribers.length < BATCH || !last ? null : { list: 'public', after: last.id },
  }
}

/** The mail's own id follows from issue and address: queued twice, after a crash or on both lists, it is one. */
const queueTo = async (
  { mailer, personal }: Background,
  issueId: string,
  content: IssueContent,
  { personId, email, language, token, isPublic, notBefore }: Reader,
): Promise<void> => {
  const [effect, ...others] = personal
    .fingerprints(email)
    .map((fingerprint) => derivedId('newsletter issue', issueId, fingerprint))
  // Its turn was begun by a node that keys addresses by the other secret.
  if (!effect || (others.length > 0 && (await mailer.fateOf(others)).size > 0)) return
  const sealed = await unlessErased(personal.seal(personId, token))
  if (sealed === null) return
  const data = mailOf(issueId, content, { language, token: sealed, isPublic })
  const options = { mailing: issueId, ...(notBefore && { notBefore }) }
  await mailer.queue(effect, personId, { name: 'newsletter-issue', data }, options)
}

const readModels = ['users', 'distributors', 'mail_settings', 'newsletter_subscribers']

export const beginIssues: DeadlineHandler = {
  reads: readModels,
  keep: async ({ logFor, db }, { kind, at, stream }) => {
    const [people, { confirmed }] = await Promise.all([countActivePeople(db), countSubscribers(db)])
    await logFor(kind).decide(issue, stream.key, beginSending(at, people + confirmed))
  },
}

/** The mails are queued first and recorded then: after a node died between, the same ones are queued again. */
export const sendBatches: DeadlineHandler = {
  reads: readModels,
  keep: async (context, { kind, stream }) => {
    const log = context.logFor(kind)
    const { sending } = await log.stateOf(issue, stream.key)
    if (!sending?.turn || sending.paused) return
    const { turn, content } = sending
    const { readers, next } = await (turn.list === 'people' ? peopleOf : publicOf)(context, turn)
    for (const reader of readers) await queueTo(context, stream.key, content, reader)
    await log.decide(issue, stream.key, batchSent(turn, readers.length, next))
  },
}
