import { randomUUID } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import type { ClientBase, Pool } from 'pg'
import { ERASED, type PersonalData, SEALED, unlessErased } from '#platform/access/personal-data.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { Pulse } from '#platform/log/pulse.ts'
import { type Job, type Jobs, MAILS_OF_A_JOB } from '#platform/work/jobs.ts'
import { inLanguage } from '#translations/language-now.ts'
import { layOut, listHeaders } from './layout.ts'
import type { Addressee, MailContent, Mailer, MailTemplate, MailTry, OutboxMail } from './mailer.ts'
import { withUnlinkedNames } from './names.ts'
import {
  isAnyDue,
  type KeptMail,
  type NewMail,
  type Outcome,
  outboxOn,
  type SealedMail,
  type StatementPart,
  type WaitingMail,
} from './outbox.ts'
import { outboxList } from './outbox-list.ts'
import { answerOf, type Letter, reasonOf, send } from './sending.ts'

const SEALED_TEXTS = new RegExp(`"${SEALED.source.slice(1, -1)}"`, 'g')

/** Texts of other people, sealed under keys that may be destroyed. */
const holdsTextsOfOthers = (facts: unknown, readerId: string): boolean =>
  [...JSON.stringify(facts).matchAll(SEALED_TEXTS)].some(([, key]) => key !== readerId)

/** As if everyone who wrote in them were erased: kept for such a mail. */
const withoutTexts = <Facts>(facts: Facts): Facts =>
  JSON.parse(JSON.stringify(facts).replaceAll(SEALED_TEXTS, JSON.stringify(ERASED))) as Facts

const TRIES = 12
const GATHERING_SECONDS = 20
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 30_000 }

/** `effectId`: of an older program. */
type MailJob = { readonly effectIds?: readonly string[]; readonly effectId?: string }

export type PostOffice = Mailer & {
  /** In one statement, with `also`. */
  readonly ask: (mails: readonly NewMail[], tx: ClientBase, also?: StatementPart) => Promise<void>
  readonly stop: () => Promise<void>
}

const transportTo = async (url: string): Promise<Transporter> =>
  (await import('nodemailer')).createTransport({ url, pool: true, ...TIMEOUTS })

export const openPostOffice = async (given: {
  readonly pool: Pool
  readonly pulse: Pulse
  readonly jobs: Jobs
  readonly personal: PersonalData
  readonly configuration: Pick<Configuration, 'brand' | 'publicUrl' | 'smtpUrl' | 'mailFrom'> &
    Partial<Pick<Configuration, 'mailReplyTo'>>
  readonly templates: Readonly<Record<string, MailTemplate>>
  readonly addressOf: (personId: string) => Promise<Addressee | null>
  readonly gatheringSeconds?: number
  readonly onTried?: (state: OutboxMail['state']) => void
}): Promise<PostOffice> => {
  const { pool, jobs, personal, configuration, templates, addressOf, gatheringSeconds = GATHERING_SECONDS } = given
  const outbox = outboxOn(pool)
  const listed = outboxList(pool, personal)
  const transport = configuration.smtpUrl === null ? null : await transportTo(configuration.smtpUrl)

  /** Without a mail server it is read in the outbox, with its whole link. */
  const keepable = (content: MailContent): MailContent => (transport ? withoutSecret(content) : content)

  type Made = Letter & { readonly content: SealedMail }

  const made = async ({ effectId, personId, name, facts, to: address }: WaitingMail): Promise<Made | null> => {
    const template = templates[name]
    if (!template) throw new Error(`There is no mail template ${name}`)
    const addressee = await addressOf(personId)
    if (!addressee) return null
    const to = address ? { ...addressee, email: await personal.open(address) } : addressee
    const reader = { ...to, brand: configuration.brand }
    const opened = await personal.openAll(facts)
    const { content, mail, lasting } = inLanguage(to.language, () => {
      const content = contentOf(template, opened, reader)
      const lasting = holdsTextsOfOthers(facts, personId) ? contentOf(template, withoutTexts(facts), reader) : content
      return {
        content,
        mail: layOut(content, to, configuration),
        lasting: layOut(keepable(lasting), to, configuration),
      }
    })
    const kept = await unlessErased(personal.sealAll(personId, lasting))
    return kept && { effectId, mail, headers: listHeaders(content, configuration), content: kept }
  }

  const failedTry = ({ effectId, attempts }: WaitingMail, error: unknown): Outcome => ({
    effectId,
    state: attempts < TRIES ? 'QUEUED' : 'FAILED',
    error: reasonOf(error),
  })

  const sendMade = async (waiting: WaitingMail, made: Made): Promise<Outcome> => {
    try {
      await send(transport!, configuration, made)
      return { effectId: made.effectId, state: 'SENT' }
    } catch (error) {
      return failedTry(waiting, error)
    }
  }

  /** Made together, sent in turn, each stored as sent before the next. */
  const deliver = async (effectIds: readonly string[]): Promise<void> => {
    const waiting = await outbox.beginTries(effectIds)
    const tried = await Promise.allSettled(waiting.map(made))
    const outcomes = tried.map((attempt, index): Outcome => {
      if (attempt.status === 'rejected') return failedTry(waiting[index]!, attempt.reason)
      const { effectId } = waiting[index]!
      if (!attempt.value) return { effectId, state: 'FAILED', error: 'This person has no address any more' }
      return { effectId, state: transport ? null : 'KEPT', content: attempt.value.content }
    })
    await outbox.keep(outcomes)
    const ends = [...outcomes]
    for (const [index, it] of tried.entries()) {
      if (!transport || it.status === 'rejected' || !it.value) continue
      ends[index] = await sendMade(waiting[index]!, it.value)
      await outbox.keep([ends[index]])
    }
    for (const { state } of ends) if (state) given.onTried?.(state)
    const again = ends.find(({ state, error }) => state === 'QUEUED' && error !== undefined)
    if (again) throw new Error(`An email could not be sent: ${again.error}`)
  }
  await jobs.handle<MailJob>('mail', ({ effectId, effectIds = effectId ? [effectId] : [] }) => deliver(effectIds))
  const stopAsking = given.pulse.ask({
    sql: isAnyDue(gatheringSeconds),
    receive: (isDue: boolean) => {
      if (isDue) jobs.wake('mail')
    },
  })

  /** Texts of others are opened again for each reader, as long as they can be. */
  const asRead = async ({ personId, name, facts, ...mail }: KeptMail): Promise<OutboxMail> => {
    const template = templates[name]
    if (mail.html === '' || !template || !holdsTextsOfOthers(facts, personId)) return personal.openAll<OutboxMail>(mail)
    const [kept, opened, to] = await Promise.all([
      personal.openAll<OutboxMail>(mail),
      personal.openAll(facts),
      addressOf(personId),
    ])
    if (!to) return kept
    const { subject, text, html } = inLanguage(to.language, () =>
      layOut(keepable(contentOf(template, opened, { ...to, brand: configuration.brand })), to, configuration),
    )
    return { ...kept, subject, text, html }
  }

  /** Grouped mails have jobs of their own, the sweep queues postponed ones; a single mail's job is unique by name. */
  const jobsOf = (queued: readonly Pick<NewMail, 'effectId' | 'gathering' | 'notBefore'>[]): Job[] => {
    const mails = queued.filter(({ notBefore }) => notBefore === undefined)
    const jobOf = (some: typeof mails, waits: boolean): Job => {
      const effectIds = some.map(({ effectId }) => effectId)
      const id = effectIds.length === 1 ? effectIds[0]! : derivedId('mails', ...effectIds)
      return { id, data: { effectIds }, ...(waits && { startAfter: gatheringSeconds }) }
    }
    return [true, false].flatMap((waits) => {
      const some = mails.filter(({ gathering }) => (gathering !== undefined) === waits)
      return Array.from({ length: Math.ceil(some.length / MAILS_OF_A_JOB) }, (_, index) =>
        jobOf(some.slice(index * MAILS_OF_A_JOB, (index + 1) * MAILS_OF_A_JOB), waits),
      )
    })
  }

  return {
    queue: async (effectId, personId, template, { awaited = false, ...waits } = {}) => {
      const queued = { effectId, personId, template, ...waits }
      await outbox.ask([queued])
      await jobs.enqueue(
        'mail',
        jobsOf([queued]).map((job) => ({ ...job, ...(awaited && { priority: 1 }) })),
      )
    },
    ask: async (mails, tx, also) => outbox.ask(mails, tx, { also, jobs: await jobs.insertOf('mail', jobsOf(mails)) }),
    mailingOf: async (mailing) => {
      const { failures, ...counts } = await outbox.mailingOf(mailing)
      const readers = await Promise.all(failures.map(({ personId }) => addressOf(personId)))
      return {
        ...counts,
        failures: failures.map(({ error }, index) => ({ to: readers[index]?.email ?? '', error })),
      }
    },
    retryMailing: async (mailing) => {
      const effectIds = await outbox.wakeMailing(mailing)
      await jobs.enqueue(
        'mail',
        effectIds.map((effectId) => ({ id: randomUUID(), data: { effectIds: [effectId] } })),
      )
      return effectIds.length
    },
    outbox: async (question) => {
      const { mails, total } = await listed(question)
      return { mails: await Promise.all(mails.map(asRead)), total }
    },
    countTo: outbox.countTo,
    tryNow: async (effectId, personId, template) => {
      await outbox.ask([{ effectId, personId, template }])
      const [waiting] = await outbox.beginTries([effectId])
      const letter = waiting && (await made(waiting))
      if (!letter) throw new Error('An email without an address cannot be sent')
      const ended = async (state: MailTry['state'], answer: string | null): Promise<MailTry> => {
        await outbox.keep([
          { effectId, state, content: letter.content, ...(state === 'FAILED' && { error: answer ?? '' }) },
        ])
        return { state, answer }
      }
      if (!transport) return ended('KEPT', null)
      try {
        return await ended('SENT', await send(transport, configuration, letter))
      } catch (error) {
        return ended('FAILED', answerOf(error))
      }
    },
    withdraw: outbox.withdraw,
    fateOf: outbox.fateOf,
    resend: async (id) => {
      const effectId = await outbox.wakeAgain(id)
      if (effectId) await jobs.enqueue('mail', [{ id: randomUUID(), data: { effectIds: [effectId] } }])
      return effectId !== null
    },
    stop: async () => {
      stopAsking()
      transport?.close()
    },
  }
}

const contentOf = (
  template: MailTemplate,
  [first, ...others]: WaitingMail['facts'],
  reader: Parameters<MailTemplate>[1],
): MailContent => template(withUnlinkedNames(first), reader, withUnlinkedNames(others))

const unqueried = <Link extends { readonly link: string; readonly secret?: boolean }>(target: Link): Link =>
  target.secret ? { ...target, link: target.link.replace(/\?.*$/, '') } : target

const withoutSecret = ({ action, choice, ...content }: MailContent): MailContent => ({
  ...content,
  ...(action && { action: unqueried(action) }),
  ...(choice && { choice: unqueried(choice) }),
})
