import { LabelId } from '#modules/catalogue/events.ts'
import { labelCodeTaken } from '#modules/terms/label-code.ts'
import { passwordRefusal } from '#platform/access/own-password.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, isRefusal, notFound, orRefuse, RefusedError } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { attaching } from '#platform/files/attaching.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { moment } from '#platform/moment.ts'
import { tooFar } from '#platform/time/near-days.ts'
import { endOfDay } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'
import { distributorOf, withCompany, zoneOfCompany } from '#projections/distributors.ts'
import { notesOfIssues } from '#projections/label_issue_notes.ts'
import { anyLabelIssue, labelIssuesListed } from '#projections/label_issues.ts'
import { labelsOfRegistration } from '#projections/labels.ts'
import { namesOf } from '#projections/users.ts'
import { fileOfIssue, issuesShown } from './issue-routes.ts'
import { isReleased, issueTurns } from './issue-states.ts'
import { issueLine } from './issue-view.ts'
import { labelIssue, labelIssueNotes, proposeArtwork, releaseIssue, writeNote } from './label-issue.ts'
import * as calls from './office-contract.ts'

const done = { success: true as const }

/** The last moment of the due day where the distributor is; a day that has passed is refused. */
export const endOfDue = async (
  { db, now }: Pick<Context<never>, 'db' | 'now'>,
  distributorId: string,
  day: Day | null,
): Promise<Moment | null> => {
  if (day === null) return null
  orRefuse(tooFar('dueOn', day, now) ?? { day })
  const company = await distributorOf(db, distributorId)
  const end = endOfDay(day, company ? zoneOfCompany(company) : 'UTC')
  if (end <= now) throw new RefusedError(invalid({ dueOn: 'Choose a day that has not passed' }))
  return moment(end)
}

export const officeRoutes = [
  serve(calls.listOfficeLabelIssues, async ({ db, input: { turn, ...query } }) => {
    const page = await labelIssuesListed(db, withCompany(db), { ...query, states: turn && issueTurns[turn] })
    return { ...page, rows: page.rows.map(issueLine) }
  }),

  serve(calls.showOfficeLabelIssue, async ({ db, me, personal, configuration, input: { id } }) => {
    const found = await anyLabelIssue(db, id)
    if (!found) return notFound('Label issue not found')
    const notes = await notesOfIssues(db, [id])
    const [[shown], company, opened, people] = await Promise.all([
      issuesShown({ db, me, personal, configuration }, [found]),
      distributorOf(db, found.distributorId),
      personal.openAll([...notes]),
      namesOf(db, [...new Set(notes.map(({ by }) => by))]).then((names) => personal.openAll([...names.values()])),
    ])
    const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
    return {
      ...present(shown),
      distributor: { id: found.distributorId, name: company?.organizationName ?? '—' },
      notes: opened.map((note) => ({
        id: note.id,
        text: note.text,
        at: moment(new Date(note.at)),
        by: names.get(note.by) ?? '—',
      })),
    }
  }),

  serve(calls.proposeArtwork, async ({ db, log, me, now, files, newId, personal, input }) => {
    const { id, code, note = null } = input
    const { report, state } = await log.stateOf(labelIssue, id)
    const dueOn = input.dueOn ?? null
    const dueAt = await endOfDue({ db, now }, report?.distributorId ?? '', dueOn)
    const labels = await labelsOfRegistration(db, report?.registrationId ?? '')
    const usedCodes = labels?.versions.map((label) => label.code) ?? []
    const { take, attach } = attaching(files, me, { distributorId: null })
    const sealedNote = note === null ? null : await personal.seal(me.userId, note)
    const artwork = (file: string) => ({ code, file, fileId: newId(), note: sealedNote, dueOn, dueAt })
    // What may not be done now is said before its file is looked at.
    if (isReleased(state) || labelCodeTaken(code, usedCodes)) {
      await log.decide(labelIssue, id, proposeArtwork(artwork(input.file), usedCodes))
      return done
    }
    const proposed = artwork((await take(input.file)).path)
    await log.decide(labelIssue, id, proposeArtwork(proposed, usedCodes), attach())
    return done
  }),

  serve(calls.releaseLabelIssue, async ({ log, me, accounts, rateLimits, newId, personal, input }) => {
    const { id, round, currentPassword } = input
    const statement = await personal.seal(me.userId, input.statement)
    const decision = releaseIssue(round, statement, LabelId.make(newId()))
    const now = decision(await log.stateOf(labelIssue, id))
    if (isRefusal(now)) return now
    const no = await passwordRefusal({ me, accounts, rateLimits }, currentPassword)
    if (no) return no
    await log.decide(labelIssue, id, decision, { reason: statement })
    return done
  }),

  serve(calls.writeIssueNote, async ({ log, me, newId, personal, input: { id, text } }) => {
    const note = writeNote(newId(), await personal.seal(me.userId, text))
    const targets = { issue: existing(labelIssue, id), notes: existing(labelIssueNotes, id) }
    await log.decideTogether(targets, ({ notes }) => ({ notes: note(notes) }))
    return done
  }),

  serve(calls.downloadOfficeIssueFile, async ({ db, files, personal, input: { id, fileId } }) =>
    fileOfIssue({ files, personal }, await anyLabelIssue(db, id), fileId),
  ),
]
