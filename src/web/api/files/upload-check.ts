import { purposes } from '#modules/terms/file-purposes.ts'
import {
  FIRST_BYTES,
  type FileKind,
  fileKinds,
  kindOf,
  kindsBeginning,
  type Purpose,
} from '#platform/files/file-kinds.ts'
import { formTexts as texts } from '#texts/forms.ts'
import { fileSize } from '#web/ui/figures/format.ts'

/** By its first bytes, else by system type or name. null: unknown. */
export const kindOfFile = async (file: Pick<File, 'name' | 'type' | 'slice'>): Promise<FileKind | null> => {
  const said = kindOf(file.type) ?? kindOf(file.name.split('.').at(-1) ?? '')
  // One that cannot be read any more is refused when it is sent.
  const first = await file
    .slice(0, FIRST_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const [found, ...others] = kindsBeginning(new Uint8Array(first))
  return found && others.length === 0 ? found : said
}

const kindsOf = (purpose: Purpose): readonly FileKind[] => purposes[purpose].kinds
const megabytes = (purpose: Purpose): string => `${Math.floor(purposes[purpose].maxBytes / 1024 / 1024)} MB`

/** 'PDF, PNG or JPEG' */
const named = (purpose: Purpose): string => {
  const names = kindsOf(purpose).map((kind) => fileKinds[kind].name)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : `${names[0]}`
}

/** The input's `accept`: media types and endings. */
export const acceptOf = (purpose: Purpose): string =>
  kindsOf(purpose)
    .flatMap((kind) => [fileKinds[kind].mediaType, `.${fileKinds[kind].extension}`])
    .join(',')

/** 'PDF, PNG or JPEG, up to 25 MB' */
export const hintOf = (purpose: Purpose): string => texts.accepts(named(purpose), megabytes(purpose))

/** Whether an upload was refused for what the file is: its size, its kind, what is in it. Sent again it is refused again. */
export const isRefusedFile = (status: number): boolean => status === 413 || status === 415 || status === 422

/** Why this file cannot be sent, said before it is; the server looks again, into its bytes. */
export const wrongFile = (
  file: Pick<File, 'name' | 'size'>,
  kind: FileKind | null,
  purpose: Purpose,
): string | null => {
  if (!kind || !kindsOf(purpose).includes(kind)) return texts.wrongKind(file.name, named(purpose))
  if (file.size === 0) return texts.emptyFile(file.name)
  if (file.size > purposes[purpose].maxBytes) return texts.tooLarge(file.name, fileSize(file.size), megabytes(purpose))
  return null
}
