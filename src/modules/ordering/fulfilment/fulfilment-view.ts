import { chosenOptionId, freightOf } from '#modules/ordering/agreed-shipping.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isOffered, type LifeState, orderLife } from '#modules/ordering/order-life.ts'
import { newestAdded, type QuoteVersion, type SubmittedDocument } from '#modules/ordering/order-parts.ts'
import type { OrderRecord } from '#modules/ordering/order-record.ts'
import {
  addedDocumentLabel,
  isApproved,
  orderDocumentLabels,
  orderStatuses,
  uploadedDocumentLabels,
} from '#modules/ordering/order-states.ts'
import { quoteFileName } from '#modules/ordering/quotes/quote-pdf.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { OpenedData } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { nameShown } from '#platform/files/shown-name.ts'
import { keysOf, recordOf } from '#platform/records.ts'
import type { OfferedCommands } from './fulfilment-answers.ts'
import { invoiceFileName } from './order-papers-pdf.ts'

type Fulfilment = Pick<
  OrderDetail,
  | 'held'
  | 'labelIssues'
  | 'quotes'
  | 'prepayment'
  | 'documentRequest'
  | 'submittedDocuments'
  | 'production'
  | 'shippingDrafts'
  | 'tracking'
  | 'certificateFiles'
  | 'addedDocuments'
  | 'trackingNumber'
  | 'lots'
  | 'earned'
  | 'invoice'
  | 'may'
>
type ShownQuote = OrderDetail['quotes'][number]
type OpenedOrder = OpenedData<OrderRecord>

/** Where this side opens the order's files, and what the reader may do now. */
export type Reader = { readonly files: string; readonly may: OfferedCommands }

const commands = keysOf(orderLife)

/** What a role may do with an order in this state: the buttons of its page. */
export const offeredTo = (role: Role, life: LifeState): OfferedCommands =>
  recordOf(commands, (command) => isOffered(command, life, role, mayDo))

const iso = <At extends Moment | null>(at: At): At => (at === null ? null : new Date(at).toISOString()) as At

/** What is said of a version besides its lines. */
export const quoteShown = (
  { issuedAt, issuedBy: _, lines: _lines, ...quote }: OpenedData<QuoteVersion>,
  confirmed: OpenedOrder['confirmed'],
): ShownQuote => {
  const option = freightOf(quote, confirmed)
  return {
    ...quote,
    issuedAt: iso(issuedAt),
    chosenOptionId: chosenOptionId(quote, confirmed),
    freight: option?.freight ?? null,
    shippingDiscount: option?.shippingDiscount ?? null,
    shippingPrice: option?.shippingPrice ?? null,
    grandTotal: option?.grandTotal ?? null,
  }
}

type OpenedFile = { readonly documentId: string; readonly fileId: string | null; readonly filename: string }

const fileAt = (files: string, { documentId, fileId, filename }: OpenedFile) => ({
  id: documentId,
  name: fileId === null ? filename : nameShown(filename, fileId),
  file: `${files}/documents/${documentId}`,
})

const shippingDocument = (files: string, document: OpenedOrder['drafts'][number]['documents'][number]) => ({
  ...fileAt(files, document),
  type: document.type,
  label: orderDocumentLabels[document.type],
})

/** A document of the distributor, with where this side opens it. */
export const submittedDocument = (
  files: string,
  { type, submittedAt, state, reason, reviewedAt, ...document }: SubmittedDocument,
): OrderDetail['submittedDocuments'][number] => ({
  ...fileAt(files, document),
  type,
  label: uploadedDocumentLabels[type],
  submittedAt: iso(submittedAt),
  state,
  reason,
  reviewedAt: iso(reviewedAt),
})

type AddedDocument = OrderDetail['addedDocuments'][number]

/** What staff added: the file of each requested certificate, and all else. */
const additionsOf = ({ addedDocuments, certificates }: OpenedOrder, files: string) => {
  const newest = newestAdded(addedDocuments).map(({ type, name, addedAt, ...document }) => ({
    name,
    document: {
      ...fileAt(files, document),
      type,
      label: addedDocumentLabel(type, name),
      addedAt: iso(addedAt),
    } satisfies AddedDocument,
  }))
  const certificateOf = (wanted: string) =>
    newest.find(({ name, document }) => document.type === 'CERTIFICATE' && name === wanted)?.document ?? null
  const certificateFiles = certificates.map((name) => ({ name, document: certificateOf(name) }))
  const among = new Set(certificateFiles.map(({ document }) => document))
  return {
    certificateFiles,
    addedDocuments: newest.map(({ document }) => document).filter((document) => !among.has(document)),
  }
}

/** The last request, while its document is still the order's business. */
const documentRequestOf = ({ status, requests }: OpenedOrder): Fulfilment['documentRequest'] => {
  const last = requests.at(-1)
  return last && orderStatuses[status].docType === last.type ? { ...last, askedAt: iso(last.askedAt) } : null
}

/** The way from the quote to the invoice, as either side reads it. */
export const fulfilmentOf = (row: OpenedOrder, { files, may }: Reader): Fulfilment => ({
  held: row.held,
  labelIssues: row.holds.flatMap(({ labelIssueId }) => labelIssueId ?? []),
  quotes: row.quotes.map((quote) => quoteShown(quote, row.confirmed)),
  prepayment: row.prepayment && { ...row.prepayment, file: `${files}/proforma.pdf` },
  documentRequest: documentRequestOf(row),
  submittedDocuments: row.submittedDocuments.map((document) => submittedDocument(files, document)),
  production: row.production && { ...row.production, startedAt: iso(row.production.startedAt) },
  shippingDrafts: row.drafts.map(({ sentAt, decidedAt, documents, ...round }) => ({
    ...round,
    sentAt: iso(sentAt),
    decidedAt: iso(decidedAt),
    documents: documents.map((document) => shippingDocument(files, document)),
  })),
  tracking: row.shipment && {
    carrier: row.shipment.carrier,
    trackingUrl: row.shipment.trackingUrl,
    shippedOn: row.shipment.shippedOn,
    expectedOn: row.shipment.expectedOn,
  },
  ...additionsOf(row, files),
  trackingNumber: row.trackingNumber,
  lots: row.lots,
  earned: row.earned && { careCoins: row.earned.careCoinsEarned, cashBack: row.earned.cashBackCareCoins },
  invoice: row.invoice && {
    number: row.invoice.invoiceNumber,
    name: row.invoice.invoice
      ? nameShown(row.invoice.invoice.filename, row.invoice.invoice.fileId)
      : invoiceFileName(row.invoice.invoiceNumber),
    dueOn: row.invoice.dueOn,
    billedAt: iso(row.invoice.billedAt),
    file: `${files}/invoice.pdf`,
  },
  may,
})

/** What the distributor can download: the quote, and the shipping documents once they are approved or the goods on their way. */
export const downloadsOf = (row: OpenedOrder, files: string): OrderDetail['orderDocuments'] => {
  const approved = row.drafts.findLast(({ state }) => isApproved(state))?.documents ?? []
  const shipped = row.shipment?.documents ?? []
  const last = new Map([...approved, ...shipped].map((document) => [document.type, document]))
  const quote = { type: 'QUOTE' as const, name: quoteFileName(row.num), file: `${files}/quote.pdf` }
  return [
    ...(row.quotes.length > 0 ? [{ ...quote, label: orderDocumentLabels.QUOTE }] : []),
    ...[...last.values()].map((document) => {
      const { name, file, type, label } = shippingDocument(files, document)
      return { name, file, type, label }
    }),
  ]
}
