import { passkeyRoutes } from '#modules/identity/passkeys/passkey-routes.ts'
import { linkRoutes } from '#modules/identity/password/link-routes.ts'
import { passwordRoutes } from '#modules/identity/password/password-routes.ts'
import { handOverRoutes } from '#modules/identity/people/hand-over-routes.ts'
import { officeTeamRoutes } from '#modules/identity/people/office-team-routes.ts'
import { peopleAccessRoutes } from '#modules/identity/people/people-access-routes.ts'
import { peopleRoutes, pictureAt } from '#modules/identity/people/people-routes.ts'
import { teamRoutes } from '#modules/identity/people/team-routes.ts'
import { secondFactorRoutes } from '#modules/identity/session/second-factor-routes.ts'
import { changeOwnSecurity } from '#modules/identity/session/security-routes.ts'
import { sessionRoutes } from '#modules/identity/session/session-routes.ts'
import { companySignInRoutes } from '#modules/identity/single-sign-on/company-sign-in-routes.ts'
import { singleSignOnRoutes } from '#modules/identity/single-sign-on/single-sign-on-routes.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { isRefusal, notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import type { Services } from '#platform/services.ts'
import { addressBook, addressesOf } from '#projections/addresses.ts'
import { asCompany, companyZone, distributorOf } from '#projections/distributors.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { activeUsersOf, asUser, personOf, type UserRow, zoneOfPerson } from '#projections/users.ts'
import { accountRoutes } from './account-routes.ts'
import { needsFirstSteps } from './account-states.ts'
import {
  chooseLanguage as callOfLanguage,
  chooseTimeZone as callOfTimeZone,
  chooseListColumns,
  currentUser,
  deactivateUser,
  listUsers,
  putFirstStepsAway,
  setProfile,
  setSecurity,
  type User,
} from './contract.ts'
import { changeOwnProfile } from './profile-routes.ts'
import {
  chooseColumns,
  chooseLanguage,
  chooseTimeZone,
  deactivate,
  putFirstStepsAway as decidePutAway,
  user,
} from './user.ts'

const done = { success: true }

type PersonalContext = Pick<Services, 'personal'>

const shown = async ({ personal }: PersonalContext, rows: readonly UserRow[]): Promise<User[]> =>
  (await personal.openAll(rows.map(asUser))).map((person) => ({
    ...person,
    fullName: calledBy(person),
  }))

const companyOf = async ({ db, personal }: PersonalContext & Pick<Services, 'db'>, distributorId: string) => {
  const row = await distributorOf(db, distributorId)
  if (!row) return null
  const loyalty = { careCoinsBalance: careCoins(await balanceOf(db, row.id)) }
  const distributor = await personal.openAll({
    ...asCompany(row),
    ...addressBook(await addressesOf(db, row.id)),
    loyalty,
  })
  const person = row.salesRepresentativeId ? await personOf(db, row.salesRepresentativeId) : undefined
  if (!person?.active) return { distributor, language: row.language, salesRepresentative: null }
  const { firstname, lastname, email, phone, picture } = person
  const opened = await personal.openAll({ firstname, lastname, email, phone, picture })
  return {
    distributor,
    language: row.language,
    salesRepresentative: { ...opened, picture: pictureAt(opened.picture) },
  }
}

export const routes = [
  ...sessionRoutes,
  ...singleSignOnRoutes,
  ...passkeyRoutes,
  ...companySignInRoutes,
  ...passwordRoutes,
  ...linkRoutes,
  ...peopleRoutes,
  ...peopleAccessRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...teamRoutes,
  ...handOverRoutes,
  ...officeTeamRoutes,

  serve(currentUser, async (context) => {
    const { db, me, personal, configuration } = context
    const row = await personOf(db, me.userId)
    if (!row) return notFound()
    const [person] = (await shown(context, [row])) as [User]
    const company = me.distributorId === null ? null : await companyOf(context, me.distributorId)
    const zone = await companyZone(context, me.distributorId)
    const users = me.distributorId === null ? [] : await shown(context, await activeUsersOf(db, me.distributorId))
    return {
      ...person,
      // A member of staff who sees the portal as a company has another role than their own.
      role: me.role,
      distributor: company && { ...company.distributor, users },
      salesRepresentative: company?.salesRepresentative ?? null,
      defaultContact: configuration.brand.commercialDirector,
      timeZone: zoneOfPerson(row, me) ?? zone,
      companyZone: zone,
      language: row.language,
      companyLanguage: company?.language ?? null,
      passwordPolicy: configuration.passwordPolicy,
      emailConfirmed: row.emailConfirmedAt !== null,
      hiddenColumns: row.hiddenColumns,
      needsFirstSteps: needsFirstSteps(row, context.now),
      pendingEmail: row.pendingEmail && (await personal.open(row.pendingEmail)),
    }
  }),

  serve(listUsers, async (context) => {
    const { db, me } = context
    return me.distributorId === null ? [] : shown(context, await activeUsersOf(db, me.distributorId))
  }),

  serve(setProfile, changeOwnProfile),

  serve(setSecurity, changeOwnSecurity),

  serve(chooseListColumns, async ({ log, me, input: { list, hidden } }) => {
    await log.decide(user, me.userId, chooseColumns(list, hidden), { answer: done })
    return done
  }),

  serve(callOfTimeZone, async ({ log, me, input: { timeZone } }) => {
    await log.decide(user, me.userId, chooseTimeZone(timeZone), { answer: done })
    return done
  }),

  serve(callOfLanguage, async ({ log, me, input: { language } }) => {
    await log.decide(user, me.userId, chooseLanguage(language), { answer: done })
    return done
  }),

  serve(putFirstStepsAway, async ({ log, me }) => {
    await log.decide(user, me.userId, decidePutAway, { answer: done })
    return done
  }),

  serve(deactivateUser, async (context) => {
    const { db, log, me, accounts, sessions, input } = context
    const { id } = input
    await provePerson(context)
    const team = me.distributorId === null ? [] : await activeUsersOf(db, me.distributorId)
    if (!team.some((person) => person.id === id)) return notFound('This user does not exist')
    const targets = Object.fromEntries(team.map((person) => [person.id, existing(user, person.id)]))
    await log.decideTogether(
      targets,
      (states) => {
        const decided = deactivate(Object.values(states), id)
        return isRefusal(decided) ? decided : { [id]: decided }
      },
      {
        answer: done,
        also: async (tx) => {
          await accounts.deactivate(id, tx)
          await sessions.closeAll(id, null, tx)
        },
      },
    )
    return done
  }),
]
