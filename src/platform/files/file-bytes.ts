import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

import { type Refusal, refused } from '#platform/decision.ts'
import { hasActivePdfContent, hasMacros } from './active-content.ts'
import { type FileKind, fileKinds, kindsBeginning } from './file-kinds.ts'

export const wrongKind = (kind: FileKind): Refusal => {
  const { name } = fileKinds[kind]
  return refused(`The file is not ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} file`, { status: 415 })
}
const withMacros = refused(
  'This file contains macros. Please save it without them, as DOCX, XLSX or PPTX, and upload that one.',
  { status: 422 },
)
const activePdf = refused(
  'This PDF contains HTML or a script, or starts a program. Please print it to a new PDF and upload that one.',
  { status: 422 },
)

/** A first look, while the rest is still arriving. */
export const mayBe = (kind: FileKind, firstBytes: Buffer): boolean => kindsBeginning(firstBytes).includes(kind)

/** The whole look, at a finished file: why it is not taken as this kind, or null. */
export const whyNotTaken = async (kind: FileKind, file: string): Promise<Refusal | null> => {
  if (kind === 'pdf') return pdfFault(await readFile(file))
  if ((kind === 'docx' || kind === 'xlsx' || kind === 'pptx') && hasMacros(await readFile(file))) return withMacros
  const found = await fileTypeFromFile(file)
  return found?.mime === fileKinds[kind].mediaType ? null : wrongKind(kind)
}

/** A header alone makes no PDF: a page of HTML may begin with it. */
const pdfFault = async (pdf: Buffer): Promise<Refusal | null> => {
  if (await hasActivePdfContent(pdf)) return activePdf
  return pdf.includes(' obj') ? null : wrongKind('pdf')
}
