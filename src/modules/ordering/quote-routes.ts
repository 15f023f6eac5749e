import { isRefusal, notFound } from '#platform/decision.ts'
import { moment } from '#platform/event.ts'
import type { Download } from '#platform/http/serve.ts'
import { serve } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import { distributorOf } from '#projections/distributors.ts'
import { historyOf } from '#projections/order_history.ts'
import { anyOrder, type OrderRow, orderOf } from '#projections/orders.ts'

import { downloadQuote } from './contract.ts'
import { sideOf, type Who } from './history-words.ts'
import { quoteOf, quoteTerms } from './issuing.ts'
import { downloadOfficeQuote } from './office-contract.ts'
import { order } from './order.ts'
import { previewQuote, showOfficeRounds, showQuoteBasis, showRounds } from './quote-contract.ts'
import { quoteDocument } from './quote-document.ts'
import { quoteFileName, quotePdf } from './quote-pdf.ts'
import type { Round } from './round-answers.ts'
import { isOfRounds, type RoundEntry, roundsOf } from './rounds.ts'
import { peopleNamed } from './routes.ts'

const noSuchOrder = notFound('There is no such order')
const noSuchQuote = notFound('There is no such quote')

type Reading = Pick<Services, 'db' | 'personal' | 'configuration'>

/** What happened to an order, as far as rounds are made of it, opened. `reader`: who reads it, and so which names. */
const entriesOf = async (
  { db, personal, configuration }: Reading,
  orderId: string,
  reader: 'distributor' | 'staff',
): Promise<RoundEntry[]> => {
  const rows = (await historyOf(db, orderId)).filter(({ type }) => isOfRounds(type)).toReversed()
  const named = rows.filter(({ role }) => reader === 'staff' || sideOf(role) === 'distributor')
  const [opened, nameOf] = await Promise.all([
    personal.openAll(rows.map(({ data }) => data)),
    peopleNamed(
      { db, personal },
      named.map(({ actor }) => actor),
    ),
  ])
  const who: Who = (row) =>
    row.role === 'SYSTEM' || (reader === 'distributor' && sideOf(row.role) !== 'distributor')
      ? configuration.brand.name
      : nameOf(row.actor)
  return rows.map((row, at) => ({
    type: row.type,
    data: opened[at],
    at: moment(new Date(row.at)),
    who: who(row),
    side: sideOf(row.role),
  }))
}

const roundsFor = async (reading: Reading, orderId: string, reader: 'distributor' | 'staff') =>
  roundsOf(await entriesOf(reading, orderId, reader))

const pdfOf = async (
  { db, documents, configuration }: Reading & Pick<Services, 'documents'>,
  { id, num, distributorId }: Pick<OrderRow, 'id' | 'num' | 'distributorId'>,
  quote: Round,
  draft = false,
): Promise<Download> => {
  const company = await distributorOf(db, distributorId)
  const document = quoteDocument(quote, {
    brand: configuration.brand,
    number: num,
    distributor: company?.organizationName ?? '',
    orderUrl: `${configuration.publicUrl}/profile/order/${id}`,
    draft,
  })
  return {
    download: await documents.make(quotePdf(document)),
    name: quoteFileName(num),
    mediaType: 'application/pdf',
    inline: true,
  }
}

/** The PDF of one version of an order's quote, the latest without one. */
const sentQuote = async (services: Services, row: OrderRow | undefined, version: number | undefined) => {
  if (!row) return noSuchQuote
  const quotes = (await roundsFor(services, row.id, 'distributor')).filter(({ kind }) => kind === 'QUOTE')
  const quote = quotes.find(({ quoteVersion }) => quoteVersion === (version ?? quotes.length))
  return quote ? pdfOf(services, row, quote) : noSuchQuote
}

export const quoteRoutes = [
  serve(downloadQuote, async ({ me, input: { id, version }, ...services }) =>
    sentQuote(services, await orderOf(services.db, me.distributorId as string, id), version),
  ),

  serve(downloadOfficeQuote, async ({ input: { id, version }, ...services }) =>
    sentQuote(services, await anyOrder(services.db, id), version),
  ),

  serve(showRounds, async ({ me, input: { id }, ...services }) =>
    (await orderOf(services.db, me.distributorId as string, id)) ? roundsFor(services, id, 'distributor') : noSuchOrder,
  ),

  serve(showOfficeRounds, async ({ input: { id }, ...services }) =>
    (await anyOrder(services.db, id)) ? roundsFor(services, id, 'staff') : noSuchOrder,
  ),

  serve(showQuoteBasis, async ({ db, input: { id } }) => {
    const row = await anyOrder(db, id)
    if (!row) return noSuchOrder
    const last = row.quotes.at(-1)
    return {
      lines: row.asked.lines.map(({ lineId, productId, reference, name, quantity, unitPrice, discount }) => ({
        lineId,
        productId,
        reference,
        name,
        quantity,
        unitPrice,
        discount,
      })),
      promo: row.asked.promo,
      careCoinsUsed: row.careCoinsUsed,
      last: last
        ? { version: last.version, options: last.options, adjustments: last.adjustments, note: last.note }
        : null,
    }
  }),

  serve(previewQuote, async ({ me, log, now, input: { id, ...input }, ...services }) => {
    const terms = quoteTerms(input, me.userId)
    if (isRefusal(terms)) return terms
    const standing = await log.stateOf(order, id)
    const quote = quoteOf(standing, terms, now)
    if (isRefusal(quote)) return quote
    const would: RoundEntry = { type: quote.type, data: quote.data, at: moment(now), who: '', side: 'provider' }
    const rounds = roundsOf([...(await entriesOf(services, id, 'staff')), would])
    return pdfOf(services, standing, rounds.at(-1) as Round, true)
  }),
]
