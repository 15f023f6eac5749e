import { notFound } from '#platform/decision.ts'
import type { Download } from '#platform/http/serve.ts'
import { serve } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import { distributorOf } from '#projections/distributors.ts'
import { anyOrder, type OrderRow, orderOf } from '#projections/orders.ts'

import { downloadQuote } from './contract.ts'
import { downloadOfficeQuote } from './office-contract.ts'
import { quoteDocument } from './quote-document.ts'
import { quoteFileName, quotePdf } from './quote-pdf.ts'

const noSuchQuote = notFound('There is no such quote')

/** The PDF of one version of an order's quote, the latest without one. */
const pdfOf = async (
  { db, personal, documents, configuration }: Services,
  row: OrderRow | undefined,
  version: number | undefined,
) => {
  const quote = row?.quotes.find((it) => it.version === (version ?? row.quotes.length))
  if (!row || !quote) return noSuchQuote
  const [opened, company] = await Promise.all([personal.openAll(row), distributorOf(db, row.distributorId)])
  const document = quoteDocument(opened, quote, {
    brand: configuration.brand,
    distributor: company?.organizationName ?? '',
    orderUrl: `${configuration.publicUrl}/profile/order/${row.id}`,
  })
  return {
    download: await documents.make(quotePdf(document)),
    name: quoteFileName(row.num),
    mediaType: 'application/pdf',
    inline: true,
  } satisfies Download
}

export const quoteRoutes = [
  serve(downloadQuote, async ({ me, input: { id, version }, ...services }) =>
    pdfOf(services, await orderOf(services.db, me.distributorId as string, id), version),
  ),

  serve(downloadOfficeQuote, async ({ input: { id, version }, ...services }) =>
    pdfOf(services, await anyOrder(services.db, id), version),
  ),
]
