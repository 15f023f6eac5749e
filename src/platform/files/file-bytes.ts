import { fileTypeFromFile } from 'file-type'

import { type Refusal, refused } from '#platform/decision.ts'
import { type FileKind, fileKinds, kindsBeginning } from './file-kinds.ts'
import type { FileInspector } from './inspection/inspector.ts'
import { contentRefusals, isInspected } from './inspection/verdict.ts'
import { pictureFault } from './pictures.ts'

export const wrongKind = (kind: FileKind): Refusal => {
  const { name } = fileKinds[kind]
  return refused(/^[AEIOU]/.test(name) ? `The file is not an ${name} file` : `The file is not a ${name} file`, {
    status: 415,
  })
}

export const mayBe = (kind: FileKind, firstBytes: Buffer): boolean => kindsBeginning(firstBytes).includes(kind)

/** null: taken. Rejects when the sender has left. */
export const whyNotTaken = async (
  inspector: FileInspector,
  kind: FileKind,
  file: string,
  left?: AbortSignal,
): Promise<Refusal | null> => {
  if (isInspected(kind)) {
    const verdict = await inspector.verdict(kind, file, left)
    return verdict === 'taken' ? null : verdict === 'wrongKind' ? wrongKind(kind) : contentRefusals[verdict]
  }
  const found = await fileTypeFromFile(file)
  if (found?.mime !== fileKinds[kind].mediaType) return wrongKind(kind)
  return kind === 'png' || kind === 'jpeg' ? pictureFault(file) : null
}
