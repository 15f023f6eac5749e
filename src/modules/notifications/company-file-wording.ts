import type { RequestOutcome } from '#modules/agreements/events.ts'
import { issueNumber } from '#modules/labels/events.ts'
import { paths } from '#paths'
import { lookUp } from '#platform/records.ts'
import { dayOf } from '#platform/text/formats.ts'
import { sentence } from '#platform/text/sentence.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { because } from './because.ts'
import type { NotificationType } from './events.ts'
import { agreementRequested, newRequest } from './request-wording.ts'
import type { Notice, NoticeTexts, Reader } from './wording.ts'

type Wording = Partial<Record<NotificationType, (notice: Notice, reader: Reader) => NoticeTexts>>

/** Notifications of the first version have the number without its prefix. */
const issueOf = ({ facts: { subject } }: Notice): string => {
  if (!subject) return 'your label issue'
  return `label issue ${/^\d/.test(subject) ? issueNumber(subject) : subject}`
}

const roundOf = (notice: Notice): string => `${issueOf(notice)}, round ${notice.facts.round ?? 1}`

/** What a distributor is notified of in a label issue. */
export type LabelNews = 'PROPOSED' | 'DUE' | 'OVERDUE' | 'RELEASED'

const labelNews: Readonly<Record<LabelNews, (notice: Notice, zone: TimeZone) => string>> = {
  PROPOSED: (notice) => `There is a new artwork for ${roundOf(notice)}. Please check it.`,
  DUE: (notice, zone) =>
    sentence(
      `Please answer ${roundOf(notice)}`,
      notice.facts.until ? `, by ${dayOf(notice.facts.until, zone)}` : '',
      '. Your orders are on hold until you answer',
    ),
  OVERDUE: (notice) =>
    `The day for your answer to ${roundOf(notice)}, has passed. Your orders are on hold until you answer.`,
  RELEASED: ({ facts }) =>
    `The label of ${facts.product ?? 'your product'} has been released. The orders that were on hold for it continue.`,
}

/** For staff: the distributor's answer to an artwork. */
const answerToArtwork = (notice: Notice): string =>
  notice.facts.status === 'OVERDUE'
    ? `${notice.facts.company ?? 'A distributor'} has not answered ${roundOf(notice)}, by its day.`
    : `${notice.facts.company ?? 'A distributor'} answered ${roundOf(notice)}.`

/** What became of a request for an agreement. */
export type AgreementNews = 'IN_PREPARATION' | RequestOutcome

const agreementNews: Readonly<Record<AgreementNews, (notice: Notice) => string>> = {
  IN_PREPARATION: () => 'is in preparation',
  SIGNED: () => 'has been signed',
  REFUSED: ({ facts }) => `was refused${because(facts)}`,
}

/** Notifications about a company's account, file, agreements and labels. */
export const companyFileWording = {
  FINALIZE_ACCOUNT: ({ facts }) => ({
    title: facts.document ? 'One more document is needed' : 'Finalize your account',
    content: facts.document
      ? `Please send ${facts.document} for your company’s file.`
      : facts.count
        ? `Your account is not activated yet. ${facts.count === 1 ? 'One document is' : `${facts.count} documents are`} still needed.`
        : 'Your account is not activated yet. Please fill in your documents.',
    link: paths.documents(),
  }),
  ACCOUNT_ACTIVATED: () => ({
    title: 'Account activated',
    content: 'Your account is activated. You can now place orders.',
    link: paths.shop(),
  }),
  ACCOUNT_SUSPENDED: ({ facts }) => ({
    title: 'Account suspended',
    content: sentence(`Your account is suspended${because(facts)}`, '. You can sign in and read, but not order'),
    link: paths.documents(),
  }),
  ACCOUNT_RESUMED: () => ({
    title: 'Account active again',
    content: 'Your account is active again. You can place orders.',
    link: paths.shop(),
  }),
  DOCUMENT_EXPIRING: ({ facts }, { companyZone }) => ({
    title: 'Document about to expire',
    content: sentence(
      `${facts.document ?? 'A document'} of your company ${facts.until ? `is valid until ${dayOf(facts.until, companyZone)}` : 'expires soon'}`,
      '. Please send the new one',
    ),
    link: paths.documents(),
  }),
  DOCUMENT_EXPIRED: (notice, { staff }) => ({
    title: 'Document expired',
    content: `${notice.facts.document ?? 'A document'} of ${staff ? (notice.facts.company ?? 'a distributor') : 'your company'} has expired.`,
    link: staff ? companyPage(notice) : paths.documents(),
  }),
  NEW_DOCUMENT_AVAILABLE: (notice) => newDocument(notice),
  AGREEMENT_REQUEST: ({ facts }) => newRequest('AGREEMENT', facts, 'Agreement requested'),
  AGREEMENT_ANSWERED: (notice) => ({
    title: 'Your agreement request',
    content: sentence(
      `${agreementRequested(notice.facts)} `,
      (lookUp(agreementNews, notice.facts.status) ?? agreementNews.IN_PREPARATION)(notice),
    ),
    link: paths.agreements(),
  }),
  LABEL_ISSUE: ({ facts }) => ({
    title: 'Label issue',
    content: `${facts.company ?? 'A distributor'} reported an issue with ${facts.product ? `the label of ${facts.product}` : 'a label'}.`,
    link: paths.officeLabels({}, { issue: facts.subjectId }),
  }),
  LABEL_ISSUE_UPDATED: (notice, { staff, companyZone }) => ({
    title: notice.facts.status === 'RELEASED' ? 'Label released' : 'Label issue updated',
    content: staff
      ? answerToArtwork(notice)
      : (lookUp(labelNews, notice.facts.status) ?? labelNews.PROPOSED)(notice, companyZone),
    link: staff ? paths.officeLabels({}, { issue: notice.facts.subjectId }) : paths.labels(),
  }),
  COMPANY_DATA_CHANGED: ({ facts }) => ({
    title: 'Company data changed',
    content: `${facts.company ?? 'A distributor'} ${facts.status === 'EXPLAINED' ? 'answered about its changed data' : 'changed data from its due diligence'}. Please look at it.`,
    link: facts.distributorId ? paths.officeVetting({ distributorId: facts.distributorId }) : paths.officeVetting(),
  }),
  COMPANY_DATA_QUESTION: ({ facts }) => ({
    title: 'Question about your company’s data',
    content: sentence(`We have a question about what you changed${because(facts)}`, '. Your orders continue meanwhile'),
    link: paths.company(),
  }),
  NEW_DISTRIBUTOR: (notice) => ({
    title: 'New distributor',
    content: `${notice.facts.company ?? 'A company'} has signed up and is waiting for activation.`,
    link: companyPage(notice),
  }),
} as const satisfies Wording

const companyPage = ({ facts: { distributorId } }: Notice): string =>
  distributorId ? paths.officeDistributor({ distributorId }) : paths.officeDistributors()

const newDocument = ({ resourceType, orderId, orderNum, facts }: Notice): NoticeTexts => {
  if (resourceType === 'agreement')
    return {
      title: 'New agreement available',
      content: sentence('A signed agreement', facts.country ? ` for ${facts.country}` : '', ' is in your agreements'),
      link: paths.documents(),
    }
  if (resourceType === 'order')
    return {
      title: 'New document available',
      content: sentence('There are new documents for ', orderNum ? `order ${orderNum}` : 'your order'),
      link: orderId ? paths.order({ id: orderId }) : paths.orders(),
    }
  return {
    title: 'New document available',
    content: `${facts.document ?? 'A new document'} is now in your documents.`,
    link: paths.documents(),
  }
}
