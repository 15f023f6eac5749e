import { listView } from '#modules/identity/list-views/list-view.ts'
import { listViewStream } from '#modules/identity/list-views/list-view-events.ts'
import { listViewRoutes } from '#modules/identity/list-views/list-view-routes.ts'
import {
  mailEmailChanges,
  mailInvitations,
  tellInviters,
  tellOfSignIns,
} from '#modules/identity/password/link-reactions.ts'
import { supervisedErasures } from '#modules/identity/people/erasing.ts'
import { companySignIn, companySignInDescriptions } from '#modules/identity/single-sign-on/company-sign-in.ts'
import { paths } from '#paths'
import { calledBy } from '#platform/access/personal-data.ts'
import type { Finder } from '#platform/finder.ts'
import type { MailSample } from '#platform/mail/mailer.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import { distributorsById } from '#projections/distributors.ts'
import { usersById } from '#projections/users.ts'
import { mails } from './mails.ts'
import { accountsFollow, notifyOfBreakGlass, tellOfLogins, tellOfResets } from './reactions.ts'
import { routes } from './routes.ts'
import { apiToken, apiTokenDescriptions } from './tokens/api-token.ts'
import { mailOfTokens, tokenMails } from './tokens/token-reactions.ts'
import { tokenDeadlines, tokenRoutes } from './tokens/token-routes.ts'
import { user } from './user.ts'
import { userDescriptions } from './user-descriptions.ts'

const token = 'sample'
const sample = (template: string, data: MailSample['data'], staff = false): MailSample => ({
  kind: staff ? `${template}-staff` : template,
  template,
  staff,
  data,
})

/** Samples of the mails about accounts. */
const mailSamples: readonly MailSample[] = [
  sample('invitation', { token }),
  sample('invitation', { token }, true),
  sample('link-asked', { firstname: 'Ada', lastname: 'Vega', office: false }),
  sample('password-link', { token }),
  sample('password-reset', {}),
  sample('login-changed', { email: true, username: false, password: true }),
  sample('email-confirm', { token }),
  sample('email-change-told', { token }),
  sample('email-undone', {}),
  sample('email-used', {}),
  sample('new-device', { device: 'Firefox on Windows', token }),
  sample('second-factor-changed', { what: 'on' }),
  sample('recovery-code-used', { left: 7 }),
  sample('api-token', { name: 'ERP', what: 'created' }),
  sample('break-glass', { firstname: 'Ada', lastname: 'Vega' }),
]

/** What happened to views of lists, described for staff. */
const listViewDescriptions = describeEvents([listViewStream], {
  ListViewKept: ({ list, shared }) => ({
    what: shared ? say('kept a view of a list for all of the staff') : say('kept a view of a list'),
    detail: list,
  }),
  ListViewRemoved: () => ({ what: say('removed a view of a list'), detail: null }),
})

/** People: the own company’s for a distributor, everybody for staff. */
const finders: readonly Finder[] = [
  {
    kind: 'people',
    permission: 'company.read',
    entries: ['people'],
    show: async ({ db, personal, may }, entries) =>
      (
        await personal.openAll(
          await usersById(
            db,
            entries.map(({ key }) => key),
          ),
        )
      ).map((person) => ({
        to: may('users.manage') ? paths.user({ id: person.id }) : paths.users(),
        label: calledBy(person),
        detail: person.job,
        words: [person.email],
      })),
  },
  {
    kind: 'people',
    permission: 'office.distributors.read',
    entries: ['people'],
    show: async ({ db, personal, may }, entries) => {
      const companyIds = entries.flatMap(({ company }) => company ?? [])
      const [people, companies] = await Promise.all([
        usersById(
          db,
          entries.map(({ key }) => key),
        ).then(personal.openAll),
        distributorsById(db, companyIds),
      ])
      return people.flatMap((person) => {
        const { distributorId, job, email } = person
        const label = calledBy(person)
        const company = distributorId && (companies.get(distributorId)?.organizationName ?? '—')
        const known = { label, words: [email, job], detail: company ? `${job} · ${company}` : job }
        if (may('office.accounts.manage')) return [{ ...known, to: paths.officePeople({}, { search: label }) }]
        return distributorId ? [{ ...known, to: paths.officeDistributor({ distributorId }) }] : []
      })
    },
  },
]

export const identity: Module = {
  name: 'identity',
  deciders: [user, listView, apiToken, companySignIn],
  supervised: [supervisedErasures],
  routes: [...routes, ...listViewRoutes, ...tokenRoutes],
  finders,
  reactions: [
    accountsFollow,
    tellOfLogins,
    tellOfResets,
    mailInvitations,
    tellInviters,
    mailEmailChanges,
    tellOfSignIns,
    mailOfTokens,
    notifyOfBreakGlass,
  ],
  deadlines: tokenDeadlines,
  descriptions: { ...userDescriptions, ...listViewDescriptions, ...apiTokenDescriptions, ...companySignInDescriptions },
  mails: { ...mails, ...tokenMails },
  mailSamples,
  topics: {
    /** `user:<userId>`: what changes about a person, for themselves. */
    user: ({ me }, userId) => me.userId === userId,
  },
}
