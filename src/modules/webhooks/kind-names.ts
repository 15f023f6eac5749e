/** What companies and the provider get. */
const ofCompanies = [
  'order.placed',
  'order.quote_issued',
  'order.quote_withdrawn',
  'order.quote_rejected',
  'order.quote_expired',
  'order.confirmed',
  'order.prepayment_requested',
  'order.license_requested',
  'order.preinspection_requested',
  'order.document_submitted',
  'order.paid',
  'order.license_approved',
  'order.preinspection_approved',
  'order.document_rejected',
  'order.in_production',
  'order.shipping_documents_sent',
  'order.shipped',
  'order.delivered',
  'order.invoiced',
  'order.cancelled',
  'order.on_hold',
  'order.released',
  'company_document.approved',
  'company_document.returned',
  'label_issue.reported',
  'label_issue.artwork_proposed',
  'label_issue.released',
  'agreement.signed',
] as const
/** What the provider alone gets. */
const ofProvider = ['company.registered', 'ticket.opened'] as const

export const webhookKinds = [...ofCompanies, ...ofProvider] as const
export type WebhookKind = (typeof webhookKinds)[number]

export const kindsFor = (side: 'company' | 'provider'): readonly WebhookKind[] =>
  side === 'company' ? ofCompanies : webhookKinds
