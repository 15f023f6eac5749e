import { type Refusal, refused } from '#platform/decision.ts'
import type { FileKind } from '#platform/files/file-kinds.ts'
import { isOneOf } from '#platform/typed.ts'

const inspectedKinds = ['pdf', 'docx', 'xlsx', 'pptx'] as const satisfies readonly FileKind[]
export type InspectedKind = (typeof inspectedKinds)[number]
export const isInspected = (kind: FileKind): kind is InspectedKind => isOneOf(inspectedKinds, kind)

const why = (error: string): Refusal => refused(error, { status: 422 })

export const contentRefusals = {
  activePdf: why(
    'This PDF contains HTML or a script, or starts a program. Please print it to a new PDF and upload that one.',
  ),
  encryptedPdf: why(
    'This PDF is encrypted by a password, even if it opens without one, so it cannot be checked. Please print it to a new PDF and upload that one.',
  ),
  cutOffPdf: why('This PDF ends before it is complete. Please save it anew and upload that one.'),
  unreadablePdf: why('This PDF is damaged, so it cannot be checked. Please print it to a new PDF and upload that one.'),
  macros: why('This file contains macros. Please save it without them, as DOCX, XLSX or PPTX, and upload that one.'),
  embedded: why(
    'This file contains embedded objects or controls. Please replace them with pictures and upload that one.',
  ),
  linked: why(
    'This file takes content from elsewhere, such as a template or another file. Please break these links and upload that one.',
  ),
  unreadableOffice: why('This file is damaged, so it cannot be checked. Please save it anew and upload that one.'),
  tooMuch: why('This file holds too much to be checked. Please make it smaller or simpler and upload that one.'),
} as const

export type Verdict = 'taken' | 'wrongKind' | keyof typeof contentRefusals
