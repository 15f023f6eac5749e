import type { Module } from '#platform/module.ts'
import { notifyOfAgreementRequests, notifyOfAgreements } from './agreement-reactions.ts'
import { notifyOfAccounts, notifyOfCompanyFiles } from './company-file-reactions.ts'
import { notifyOfLabelIssues } from './label-reactions.ts'
import { notifyOfLibrary } from './library-reactions.ts'
import { mailSamples } from './mail-samples.ts'
import { mailSettings } from './mail-settings.ts'
import { mails } from './mails.ts'
import { notification } from './notification.ts'
import { notificationTexts } from './notification-texts.ts'
import { notifyOfOrders } from './order-reactions.ts'
import { reactions } from './reactions.ts'
import { notifyOfRequests } from './request-reactions.ts'
import { routes } from './routes.ts'
import { notifyOfReports, notifyOfTickets } from './service-reactions.ts'
import { notifyOfSignUps } from './signup-reactions.ts'

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
    ...reactions,
  ],
  deadlines: {},
  inWords: notificationTexts,
  mails,
  mailSamples,
  topics: { feed: ({ me }, userId) => userId === me.userId },
}
