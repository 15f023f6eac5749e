import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { quoteDocument } from '#modules/ordering/quote-document.ts'
import { quotePdf } from '#modules/ordering/quote-pdf.ts'
import { readConfiguration } from '#platform/configuration.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import { placed, quoted } from '#tests/sample-orders.ts'

import type { Figure } from './figure.ts'
import { median, milliseconds } from './spread.ts'

const LINES = 40
const QUOTES = 12
const AIM_MS = 500

const quoteOf = (revision: number) => {
  const { data } = placed
  const order = { ...data, lines: Array.from({ length: LINES }, () => data.lines[0]!), bonusLines: [] }
  const around = {
    brand: readConfiguration('test', {}).brand,
    distributor: 'Andina Salud',
    orderUrl: 'https://portal.example',
  }
  const quote = { ...quoted(revision).data, issuedAt: data.quoteDueAt }
  return quotePdf(quoteDocument(order as never, quote, around))
}

/** A quote of 40 lines, made by the worker thread; a document that was made before comes from the cache. */
export const quotePdfs = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-bench-pdf-'))
  const documents = await startDocuments(folder)
  const timed = async (revision: number) => {
    const began = performance.now()
    await documents.make(quoteOf(revision))
    return performance.now() - began
  }
  const first = await timed(1)
  const took: number[] = []
  for (let revision = 2; revision < QUOTES; revision++) took.push(await timed(revision))
  const again = await timed(2)
  await documents.stop()
  rmSync(folder, { recursive: true, force: true })
  return [
    {
      what: `PDF of a quote with ${LINES} lines`,
      measured: `${milliseconds(median(took))}; the first one after a start ${milliseconds(first)}`,
      aim: `${AIM_MS} ms`,
      reached: median(took) <= AIM_MS,
      beside: `from the cache ${milliseconds(again)}`,
    },
  ]
}
