import { sql } from 'kysely'
import { countryOf } from '#modules/catalogue/events.ts'
import { companyFile, latestOf } from '#modules/distributors/file/company-file.ts'
import { reviewDocument } from '#modules/distributors/file/filing.ts'
import { endOf } from '#modules/distributors/file/routes.ts'
import { COMPANY_EMAILS } from '#modules/terms/company-email-queries.ts'
import { keysFound } from '#platform/access/sealed-search.ts'
import { invalid, isRefusal, notFound } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import type { Context } from '#platform/http/serve.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { moment } from '#platform/moment.ts'
import type { Services } from '#platform/services.ts'
import { companyFileOf } from '#projections/company_files.ts'
import { companiesAlike, countFilesWaiting, filesWaiting } from '#projections/company_overviews.ts'
import { type DistributorRow, distributorOf } from '#projections/distributors.ts'
import { type VettingRow, vettingOf, vettingsOf } from '#projections/vettings.ts'
import { hashesOf, isReady } from './company-views.ts'
import { knownCompany } from './desk-routes.ts'
import { domainOf, lookAlikes } from './look-alikes.ts'
import { namesById } from './names-routes.ts'
import * as rules from './vetting.ts'
import { LOOKS_FOR_MS, vetting } from './vetting.ts'
import * as calls from './vetting-contract.ts'
import { countWaitingFiles } from './waiting-contract.ts'

const done = { success: true as const }
const noCompany = notFound('Distributor not found')

/** Others who looked at it within the last quarter of an hour, and have not left. */
const lookersOf = (row: VettingRow | undefined, now: Date, me: string): (readonly [id: string, since: Moment])[] =>
  Object.entries(row?.lookers ?? {}).filter(
    ([id, since]) => id !== me && now.getTime() - Date.parse(since) < LOOKS_FOR_MS,
  )

const alikeTo = async ({ db, personal }: Pick<Services, 'db' | 'personal'>, row: DistributorRow) => {
  const [file, email] = await Promise.all([companyFileOf(db, row.id), personal.open(row.email)])
  const domain = domainOf(email)
  const hashes = file ? hashesOf(file) : []
  const ids = domain === null ? sql<readonly string[]>`'{}'::text[]` : keysFound(personal, COMPANY_EMAILS, `@${domain}`)
  const companies = await companiesAlike(db, { name: row.organizationName, hashes, ids }, LIST_PAGE)
  const others = await personal.openAll(
    companies.map(({ id, name, hashes: sent, state, company: { email } }) => ({
      id,
      name,
      hashes: sent,
      state,
      email,
    })),
  )
  const own = { id: row.id, name: row.organizationName, email, hashes }
  return lookAlikes(own, others)
    .slice(0, LIST_PAGE)
    .map(({ company: { id, name, state }, by }) => ({ id, name, state, by }))
}

/** Texts of a reviewer, under the reviewer's key; nothing typed is null. */
const sealed = async ({ personal, me }: Context<typeof calls.draftReview>, text: string | null | undefined) =>
  text ? personal.seal(me.userId, text) : null

/** What a draft makes of a document, with the end of the day until which it is valid. */
const reviewOf = async (context: Pick<Context<never>, 'db' | 'now'>, companyId: string, draft: rules.Draft) => {
  if (draft.decision === 'REJECT')
    return { decision: 'REJECT' as const, reason: draft.reason ?? ('OTHER' as const), words: draft.words }
  const { validityDate } = draft
  const endsAt = await endOf(context, companyId, validityDate)
  return { decision: 'APPROVE' as const, validityDate, endsAt }
}

export const vettingRoutes = [
  serve(calls.listVettingQueue, async (context) => {
    const { db, now, me } = context
    const [files, { count: waiting }] = await Promise.all([
      filesWaiting(db, now, LIST_PAGE),
      countFilesWaiting(db, now, now),
    ])
    const vettings = await vettingsOf(
      db,
      files.map(({ id }) => id),
    )
    const vettingByCompany = new Map<string, VettingRow>(vettings.map((row) => [row.id, row]))
    const nameOf = await namesById(
      context,
      vettings.flatMap(({ lookers }) => Object.keys(lookers)),
    )
    return {
      waiting,
      files: files.map((overview) => {
        const { row, facts } = knownCompany(overview, now)
        return {
          id: row.id,
          name: row.organizationName,
          country: countryOf(row.countryId).name,
          state: row.state,
          inReview: facts.inReview,
          ready: isReady(facts),
          completeSince: facts.completeSince,
          dataChanged: facts.dataChangedAt !== null,
          since: moment(new Date(overview.waitsSince)),
          lookers: lookersOf(vettingByCompany.get(row.id), now, me.userId).map(([id]) => ({ id, name: nameOf(id) })),
        }
      }),
    }
  }),

  serve(countWaitingFiles, async ({ db, now }) => ({ files: (await countFilesWaiting(db, now, now)).count })),

  serve(calls.showVetting, async (context) => {
    const { db, personal, me, now, input } = context
    const { distributorId } = input
    const company = await distributorOf(db, distributorId)
    if (!company) return noCompany
    const [row, alike] = await Promise.all([vettingOf(db, distributorId), alikeTo(context, company)])
    const { drafts, notes } = await personal.openAll({ drafts: row?.drafts ?? [], notes: row?.notes ?? [] })
    const lookers = lookersOf(row, now, me.userId)
    const people = [...drafts, ...notes].map(({ by }) => by)
    const nameOf = await namesById(context, [...people, ...lookers.map(([id]) => id)])
    return {
      drafts: drafts.map(({ by, ...draft }) => ({
        ...draft,
        by: { id: by, name: nameOf(by) },
        mine: by === me.userId,
      })),
      lookers: lookers.map(([id, since]) => ({ id, name: nameOf(id), since })),
      notes: notes.map(({ by, ...note }) => ({ ...note, by: nameOf(by) })),
      alike,
    }
  }),

  serve(calls.openVetting, async ({ db, log, me, now, input: { distributorId } }) => {
    if (!(await distributorOf(db, distributorId))) return noCompany
    await log.decide(vetting, distributorId, rules.openFile(me.userId, now), { answer: done })
    return done
  }),

  serve(calls.leaveVetting, async ({ db, log, me, input: { distributorId } }) => {
    if (!(await distributorOf(db, distributorId))) return noCompany
    await log.decide(vetting, distributorId, rules.leaveFile(me.userId), { answer: done })
    return done
  }),

  serve(calls.draftReview, async (context) => {
    const { log, me, input } = context
    const { distributorId, documentId, version, decision } = input
    const file = await log.stateOf(companyFile, distributorId)
    const document = file.documents.find(({ id }) => id === documentId)
    if (!document) return notFound('Document not found')
    const latest = latestOf(document)
    // The same refusals as of the decision itself, before the reviewer goes on to the next document.
    const reason = decision === 'REJECT' ? (input.reason ?? null) : null
    if (decision === 'REJECT' && reason === null) return invalid({ reason: 'Choose why it is returned' })
    if (reason === 'OTHER' && !input.words) return invalid({ words: 'Enter what is wrong' })
    const words = decision === 'REJECT' ? await sealed(context, input.words) : null
    const note = await sealed(context, input.note)
    const validityDate: Day | null =
      decision === 'APPROVE' ? (input.validityDate === undefined ? latest.validityDate : input.validityDate) : null
    const draft = { documentId, version, decision, reason, words, note, validityDate }
    const trial = reviewDocument(documentId, version, await reviewOf(context, distributorId, draft))(file)
    if (isRefusal(trial)) return trial
    await log.decide(vetting, distributorId, rules.draftDecision(draft, me.userId), { answer: done })
    return done
  }),

  serve(calls.undoReview, async ({ log, me, input: { distributorId, documentId } }) => {
    await log.decide(vetting, distributorId, rules.takeBackDraft(documentId, me.userId), { answer: done })
    return done
  }),

  serve(calls.sendReviews, async ({ db, log, me, now, input: { distributorId } }) => {
    if (!(await distributorOf(db, distributorId))) return noCompany
    const { drafts } = await log.stateOf(vetting, distributorId)
    const own = drafts.filter(({ by }) => by === me.userId)
    const reviews = new Map(
      await Promise.all(
        own.map(async (draft) => [draft.documentId, await reviewOf({ db, now }, distributorId, draft)] as const),
      ),
    )
    const targets = { vetting: existing(vetting, distributorId), file: existing(companyFile, distributorId) }
    const outcome = { approved: 0, returned: 0, outdated: 0 }
    await log.decideTogether(
      targets,
      (states) => {
        const sending = rules.sendDrafts(states.vetting, states.file, me.userId, reviews)
        if (isRefusal(sending)) return sending
        Object.assign(outcome, sending.counts)
        return sending.recorded
      },
      { answer: () => ({ ...done, ...outcome }) },
    )
    return { ...done, ...outcome }
  }),
]
