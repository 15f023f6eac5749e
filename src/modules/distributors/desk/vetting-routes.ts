import { countryOf } from '#modules/catalogue/events.ts'
import { companyFile, latestOf } from '#modules/distributors/file/company-file.ts'
import { isInReview } from '#modules/distributors/file/document-states.ts'
import { reviewDocument } from '#modules/distributors/file/filing.ts'
import { emptyFile, endOf } from '#modules/distributors/file/routes.ts'
import { invalid, isRefusal, notFound } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import type { Context } from '#platform/http/serve.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { moment } from '#platform/moment.ts'
import type { Services } from '#platform/services.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { allCompanyFiles } from '#projections/company_files.ts'
import { allDistributors, distributorOf } from '#projections/distributors.ts'
import { allVettings, type VettingRow, vettingOf } from '#projections/vettings.ts'
import { byWaiting, isInView, isReady } from './company-views.ts'
import { companiesWaiting, knownCompanies } from './desk-routes.ts'
import { lookAlikes } from './look-alikes.ts'
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

/** Since when it waits for staff: the oldest document under review, or the last thing that happened. */
const waitingSince = (
  file: { readonly documents: readonly Parameters<typeof latestOf>[0][] },
  changedAt: string,
): Moment => {
  const waiting = file.documents.map(latestOf).filter(({ status }) => isInReview(status))
  return moment(new Date(waiting.map(({ submittedAt }) => submittedAt).toSorted(compareTexts)[0] ?? changedAt))
}

const alikeTo = async ({ db, personal }: Pick<Services, 'db' | 'personal'>, distributorId: string) => {
  const [companies, files] = await Promise.all([allDistributors(db), allCompanyFiles(db)])
  const hashes = new Map(
    files.map(({ id, documents }) => [id, documents.flatMap(({ versions }) => versions.map(({ sha256 }) => sha256))]),
  )
  const seen = await personal.openAll(
    companies.map(({ id, organizationName: name, email, state }) => ({ id, name, email, state })),
  )
  const all = seen.map((company) => ({ ...company, hashes: hashes.get(company.id) ?? [] }))
  const own = all.find(({ id }) => id === distributorId)
  return own ? lookAlikes(own, all).map(({ company: { id, name, state }, by }) => ({ id, name, state, by })) : []
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
    const [companies, files, vettings] = await Promise.all([
      knownCompanies(context, now),
      allCompanyFiles(db),
      allVettings(db),
    ])
    const fileOf = new Map(files.map((file) => [file.id, file]))
    const vettingByCompany = new Map<string, VettingRow>(vettings.map((row) => [row.id, row]))
    const nameOf = await namesById(
      context,
      vettings.flatMap(({ lookers }) => Object.keys(lookers)),
    )
    return companies
      .filter(({ facts }) => isInView('waiting', facts, now))
      .map(({ row, facts }) => {
        const { dataChangedAt } = facts
        const file = fileOf.get(row.id) ?? { ...emptyFile, changedAt: dataChangedAt ?? row.stateSince }
        return {
          id: row.id,
          name: row.organizationName,
          country: countryOf(row.countryId).name,
          state: row.state,
          inReview: facts.inReview,
          ready: isReady(facts),
          completeSince: facts.completeSince,
          dataChanged: dataChangedAt !== null,
          since: dataChangedAt !== null && facts.inReview === 0 ? dataChangedAt : waitingSince(file, file.changedAt),
          lookers: lookersOf(vettingByCompany.get(row.id), now, me.userId).map(([id]) => ({ id, name: nameOf(id) })),
        }
      })
      .toSorted(byWaiting)
  }),

  serve(countWaitingFiles, async (context) => {
    return { files: (await companiesWaiting(context.db, context.now)).length }
  }),

  serve(calls.showVetting, async (context) => {
    const { db, personal, me, now, input } = context
    const { distributorId } = input
    if (!(await distributorOf(db, distributorId))) return noCompany
    const [row, alike] = await Promise.all([vettingOf(db, distributorId), alikeTo(context, distributorId)])
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
