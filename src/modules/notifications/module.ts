import type { Module } from '#platform/module.ts'
import { tellOfAgreementRequests, tellOfAgreements } from './agreement-reactions.ts'
import { tellOfAccounts, tellOfCompanyFiles } from './company-file-reactions.ts'
import { tellOfLabelIssues } from './label-reactions.ts'
import { tellOfLibrary } from './library-reactions.ts'
import { mailSamples } from './mail-samples.ts'
import { mailSettings } from './mail-settings.ts'
import { mails } from './mails.ts'
import { notification } from './notification.ts'
import { notificationWords } from './notification-words.ts'
import { tellOfOrders } from './order-reactions.ts'
import { reactions } from './reactions.ts'
import { tellOfRequests } from './request-reactions.ts'
import { routes } from './routes.ts'
import { tellOfReports, tellOfTickets } from './service-reactions.ts'
import { tellOfSignUps } from './signup-reactions.ts'

export const notifications: Module = {
  name: 'notifications',
  deciders: [notification, mailSettings],
  routes,
  reactions: [
    tellOfOrders,
    tellOfRequests,
    tellOfAccounts,
    tellOfCompanyFiles,
    tellOfSignUps,
    tellOfAgreementRequests,
    tellOfAgreements,
    tellOfLabelIssues,
    tellOfLibrary,
    tellOfTickets,
    tellOfReports,
    ...reactions,
  ],
  deadlines: {},
  inWords: notificationWords,
  mails,
  mailSamples,
  topics: { feed: ({ me }, userId) => userId === me.userId },
}
