import type { DeclaredAs } from '#platform/declared.ts'
import { keysOf } from '#platform/records.ts'

type Kind = {
  readonly mediaType: string
  readonly extension: string
  readonly begins: string
  readonly at?: number
  readonly name: string
}

export const fileKinds = {
  pdf: { mediaType: 'application/pdf', extension: 'pdf', begins: '%PDF-', name: 'PDF' },
  png: { mediaType: 'image/png', extension: 'png', begins: '\x89PNG\r\n\x1a\n', name: 'PNG' },
  jpeg: { mediaType: 'image/jpeg', extension: 'jpg', begins: '\xff\xd8\xff', name: 'JPEG' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    begins: 'PK\x03\x04',
    name: 'Word (DOCX)',
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    begins: 'PK\x03\x04',
    name: 'Excel (XLSX)',
  },
  pptx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extension: 'pptx',
    begins: 'PK\x03\x04',
    name: 'PowerPoint (PPTX)',
  },
  mp4: { mediaType: 'video/mp4', extension: 'mp4', begins: 'ftyp', at: 4, name: 'MP4' },
  webm: { mediaType: 'video/webm', extension: 'webm', begins: '\x1a\x45\xdf\xa3', name: 'WebM' },
  vtt: { mediaType: 'text/vtt', extension: 'vtt', begins: 'WEBVTT', name: 'captions (VTT)' },
} as const satisfies Record<string, Kind>
export type FileKind = keyof typeof fileKinds

/** By media type or by name: 'application/pdf', 'image/jpg', 'pdf', 'jpg'. */
export const kindOf = (type: string): FileKind | null => {
  const [wanted = ''] = type.trim().toLowerCase().split(';')
  const found = Object.entries(fileKinds).find(
    ([kind, { mediaType, extension }]) => wanted === kind || wanted === mediaType || wanted === extension,
  )
  return (found?.[0] as FileKind | undefined) ?? (wanted === 'image/jpg' ? 'jpeg' : null)
}

/** PDF readers look for the header within the first 1 024 bytes (ISO 32000-1, annex H). */
export const FIRST_BYTES = 1_024 + fileKinds.pdf.begins.length

/** Several: DOCX and XLSX begin alike, and a PDF may begin late. */
export const kindsBeginning = (firstBytes: Uint8Array): readonly FileKind[] => {
  const first = String.fromCharCode(...firstBytes.subarray(0, FIRST_BYTES))
  const begun = keysOf(fileKinds).filter((kind) => {
    const { begins, at = 0 }: Kind = fileKinds[kind]
    return first.startsWith(begins, at)
  })
  return begun.length === 0 && first.includes(fileKinds.pdf.begins) ? ['pdf'] : begun
}

export type FilePurpose = {
  readonly kinds: readonly FileKind[]
  readonly maxBytes: number
  readonly byStaff?: true
  /** Pictures are scaled down to screen size and stripped of camera metadata. */
  readonly tidied?: true
}

export type Purpose = DeclaredAs<'filePurpose', string>
/** What files are uploaded for, each with its kinds and size. */
export type FilePurposes = Readonly<Record<Purpose, FilePurpose>>

export const isTidied = ({ tidied }: FilePurpose, kind: FileKind): boolean =>
  tidied === true && (kind === 'png' || kind === 'jpeg')
