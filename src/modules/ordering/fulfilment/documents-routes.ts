import { order } from '#modules/ordering/order.ts'
import type { OrderRecord } from '#modules/ordering/order-record.ts'
import { ERASED } from '#platform/access/personal-data.ts'
import { notFound, type Refusal } from '#platform/decision.ts'
import { moment } from '#platform/event.ts'
import type { Download } from '#platform/http/serve.ts'
import { serve } from '#platform/http/serve.ts'
import type { DocumentDefinition } from '#platform/pdf/page.ts'
import type { Services } from '#platform/services.ts'
import { distributorOf } from '#projections/distributors.ts'
import { anyOrder, type OrderRow, orderOf } from '#projections/orders.ts'
import * as calls from './documents-contract.ts'
import { orderFiles } from './fulfilment-routes.ts'
import { submittedDocument } from './fulfilment-view.ts'
import { type OrderPaper, orderPaper } from './order-papers.ts'
import { commercialInvoicePdf, invoiceFileName, invoicePdf, packingSlipPdf, proformaPdf } from './order-papers-pdf.ts'
import { submitDocument } from './reviewing-documents.ts'
import { uploads } from './uploads.ts'

const noSuchDocument = notFound('There is no such document')

type Opening = Pick<Services, 'db' | 'personal' | 'documents' | 'configuration' | 'files'>
type Made = { readonly name: string; readonly at: string; readonly pdf: (paper: OrderPaper) => DocumentDefinition }

/** A paper that the portal makes from the order as it was confirmed, dated as of what it belongs to. */
const made = async (
  { db, personal, documents, configuration }: Opening,
  row: OrderRow,
  { name, at, pdf }: Made,
): Promise<Download> => {
  const [opened, company] = await Promise.all([
    personal.openAll<OrderRecord>(row),
    distributorOf(db, row.distributorId),
  ])
  const paper = orderPaper(opened, {
    brand: configuration.brand,
    distributor: company?.organizationName ?? '',
    orderUrl: `${configuration.publicUrl}/profile/order/${row.id}`,
    madeAt: moment(new Date(at)),
  })
  return { download: await documents.make(pdf(paper)), name, mediaType: 'application/pdf', inline: true }
}

const shownInBrowsers = ['application/pdf', 'image/png', 'image/jpeg']

/** A file that was uploaded; the caller has found it in an order that the reader may see. */
const stored = async (
  { files, personal }: Opening,
  { fileId, filename }: { readonly fileId: string; readonly filename: string },
): Promise<Download | Refusal> => {
  const [file, opened] = await Promise.all([files.open(fileId), personal.openAll(filename)])
  if (!file) return noSuchDocument
  // Whoever named it may have been erased: the file is still the company's.
  const name = opened === ERASED ? file.name : opened
  return { download: file.body, name, mediaType: file.mediaType, inline: shownInBrowsers.includes(file.mediaType) }
}

const shippingPdfs = { COMMERCIAL_INVOICE: commercialInvoicePdf, PACKING_SLIP: packingSlipPdf, IMPORT_LICENSE: null }

/** Whatever of an order's documents has this id. */
const documentOf = async (services: Opening, row: OrderRow | undefined, documentId: string) => {
  if (!row) return noSuchDocument
  const submitted = row.submittedDocuments.find((it) => it.documentId === documentId)
  if (submitted) return stored(services, submitted)
  const drafts = row.drafts.flatMap(({ documents, sentAt: at }) => documents.map((it) => ({ ...it, at })))
  const shipped = (row.shipment?.documents ?? []).map((it) => ({ ...it, at: row.shipment?.at ?? row.placedAt }))
  const sent = [...drafts, ...shipped].find((it) => it.documentId === documentId)
  if (!sent) return noSuchDocument
  const { fileId, filename: name, type, at } = sent
  if (fileId !== null) return stored(services, { fileId, filename: name })
  const pdf = shippingPdfs[type]
  return pdf ? made(services, row, { name, at, pdf }) : noSuchDocument
}

const proformaOf = async (services: Opening, row: OrderRow | undefined) => {
  const asked = row?.requests.find(({ type }) => type === 'PROOF_OF_PREPAYMENT')
  return row && asked
    ? made(services, row, { name: `proforma-${row.num}.pdf`, at: asked.askedAt, pdf: proformaPdf })
    : noSuchDocument
}

const invoiceOf = async (services: Opening, row: OrderRow | undefined) => {
  if (!row?.invoice) return noSuchDocument
  const { invoiceNumber: number, dueOn, invoice, billedAt: at } = row.invoice
  if (invoice) return stored(services, invoice)
  return made(services, row, {
    name: invoiceFileName(number),
    at,
    pdf: (paper) => invoicePdf(paper, { number, dueOn }),
  })
}

/** What would be sent, before it is. */
const previewOf = async (
  services: Opening,
  row: OrderRow | undefined,
  type: 'COMMERCIAL_INVOICE' | 'PACKING_SLIP',
  now: Date,
) =>
  row?.confirmed
    ? made(services, row, { name: `draft-${row.num}.pdf`, at: now.toISOString(), pdf: shippingPdfs[type] })
    : noSuchDocument

export const documentsRoutes = [
  serve(calls.submitDocument, async ({ log, me, files, newId, personal, now, input }) => {
    const { orderId, type, file: path } = input
    const state = await log.stateOf(order, orderId)
    const { take, beside } = orderFiles({ files, newId, personal, me }, state, uploads[type])
    const file = await take(path)
    const submitted = {
      ...file,
      type,
      submittedAt: moment(now),
      state: 'SUBMITTED',
      reason: null,
      reviewedAt: null,
    } as const
    const answer = { success: true as const, file: submittedDocument(`/api/order/${orderId}`, submitted) }
    const options = { answer, ...beside() }
    return personal.openAll((await log.decide(order, orderId, submitDocument(type, file), options)).answer)
  }),

  serve(calls.downloadDocument, async ({ me, input: { id, documentId }, ...services }) =>
    documentOf(services, await orderOf(services.db, me.distributorId as string, id), documentId),
  ),
  serve(calls.downloadOfficeDocument, async ({ input: { id, documentId }, ...services }) =>
    documentOf(services, await anyOrder(services.db, id), documentId),
  ),
  serve(calls.previewShippingDocument, async ({ now, input: { id, type }, ...services }) =>
    previewOf(services, await anyOrder(services.db, id), type, now),
  ),
  serve(calls.downloadProforma, async ({ me, input: { id }, ...services }) =>
    proformaOf(services, await orderOf(services.db, me.distributorId as string, id)),
  ),
  serve(calls.downloadOfficeProforma, async ({ input: { id }, ...services }) =>
    proformaOf(services, await anyOrder(services.db, id)),
  ),
  serve(calls.downloadInvoice, async ({ me, input: { id }, ...services }) =>
    invoiceOf(services, await orderOf(services.db, me.distributorId as string, id)),
  ),
  serve(calls.downloadOfficeInvoice, async ({ input: { id }, ...services }) =>
    invoiceOf(services, await anyOrder(services.db, id)),
  ),
]
