import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { publishArticle, writeArticle } from '#modules/news/contract.ts'
import type { ArticleTranslations } from '#modules/news/events.ts'
import { confirmSubscription, subscribe } from '#modules/notifications/newsletter/contract.ts'
import type { LanguageCode } from '#modules/notifications/newsletter/events.ts'
import { writeIssue } from '#modules/notifications/newsletter/office-contract.ts'
import type { Day } from '#platform/event.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { addressOf, modules, projections } from '#portal'

import { peopleOf } from './people.ts'
import { startPortal } from './portal.ts'

type RequestedMail = { readonly template: { readonly data: { readonly token: string; readonly reminds: boolean } } }

/** The whole portal with its content team, and visitors who ask for the newsletter from addresses of their own. */
export const startWithNewsletter = async () => {
  const portal = await startPortal({ modules, projections, addressOf })
  const people = await peopleOf(portal)
  const { node, owner, call } = portal
  let callers = 0
  const from = () => ({ address: `198.51.100.${(++callers % 250) + 1}` })

  const requests = (email: string) => call(subscribe, { email }, from())

  /** The tokens of all mails with a link to confirm, oldest first. */
  const linksTo = async (email: string): Promise<readonly { token: string; reminds: boolean }[]> => {
    const { rows } = await owner.query<RequestedMail & { recipient: string | null }>(
      `select template, recipient from mail.outbox where template ->> 'name' = 'newsletter-confirm' order by id`,
    )
    const opened = await node.services.personal.openAll(rows)
    return opened.filter(({ recipient }) => recipient === email).map(({ template }) => template.data)
  }
  /** A node looks for mails every four seconds, or when one is requested: this one is not notified. */
  const hurryMails = () => node.work.jobs.enqueue('mail', [{ id: randomUUID(), data: { effectIds: [] } }])
  const linkTo = async (email: string, count = 1): Promise<string> => {
    await portal.settle()
    await hurryMails()
    return vi.waitUntil(async () => (await linksTo(email))[count - 1]?.token, { timeout: 60_000, interval: 50 })
  }

  const subscribes = async (email: string) => {
    await requests(email)
    const { status } = await call(confirmSubscription, { token: await linkTo(email) }, from())
    if (status !== 200) throw new Error(`${email} could not be confirmed: ${status}`)
  }

  const publishes = async (title: string, translations: ArticleTranslations = {}) => {
    const article = {
      title,
      introduction: null,
      content1: `${title} in full.`,
      content2: null,
      image: null,
      attachment: null,
      translations,
    }
    const { id } = (await call(writeArticle, article, people.admin)).body
    await call(publishArticle, { id, revision: 1 }, people.admin)
    return id as never
  }

  const text = (subject: string, language: typeof LanguageCode.Type = 'en') => ({
    language,
    subject,
    introduction: 'Dear readers',
  })
  const writes = async (subject: string, articleIds: readonly never[], id?: string): Promise<string> => {
    const issue = { from: '2026-11-01' as Day, to: '2026-11-30' as Day, articleIds, texts: [text(subject)] }
    const { status, body, problem } = await call(writeIssue, { ...issue, ...(id && { id }) }, people.admin)
    if (status !== 200) throw new Error(problem.error)
    return body.id
  }

  return {
    portal,
    ...people,
    from,
    requests,
    linksTo,
    linkTo,
    subscribes,
    publishes,
    writes,
    text,
    /** null: the real time. */
    atTime: async (moment: Date | null) => {
      await setDatabaseClock(owner, moment)
      await node.clock.follow()
      if (moment) await portal.settle()
    },
  }
}
