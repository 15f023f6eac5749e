import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'

import { fileKinds } from '#platform/files/file-kinds.ts'
import { hasActiveText } from './active-text.ts'
import { OverBudget, unpackingBudget } from './budget.ts'
import { objectStreams, Unreadable } from './object-streams.ts'
import { officeVerdict } from './office-content.ts'
import type { InspectedKind, Verdict } from './verdict.ts'

export type InspectionTask = { readonly kind: InspectedKind; readonly file: string } | { readonly pagesOf: Uint8Array }
export type InspectionAnswer = { readonly verdict: Verdict } | { readonly pages: number } | { readonly error: string }

/** Readers search the last kilobyte; some writers append more. */
const END_WITHIN = 16 * 1024
const isCutOff = (pdf: Buffer): boolean => !pdf.subarray(-END_WITHIN).includes('%%EOF')

const whyUnreadable = (pdf: Buffer): Verdict => {
  if (isCutOff(pdf)) return 'cutOffPdf'
  return /\/Encrypt\b/.test(pdf.toString('latin1')) ? 'encryptedPdf' : 'unreadablePdf'
}

/** Refuses HTML, scripts and launching actions. A header proves nothing: an HTML page may begin with it. */
const pdfVerdict = (pdf: Buffer): Verdict => {
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

const pageCount = (pdf: Buffer): number => {
  try {
    let pages = pagesIn(pdf)
    for (const objects of objectStreams(pdf, unpackingBudget())) pages += pagesIn(objects)
    return pages
  } catch {
    return 0
  }
}

const inspected = async (kind: InspectedKind, file: string): Promise<Verdict> => {
  const bytes = await readFile(file)
  try {
    if (kind === 'pdf') return pdfVerdict(bytes)
    const content = officeVerdict(bytes)
    if (content !== 'taken' && content !== 'unreadableOffice') return content
    const found = await fileTypeFromBuffer(bytes)
    return found?.mime === fileKinds[kind].mediaType ? content : 'wrongKind'
  } catch (error) {
    if (error instanceof OverBudget) return 'tooMuch'
    throw error
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)

const answerTo = async (task: InspectionTask): Promise<InspectionAnswer> => {
  try {
    if ('pagesOf' in task) return { pages: pageCount(bufferOf(task.pagesOf)) }
    return { verdict: await inspected(task.kind, task.file) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (task: InspectionTask) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer))
})
