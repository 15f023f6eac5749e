import { stateOf } from '#modules/identity/events.ts'
import type { Me } from '#platform/access/permissions.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { moment } from '#platform/moment.ts'
import type { Services } from '#platform/services.ts'
import type { CompanyNoteRow } from '#projections/company_notes.ts'
import type { UserRow } from '#projections/users.ts'
import { namesById } from './names-routes.ts'

// What a company's page shows alike now and as of a moment.

type UserContext = Pick<Services, 'db' | 'personal'>

/** A company's people, with what their accounts were at that moment. */
export const usersShown = async ({ personal }: Pick<UserContext, 'personal'>, people: readonly UserRow[], at: Date) =>
  (await personal.openAll(people)).map((person) => ({
    ...{ id: person.id, name: calledBy(person), email: person.email, job: person.job },
    ...{ role: person.role, state: stateOf(person, at) },
    creationDate: moment(new Date(person.createdAt)),
    emailConfirmedAt: person.emailConfirmedAt && moment(new Date(person.emailConfirmedAt)),
  }))

export const notesShown = async (reading: UserContext & { readonly me: Me }, rows: readonly CompanyNoteRow[]) => {
  const notes = await reading.personal.openAll(rows)
  const nameOf = await namesById(
    reading,
    notes.map(({ writtenBy }) => writtenBy),
  )
  return notes.map(({ id, text, writtenAt, writtenBy }) => ({
    ...{ id, text, writtenBy: nameOf(writtenBy) },
    writtenAt: moment(new Date(writtenAt)),
    mine: writtenBy === reading.me.userId,
  }))
}
