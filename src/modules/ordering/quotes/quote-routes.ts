import { freightOf } from '#modules/ordering/agreed-shipping.ts'
import { downloadQuote } from '#modules/ordering/contract.ts'
import * as calls from '#modules/ordering/desk/office-contract.ts'
import { type Order, order } from '#modules/ordering/order.ts'
import { currentQuote } from '#modules/ordering/order-parts.ts'
import { orderTargets } from '#modules/ordering/order-targets.ts'
import { wireMoment } from '#modules/ordering/order-view.ts'
import { type IssuedPaper, issuedBy } from '#modules/ordering/routes.ts'
import { isRefusal, notFound } from '#platform/decision.ts'
import { type Context, type Download, serve, serveLeaving } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { present } from '#platform/typed.ts'
import { companyZone, distributorOf } from '#projections/distributors.ts'
import { anyOrder, type OrderRow, orderOf } from '#projections/orders.ts'
import { issueQuote, quoteOf, quoteTerms } from './issuing.ts'
import { previewQuote, showQuoteBasis } from './quote-contract.ts'
import { quoteDocument } from './quote-document.ts'
import { quoteFileName, quotePdf } from './quote-pdf.ts'
import type { Round } from './round-answers.ts'
import { entriesOf, roundsFor } from './round-routes.ts'
import { type RoundEntry, roundsOf } from './rounds.ts'

const noSuchOrder = notFound('Order not found')
const noSuchQuote = notFound('Quote not found')

type ReadContext = Pick<Context<never>, 'db' | 'trail' | 'log' | 'personal' | 'documents' | 'configuration'>
type About = Pick<OrderRow, 'id' | 'num'> &
  Pick<IssuedPaper, 'distributor' | 'timeZone' | 'brand'> & { readonly draft: boolean }

const pdfOf = async (
  { documents, configuration }: Pick<ReadContext, 'documents' | 'configuration'>,
  { id, num: number, distributor, timeZone, brand, draft }: About,
  quote: Round,
): Promise<Download> => {
  const document = quoteDocument(quote, {
    brand,
    number,
    distributor,
    timeZone,
    draft,
    orderUrl: `${configuration.publicUrl}/profile/order/${id}`,
  })
  return {
    download: await documents.make(quotePdf(document)),
    name: quoteFileName(number),
    mediaType: 'application/pdf',
    inline: true,
  }
}

/** The PDF of one version of an order's quote, the latest without one. */
const sentQuote = async (services: ReadContext, row: OrderRow | undefined, version: number | undefined) => {
  if (!row) return noSuchQuote
  const quotes = (await roundsFor(services, row.id, 'distributor')).filter(({ kind }) => kind === 'QUOTE')
  const wanted = version ?? quotes.length
  const quote = quotes.find(({ quoteVersion }) => quoteVersion === wanted)
  const issued = await issuedBy(
    services,
    row.id,
    ({ envelope, data }) => envelope.type === 'QuoteIssued' && data['version'] === wanted,
  )
  return quote && issued ? pdfOf(services, { ...row, ...issued, draft: false }, quote) : noSuchQuote
}

const issued = (order: Order) => {
  const quote = currentQuote(order)
  if (!quote) throw new Error('No quote was issued')
  return {
    success: true as const,
    version: quote.version,
    total: quote.total,
    careCoinsUsed: order.careCoinsUsed,
    options: quote.options,
    grandTotal: freightOf(quote, null)?.grandTotal ?? null,
    validUntil: quote.validUntil,
  }
}

export const quoteRoutes = [
  serveLeaving(
    calls.issueQuote,
    async ({ log, input: { id } }) => (await log.stateOf(order, id)).num,
    async ({ me, log, now, db, configuration, input: { id, quoteDueAt: promiseRead, ...input } }) => {
      const current = await log.stateOf(order, id)
      const timeZone = await companyZone({ db, configuration }, current.distributorId)
      const terms = quoteTerms(input, { issuedBy: me.userId, timeZone })
      const targets = orderTargets(current)
      const decision = issueQuote({ ...terms, promiseRead }, now)
      const quoted = await log.decideTogether(targets, decision, { answer: (after) => issued(after.order) })
      return quoted.answer
    },
  ),

  serve(downloadQuote, async ({ me, input: { id, version }, ...services }) =>
    sentQuote(services, await orderOf(services.db, me.distributorId, id), version),
  ),

  serve(calls.downloadOfficeQuote, async ({ input: { id, version }, ...services }) =>
    sentQuote(services, await anyOrder(services.db, id), version),
  ),

  serve(showQuoteBasis, async ({ db, configuration, input: { id } }) => {
    const row = await anyOrder(db, id)
    if (!row) return noSuchOrder
    const last = row.quotes.at(-1)
    return {
      lines: row.requested.lines.map(
        ({ lineId, productId, reference, name, packagingName, packagingUnits, quantity, unitPrice, discount }) => ({
          lineId,
          productId,
          reference,
          name,
          packaging: packagingName,
          packagingUnits,
          quantity,
          unitPrice,
          discount,
        }),
      ),
      promo: row.requested.promo,
      careCoinsUsed: row.careCoinsUsed,
      quoteDueAt: wireMoment(row.quoteDueAt),
      timeZone: await companyZone({ db, configuration }, row.distributorId),
      last: last
        ? { version: last.version, options: last.options, adjustments: last.adjustments, note: last.note }
        : null,
    }
  }),

  serve(previewQuote, async ({ me, log, now, input: { id, ...input }, ...services }) => {
    const current = await log.stateOf(order, id)
    const timeZone = await companyZone(services, current.distributorId)
    const quote = quoteOf(current, quoteTerms(input, { issuedBy: me.userId, timeZone }), now)
    if (isRefusal(quote)) return quote
    const would: RoundEntry = { type: quote.type, data: quote.data, at: moment(now), who: '', side: 'provider' }
    const rounds = roundsOf([...(await entriesOf(services, id, 'staff')), would])
    const company = await distributorOf(services.db, current.distributorId)
    const about = {
      id,
      num: current.num,
      distributor: company?.organizationName ?? '',
      timeZone,
      brand: services.configuration.brand,
      draft: true,
    }
    return pdfOf(services, about, present(rounds.at(-1)))
  }),
]
