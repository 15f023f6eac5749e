import { hasActiveText } from './active-text.ts'
import { unpackingBudget } from './budget.ts'
import { objectStreams, Unreadable } from './object-streams.ts'
import type { Verdict } from './verdict.ts'

/** Readers search the last kilobyte; some writers append more. */
const END_WITHIN = 16 * 1024
const isCutOff = (pdf: Buffer): boolean => !pdf.subarray(-END_WITHIN).includes('%%EOF')

const whyUnreadable = (pdf: Buffer): Verdict => {
  if (isCutOff(pdf)) return 'cutOffPdf'
  return /\/Encrypt\b/.test(pdf.toString('latin1')) ? 'encryptedPdf' : 'unreadablePdf'
}

/** Refuses HTML, scripts and launching actions. A header proves nothing: an HTML page may begin with it. */
export const pdfVerdict = (pdf: Buffer): Verdict => {
  if (hasActiveText(pdf)) return 'activePdf'
  try {
    for (const objects of objectStreams(pdf, unpackingBudget())) if (hasActiveText(objects)) return 'activePdf'
  } catch (error) {
    if (error instanceof Unreadable) return whyUnreadable(pdf)
    throw error
  }
  if (!pdf.includes(' obj')) return 'wrongKind'
  return isCutOff(pdf) ? 'cutOffPdf' : 'taken'
}

const pagesIn = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

export const pageCount = (pdf: Buffer): number => {
  try {
    let pages = pagesIn(pdf)
    for (const objects of objectStreams(pdf, unpackingBudget())) pages += pagesIn(objects)
    return pages
  } catch {
    return 0
  }
}
