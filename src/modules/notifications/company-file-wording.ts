import type { RequestOutcome } from '#modules/agreements/events.ts'
import { issueNumber } from '#modules/labels/events.ts'
import { paths } from '#paths'
import { lookUp } from '#platform/records.ts'
import { dayOf } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { sentence } from '#platform/text/sentence.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { because } from './because.ts'
import type { NotificationType } from './events.ts'
import { agreementRequested, newRequest } from './request-wording.ts'
import type { Notice, NoticeTexts, Reader } from './wording.ts'

type Wording = Partial<Record<NotificationType, (notice: Notice, reader: Reader) => NoticeTexts>>

/** Notifications of the first version have the number without its prefix. */
const issueOf = ({ facts: { subject } }: Notice): string => {
  if (!subject) return say('your label issue')
  return say('label issue {0}', /^\d/.test(subject) ? issueNumber(subject) : subject)
}

const roundOf = (notice: Notice): string => say('{0}, round {1}', issueOf(notice), notice.facts.round ?? 1)

/** What a distributor is notified of in a label issue. */
export type LabelNews = 'PROPOSED' | 'DUE' | 'OVERDUE' | 'RELEASED'

const labelNews: Readonly<Record<LabelNews, (notice: Notice, zone: TimeZone) => string>> = {
  PROPOSED: (notice) => say('There is a new artwork for {0}. Please check it.', roundOf(notice)),
  DUE: (notice, zone) =>
    sentence(
      say('Please answer {0}', roundOf(notice)),
      notice.facts.until ? say(', by {0}', dayOf(notice.facts.until, zone)) : '',
      say('. Your orders are on hold until you answer'),
    ),
  OVERDUE: (notice) =>
    say('The day for your answer to {0}, has passed. Your orders are on hold until you answer.', roundOf(notice)),
  RELEASED: ({ facts }) =>
    say(
      'The label of {0} has been released. The orders that were on hold for it continue.',
      facts.product ?? say('your product'),
    ),
}

/** For staff: the distributor's answer to an artwork. */
const answerToArtwork = (notice: Notice): string =>
  notice.facts.status === 'OVERDUE'
    ? say('{0} has not answered {1}, by its day.', notice.facts.company ?? say('A distributor'), roundOf(notice))
    : say('{0} answered {1}.', notice.facts.company ?? say('A distributor'), roundOf(notice))

/** What became of a request for an agreement. */
export type AgreementNews = 'IN_PREPARATION' | RequestOutcome

const agreementNews: Readonly<Record<AgreementNews, (notice: Notice) => string>> = {
  IN_PREPARATION: () => say('is in preparation'),
  SIGNED: () => say('has been signed'),
  REFUSED: ({ facts }) => say('was refused{0}', because(facts)),
}

/** Notifications about a company's account, file, agreements and labels. */
export const companyFileWording = {
  FINALIZE_ACCOUNT: ({ facts }) => ({
    title: facts.document ? say('One more document is needed') : say('Finalize your account'),
    content: facts.document
      ? say('Please send {0} for your company’s file.', facts.document)
      : facts.count
        ? say(
            'Your account is not activated yet. {0} still needed.',
            facts.count === 1 ? say('One document is') : say('{0} documents are', facts.count),
          )
        : say('Your account is not activated yet. Please fill in your documents.'),
    link: paths.documents(),
  }),
  ACCOUNT_ACTIVATED: () => ({
    title: say('Account activated'),
    content: say('Your account is activated. You can now place orders.'),
    link: paths.shop(),
  }),
  ACCOUNT_SUSPENDED: ({ facts }) => ({
    title: say('Account suspended'),
    content: sentence(
      say('Your account is suspended{0}', because(facts)),
      say('. You can sign in and read, but not order'),
    ),
    link: paths.documents(),
  }),
  ACCOUNT_RESUMED: () => ({
    title: say('Account active again'),
    content: say('Your account is active again. You can place orders.'),
    link: paths.shop(),
  }),
  DOCUMENT_EXPIRING: ({ facts }, { companyZone }) => ({
    title: say('Document about to expire'),
    content: sentence(
      say(
        '{0} of your company {1}',
        facts.document ?? say('A document'),
        facts.until ? say('is valid until {0}', dayOf(facts.until, companyZone)) : say('expires soon'),
      ),
      say('. Please send the new one'),
    ),
    link: paths.documents({}, { send: facts.subjectId }),
  }),
  DOCUMENT_EXPIRED: (notice, { staff }) => ({
    title: say('Document expired'),
    content: say(
      '{0} of {1} has expired.',
      notice.facts.document ?? say('A document'),
      staff ? (notice.facts.company ?? say('a distributor')) : say('your company'),
    ),
    link: staff ? companyPage(notice) : paths.documents({}, { send: notice.facts.subjectId }),
  }),
  NEW_DOCUMENT_AVAILABLE: (notice) => newDocument(notice),
  AGREEMENT_REQUEST: ({ facts }) => newRequest('AGREEMENT', facts, say('Agreement requested')),
  AGREEMENT_ANSWERED: (notice) => ({
    title: say('Your agreement request'),
    content: sentence(
      `${agreementRequested(notice.facts)} `,
      (lookUp(agreementNews, notice.facts.status) ?? agreementNews.IN_PREPARATION)(notice),
    ),
    link: paths.agreements(),
  }),
  LABEL_ISSUE: ({ facts }) => ({
    title: say('Label issue'),
    content: say(
      '{0} reported an issue with {1}.',
      facts.company ?? say('A distributor'),
      facts.product ? say('the label of {0}', facts.product) : say('a label'),
    ),
    link: paths.officeLabels({}, { issue: facts.subjectId }),
  }),
  LABEL_ISSUE_UPDATED: (notice, { staff, companyZone }) => ({
    title: notice.facts.status === 'RELEASED' ? say('Label released') : say('Label issue updated'),
    content: staff
      ? answerToArtwork(notice)
      : (lookUp(labelNews, notice.facts.status) ?? labelNews.PROPOSED)(notice, companyZone),
    link: staff
      ? paths.officeLabels({}, { issue: notice.facts.subjectId })
      : paths.labels({}, {}, notice.facts.subjectId ? `issue-${notice.facts.subjectId}` : undefined),
  }),
  COMPANY_DATA_CHANGED: ({ facts }) => ({
    title: say('Company data changed'),
    content: say(
      '{0} {1}. Please look at it.',
      facts.company ?? say('A distributor'),
      facts.status === 'EXPLAINED'
        ? say('answered about its changed data')
        : say('changed data from its due diligence'),
    ),
    link: vettingPage({ facts }),
  }),
  COMPANY_DATA_QUESTION: ({ facts }) => ({
    title: say('Question about your company’s data'),
    content: sentence(
      say('We have a question about what you changed{0}', because(facts)),
      say('. Your orders continue meanwhile'),
    ),
    link: paths.company(),
  }),
  NEW_DISTRIBUTOR: (notice) => ({
    title: say('New distributor'),
    content: say('{0} has signed up and is waiting for activation.', notice.facts.company ?? say('A company')),
    link: vettingPage(notice),
  }),
} as const satisfies Wording

const vettingPage = ({ facts: { distributorId } }: Pick<Notice, 'facts'>): string =>
  paths.officeVetting(distributorId ? { distributorId } : {})

const companyPage = ({ facts: { distributorId } }: Notice): string =>
  distributorId ? paths.officeDistributor({ distributorId }) : paths.officeDistributors()

const newDocument = ({ resourceType, orderId, orderNum, facts }: Notice): NoticeTexts => {
  if (resourceType === 'agreement')
    return {
      title: say('New agreement available'),
      content: sentence(
        say('A signed agreement'),
        facts.country ? say(' for {0}', facts.country) : '',
        say(' is in your agreements'),
      ),
      link: paths.documents(),
    }
  if (resourceType === 'order')
    return {
      title: say('New document available'),
      content: sentence(say('There are new documents for '), orderNum ? say('order {0}', orderNum) : say('your order')),
      link: orderId ? paths.order({ id: orderId }, {}, 'papers') : paths.orders(),
    }
  return {
    title: say('New document available'),
    content: say('{0} is now in your documents.', facts.document ?? say('A new document')),
    link: paths.documents(),
  }
}
