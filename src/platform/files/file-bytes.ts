import { fileTypeFromFile } from 'file-type'

import { type FileKind, fileKinds } from './file-kinds.ts'

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
