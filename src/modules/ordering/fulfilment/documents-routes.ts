import { order } from '#modules/ordering/order.ts'
import type { OrderRecord } from '#modules/ordering/order-record.ts'
import { type IssuedPaper, issuedBy } from '#modules/ordering/routes.ts'
import { notFound, type Refusal } from '#platform/decision.ts'
import { nameShown } from '#platform/files/shown-name.ts'
import { type Context, type Download, serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { DocumentDefinition } from '#platform/pdf/page.ts'
import { distributorOf, zoneOfCompany } from '#projections/distributors.ts'
import { anyOrder, type OrderRow, orderOf } from '#projections/orders.ts'
import * as calls from './documents-contract.ts'
import { orderFiles } from './fulfilment-routes.ts'
import { submittedDocument } from './fulfilment-view.ts'
import { type OrderPaper, orderPaper } from './order-papers.ts'
import { commercialInvoicePdf, invoiceFileName, invoicePdf, packingSlipPdf, proformaPdf } from './order-papers-pdf.ts'
import { submitDocument } from './reviewing-documents.ts'
import { uploads } from './uploads.ts'

const noSuchDocument = notFound('Document not found')

type DocumentContext = Pick<
  Context<never>,
  'db' | 'trail' | 'log' | 'personal' | 'documents' | 'configuration' | 'files'
>
type GeneratedPaper = { readonly name: string; readonly pdf: (paper: OrderPaper) => DocumentDefinition }

/** A paper that the portal makes from the order as it stood when it was issued. */
const made = async (
  { personal, documents, configuration }: DocumentContext,
  issued: IssuedPaper | null,
  { name, pdf }: GeneratedPaper,
): Promise<Download | Refusal> => {
  if (!issued) return noSuchDocument
  const { order: row, distributor, timeZone, brand, at: madeAt } = issued
  const paper = orderPaper(await personal.openAll<OrderRecord>(row), {
    brand,
    distributor,
    timeZone,
    orderUrl: `${configuration.publicUrl}/profile/order/${row.id}`,
    madeAt,
  })
  return { download: await documents.make(pdf(paper)), name, mediaType: 'application/pdf', inline: true }
}

const shownInBrowsers = ['application/pdf', 'image/png', 'image/jpeg']

/** A file that was uploaded; the caller has found it in an order that the reader may see. */
const stored = async (
  { files, personal }: DocumentContext,
  { fileId, filename }: { readonly fileId: string; readonly filename: string },
): Promise<Download | Refusal> => {
  const [file, opened] = await Promise.all([files.open(fileId), personal.openAll(filename)])
  if (!file) return noSuchDocument
  const name = nameShown(opened, file.path)
  return { download: file.body, name, mediaType: file.mediaType, inline: shownInBrowsers.includes(file.mediaType) }
}

const shippingPdfs = { COMMERCIAL_INVOICE: commercialInvoicePdf, PACKING_SLIP: packingSlipPdf, IMPORT_LICENSE: null }

type WithDocuments = { readonly documents?: readonly { readonly documentId: string }[] }

/** Whatever of an order's documents has this id. */
const documentOf = async (services: DocumentContext, row: OrderRow | undefined, documentId: string) => {
  if (!row) return noSuchDocument
  const isIt = (it: { readonly documentId: string }) => it.documentId === documentId
  const submitted = row.submittedDocuments.find(isIt)
  if (submitted) return stored(services, submitted)
  const added = row.addedDocuments.find(isIt)
  if (added) return stored(services, added)
  const sent = [...row.drafts.flatMap(({ documents }) => documents), ...(row.shipment?.documents ?? [])].find(isIt)
  if (!sent) return noSuchDocument
  const { fileId, filename: name, type } = sent
  if (fileId !== null) return stored(services, { fileId, filename: name })
  const pdf = shippingPdfs[type]
  if (!pdf) return noSuchDocument
  const issued = await issuedBy(services, row.id, ({ data }) => !!(data as WithDocuments).documents?.some(isIt))
  return made(services, issued, { name, pdf })
}

const proformaOf = async (services: DocumentContext, row: OrderRow | undefined) => {
  if (!row) return noSuchDocument
  const issued = await issuedBy(services, row.id, ({ envelope }) => envelope.type === 'PrepaymentRequested')
  return made(services, issued, { name: `proforma-${row.num}.pdf`, pdf: proformaPdf })
}

const invoiceOf = async (services: DocumentContext, row: OrderRow | undefined) => {
  if (!row?.invoice) return noSuchDocument
  const { invoiceNumber: number, dueOn, invoice } = row.invoice
  if (invoice) return stored(services, invoice)
  const issued = await issuedBy(services, row.id, ({ envelope }) => envelope.type === 'OrderBilled')
  return made(services, issued, {
    name: invoiceFileName(number),
    pdf: (paper) => invoicePdf(paper, { number, dueOn }),
  })
}

/** What would be sent, before it is. */
const previewOf = async (
  services: DocumentContext,
  row: OrderRow | undefined,
  type: 'COMMERCIAL_INVOICE' | 'PACKING_SLIP',
  now: Date,
) => {
  if (!row?.confirmed) return noSuchDocument
  const company = await distributorOf(services.db, row.distributorId)
  const { brand } = services.configuration
  const timeZone = company ? zoneOfCompany(company) : 'UTC'
  const would = { order: row, distributor: company?.organizationName ?? '', timeZone, brand, at: moment(now) }
  return made(services, would, { name: `draft-${row.num}.pdf`, pdf: shippingPdfs[type] })
}

export const documentsRoutes = [
  serve(calls.submitDocument, async ({ log, me, files, newId, personal, now, input }) => {
    const { orderId, type, file: path } = input
    const state = await log.stateOf(order, orderId)
    const { take, attach } = orderFiles({ files, newId, me }, state, uploads[type])
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
    const options = { answer, ...attach() }
    return personal.openAll((await log.decide(order, orderId, submitDocument(type, file), options)).answer)
  }),

  serve(calls.downloadDocument, async ({ me, input: { id, documentId }, ...services }) =>
    documentOf(services, await orderOf(services.db, me.distributorId, id), documentId),
  ),
  serve(calls.downloadOfficeDocument, async ({ input: { id, documentId }, ...services }) =>
    documentOf(services, await anyOrder(services.db, id), documentId),
  ),
  serve(calls.previewShippingDocument, async ({ now, input: { id, type }, ...services }) =>
    previewOf(services, await anyOrder(services.db, id), type, now),
  ),
  serve(calls.downloadProforma, async ({ me, input: { id }, ...services }) =>
    proformaOf(services, await orderOf(services.db, me.distributorId, id)),
  ),
  serve(calls.downloadOfficeProforma, async ({ input: { id }, ...services }) =>
    proformaOf(services, await anyOrder(services.db, id)),
  ),
  serve(calls.downloadInvoice, async ({ me, input: { id }, ...services }) =>
    invoiceOf(services, await orderOf(services.db, me.distributorId, id)),
  ),
  serve(calls.downloadOfficeInvoice, async ({ input: { id }, ...services }) =>
    invoiceOf(services, await anyOrder(services.db, id)),
  ),
]
