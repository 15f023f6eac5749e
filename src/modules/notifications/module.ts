import { distributorStream } from '#modules/distributors/events.ts'
import { userStream } from '#modules/identity/events.ts'
import { mailSamples } from '#modules/notifications/mails/mail-samples.ts'
import { mailSettings } from '#modules/notifications/mails/mail-settings.ts'
import { mails } from '#modules/notifications/mails/mails.ts'
import { asLabel } from '#platform/facts.ts'
import { type Module, reaction } from '#platform/module.ts'
import { describeEvents, listed } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import { notifyOfAgreementRequests, notifyOfAgreements } from './agreement-reactions.ts'
import { notifyOfAccounts, notifyOfCompanyFiles } from './company-file-reactions.ts'
import { mailSettingsStream, notificationStream } from './events.ts'
import { notifyOfLabelIssues } from './label-reactions.ts'
import { notifyOfLibrary } from './library-reactions.ts'
import { notification } from './notification.ts'
import { NEWS_FOR_DAYS, notify } from './notify.ts'
import { notifyOfOrders } from './order-reactions.ts'
import { AUDIENCE_MODELS, reactions, staffFor } from './reactions.ts'
import { notifyOfRequests } from './request-reactions.ts'
import { routes } from './routes.ts'
import { notifyOfReports, notifyOfTickets } from './service-reactions.ts'
import { notifyOfWebhooks } from './webhook-reactions.ts'

/** A sign-up is a visitor's; whom staff register they know of. */
const isSignUp = ({ role }: { readonly role: string }): boolean => role === 'ANONYMOUS'

/** Notifies QUALITY of a company that has signed up, and its first user that the account is not active yet. */
const notifyOfSignUps = reaction({
  name: 'tell-of-sign-ups',
  of: [distributorStream, userStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    DistributorRegistered: async (context, { distributorId, organizationName }, cause) => {
      if (!isSignUp(cause)) return
      const facts = { company: organizationName.slice(0, 200), distributorId }
      await notify(context, cause, await staffFor(context, undefined, ['QUALITY']), { type: 'NEW_DISTRIBUTOR', facts })
    },
    UserRegistered: async (context, { userId }, cause) => {
      if (!isSignUp(cause)) return
      await notify(context, cause, { name: 'applicant', people: [userId] }, { type: 'FINALIZE_ACCOUNT', facts: {} })
    },
  },
})

/** Notifications that were sent and read, and choices of mails, described for staff. */
const notificationTexts = describeEvents([notificationStream, mailSettingsStream], {
  NotificationSent: ({ type, orderNum }) => ({
    what: say('sent a notification'),
    detail: listed([asLabel(type), orderNum !== undefined && say('order {0}', orderNum)]),
  }),
  NotificationRead: () => ({ what: say('read the notification'), detail: null }),
  MailSettingsChosen: ({ modes, quiet }) => ({
    what: say('changed the email settings'),
    detail: listed([
      ...modes.map(
        ({ type, mail }) => `${asLabel(type)}: ${mail === 'OFF' ? say('none') : say('with the daily email')}`,
      ),
      quiet && say('none from {0}:00 to {1}:00', quiet.from, quiet.to),
    ]),
  }),
})

export const notifications: Module = {
  name: 'notifications',
  deciders: [notification, mailSettings],
  routes,
  reactions: [
    notifyOfOrders,
    notifyOfRequests,
    notifyOfAccounts,
    notifyOfCompanyFiles,
    notifyOfSignUps,
    notifyOfAgreementRequests,
    notifyOfAgreements,
    notifyOfLabelIssues,
    notifyOfLibrary,
    notifyOfTickets,
    notifyOfReports,
    notifyOfWebhooks,
    ...reactions,
  ],
  deadlines: {},
  descriptions: notificationTexts,
  mails,
  mailSamples,
  topics: { feed: ({ me }, userId) => userId === me.userId },
}
