import { fileTypeFromFile } from 'file-type'

/** The kinds of file that people may send: what they are called, and the bytes that they begin with. */
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
} as const
export type FileKind = keyof typeof fileKinds

/** By media type or by name: 'application/pdf', 'image/jpg', 'pdf', 'jpg'. */
export const kindOf = (type: string): FileKind | null => {
  const [asked = ''] = type.trim().toLowerCase().split(';')
  const found = Object.entries(fileKinds).find(
    ([kind, { mediaType, extension }]) => asked === kind || asked === mediaType || asked === extension,
  )
  return (found?.[0] as FileKind | undefined) ?? (asked === 'image/jpg' ? 'jpeg' : null)
}

/** How many first bytes are enough to see that a file is none of its kind. */
export const FIRST_BYTES = 8

/** A first look, while the rest is still arriving. */
export const mayBe = (kind: FileKind, firstBytes: Buffer): boolean =>
  firstBytes.toString('latin1').startsWith(fileKinds[kind].begins)

/** The whole look, at a finished file: a DOCX and an XLSX begin alike, only what is inside tells them apart. */
export const isReally = async (kind: FileKind, file: string): Promise<boolean> => {
  const found = await fileTypeFromFile(file)
  return found?.mime === fileKinds[kind].mediaType
}
