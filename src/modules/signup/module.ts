import { userStream } from '#modules/identity/events.ts'
import { paths } from '#paths'
import { derivedId } from '#platform/derived-id.ts'
import type { MailSample, MailTemplate } from '#platform/mail/mailer.ts'
import { type Module, reaction } from '#platform/module.ts'
import { say } from '#platform/text/say.ts'
import { personOf } from '#projections/users.ts'
import { welcomeMail } from './confirmation.ts'
import { routes } from './routes.ts'

/** Welcomes a person who signed up, with a link that confirms the address. */
const welcomeApplicants = reaction({
  name: 'applicants-welcomed',
  of: [userStream],
  reads: ['users'],
  newsForDays: 7,
  on: {
    UserRegistered: async (context, { userId, email }, { role, at, position }) => {
      if (role !== 'ANONYMOUS') return
      const mail = await welcomeMail(context, { userId, email }, new Date(at))
      await context.mailer.queue(derivedId('welcome', userId, position), userId, mail, { awaited: true })
    },
    NewLinkAsked: async (context, { userId, use }, { at, position }) => {
      const person = use === 'confirm-signup' ? await personOf(context.db, userId) : undefined
      if (!person?.active || person.emailConfirmedAt !== null) return
      const mail = await welcomeMail(context, { userId, email: person.email }, new Date(at))
      await context.mailer.queue(derivedId('welcome', userId, position), userId, mail, { awaited: true })
    },
  },
})

const welcome: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: say('Welcome to {0}', brand.name),
  paragraphs: [
    say(
      'Your company is registered, and we are checking your documents. You can already sign in, see the products and complete your file. We write to you as soon as your account is activated.',
    ),
    say('Please confirm that this is your e-mail address. We need that before we can activate the account.'),
    say('If you did not sign up, you do not need to do anything.'),
  ],
  action: { label: say('Confirm my e-mail address'), link: paths.confirmSignup({}, { token }), secret: true },
})

/** Mails to people who have signed up. */
const mails: Readonly<Record<string, MailTemplate>> = { welcome }

const mailSamples: readonly MailSample[] = [
  { kind: 'welcome', template: 'welcome', staff: false, data: { token: 'sample' } },
]

/** How a company comes in: its data, its first user and its documents at once. It owns no events; what happens is the others'. */
export const signup: Module = {
  name: 'signup',
  deciders: [],
  routes,
  reactions: [welcomeApplicants],
  deadlines: {},
  mails,
  mailSamples,
}
