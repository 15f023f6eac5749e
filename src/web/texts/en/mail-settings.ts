import type { NotificationType } from '#modules/notifications/events.ts'

const hour = (of: number): string => `${String(of).padStart(2, '0')}:00`
const mails = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`)

export const mailSettingsTexts = {
  title: 'Mails',
  lead: 'Every notification stays in the portal. Choose which of them come by mail, and when.',
  modes: { NOW: 'At once', DIGEST: 'Daily mail', OFF: 'No mail' },
  modeOf: (type: string) => `Mail: ${type}`,
  locked: {
    SECURITY: 'Always by mail: it protects your account.',
    ACCOUNT: 'Always by mail: your company cannot order without it.',
  },
  types: {
    NEW_QUOTE: 'A quote is ready',
    QUOTE_EXPIRING: 'A quote is about to expire',
    NEW_ORDER: 'A new order',
    QUOTE_DUE: 'A quote is due',
    QUOTE_OVERDUE: 'A quote is overdue',
    ORDER_STATUS: 'The status of an order changes',
    ORDER_ON_HOLD: 'An order is put on hold',
    ORDER_SHIPPED: 'An order is shipped',
    NEW_INVOICE: 'A new invoice',
    NEW_MESSAGE: 'A message about an order',
    FORECAST_REMINDER: 'Time to order what you forecast',
    DOCUMENT_SUBMITTED: 'A document to review',
    DOCUMENT_REVIEWED: 'A document is approved or rejected',
    DOCUMENT_EXPIRING: 'A document is about to expire',
    DOCUMENT_EXPIRED: 'A document has expired',
    AGREEMENT_REQUEST: 'An agreement is requested',
    AGREEMENT_ANSWERED: 'Your agreement request is answered',
    NEW_DOCUMENT_AVAILABLE: 'A new document for you',
    LOYALTY_PROGRAM: 'Your level and your material',
    PROMO_CODE: 'A promo code for you',
    NEW_RESOURCE_AVAILABLE: 'New material in the library',
    REQUEST_ANSWERED: 'Your product or label request is answered',
    TICKET_ANSWERED: 'Your request is answered',
    PRODUCT_REQUEST: 'A product is requested',
    LABEL_REQUEST: 'A label is requested',
    LABEL_ISSUE: 'A label issue is reported',
    LABEL_ISSUE_UPDATED: 'News about a label issue',
    REPORT_ANSWERED: 'Your report is answered',
    NEW_REPORT: 'A new report',
    NEW_TICKET: 'A new request',
    FINALIZE_ACCOUNT: 'Your account needs documents',
    ACCOUNT_ACTIVATED: 'Your account is activated',
    ACCOUNT_SUSPENDED: 'Your account is suspended',
    ACCOUNT_RESUMED: 'Your account is active again',
    NEW_DISTRIBUTOR: 'A distributor has signed up',
    SIGN_IN_REUSED: 'A sign-in may have been copied',
    INVARIANT_BROKEN: 'A rule is broken',
    LOG_FAULT: 'The event log was changed',
  } satisfies Readonly<Record<NotificationType, string>>,
  when: 'When mails come',
  whenLead: (zone: string) =>
    `The daily mail comes at 08:00 and holds what is new and not read yet. Times are those of ${zone}.`,
  quiet: 'Quiet hours: mails wait until they end',
  from: 'From',
  to: 'To',
  hour,
  same: 'Quiet hours end at another hour than they begin.',
  preview: (now: number, before: number) =>
    now === before
      ? `Last month this would have sent ${mails(now)}.`
      : `Last month this would have sent ${mails(now)} instead of ${before}.`,
  save: 'Save',
  saved: 'Your choice of mails is saved.',
}
