import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { quoteDocument } from '#modules/ordering/quotes/quote-document.ts'
import { quotePdf } from '#modules/ordering/quotes/quote-pdf.ts'
import { roundsOf } from '#modules/ordering/quotes/rounds.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import { placed, quoted } from '#tests/sample-orders.ts'

import type { Figure } from './figure.ts'
import { median, milliseconds } from './spread.ts'

const LINES = 40
const QUOTES = 12
const AIM_MS = 500
const LATIN = 'Andina Salud'
const MANY_SCRIPTS = 'مستشفى الملك فيصل 北京妇产医院 株式会社ファーマ 서울대학교병원'

const quoteOf = (revision: number, distributor: string) => {
  const lines = Array.from({ length: LINES }, () => placed.data.lines[0]!)
  const by = { at: placed.data.quoteDueAt, who: '', side: 'provider' } as const
  const round = roundsOf([
    { type: placed.type, data: placed.data, ...by },
    { type: 'QuoteIssued', data: { ...quoted(revision).data, lines }, ...by },
  ]).at(-1)!
  return quotePdf(
    quoteDocument(round, {
      brand: readConfiguration('test', {}).brand,
      number: placed.data.num,
      distributor,
      timeZone: 'America/Bogota',
      orderUrl: 'https://portal.example',
      draft: false,
    }),
  )
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000)

/** A quote of 40 lines, made by the worker thread; a document that was made before comes from the cache. */
const quotesFor = async (distributor: string, what: string): Promise<Figure> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-bench-pdf-'))
  const documents = await startDocuments(folder)
  const timed = async (revision: number) => {
    const began = performance.now()
    const { length } = await documents.make(quoteOf(revision, distributor))
    return { took: performance.now() - began, length }
  }
  const before = megabytes()
  const first = await timed(1)
  const took: number[] = []
  for (let revision = 2; revision < QUOTES; revision++) took.push((await timed(revision)).took)
  const after = megabytes()
  const again = await timed(2)
  await documents.stop()
  rmSync(folder, { recursive: true, force: true })
  return {
    what,
    measured: `${milliseconds(median(took))}; the first one after a start ${milliseconds(first.took)}`,
    aim: `${AIM_MS} ms`,
    reached: median(took) <= AIM_MS,
    machine: `from the cache ${milliseconds(again.took)}; ${Math.round(first.length / 1000)} kB; memory of the process ${before} MB before, ${after} MB after`,
  }
}

export const quotePdfs = async (): Promise<Figure[]> => [
  await quotesFor(LATIN, `PDF of a quote with ${LINES} lines`),
  await quotesFor(MANY_SCRIPTS, 'the same with names in Arabic, Chinese, Japanese and Korean'),
]
