import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'

import { fileKinds } from '#platform/files/file-kinds.ts'
import { OverBudget } from './budget.ts'
import { officeVerdict } from './office-content.ts'
import { pageCount, pdfVerdict } from './pdf-content.ts'
import type { InspectedKind, Verdict } from './verdict.ts'

export type InspectionTask = { readonly kind: InspectedKind; readonly file: string } | { readonly pagesOf: Uint8Array }
export type InspectionAnswer = { readonly verdict: Verdict } | { readonly pages: number } | { readonly error: string }

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
