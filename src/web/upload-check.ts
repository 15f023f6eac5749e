import { type FileKind, fileKinds, kindOf, type Purpose, purposes } from '#platform/files/file-kinds.ts'
import { fileSize } from '#web/ui/format.ts'
import { formWords as words } from '#web/words/forms.ts'

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Not every system tells the browser what a file is: then its name does. */
const kindOfFile = ({ name, type }: Pick<File, 'name' | 'type'>): FileKind | null =>
  kindOf(type) ?? kindOf(name.split('.').at(-1) ?? '')

/** As it is declared to the server; empty for what is of no known kind. */
export const mediaTypeOf = (file: Pick<File, 'name' | 'type'>): string => {
  const kind = kindOfFile(file)
  return kind ? fileKinds[kind].mediaType : ''
}

const kindsOf = (purpose: Purpose): readonly FileKind[] => purposes[purpose].kinds
const megabytes = (purpose: Purpose): string => `${Math.floor(purposes[purpose].maxBytes / 1024 / 1024)} MB`

/** 'PDF, PNG or JPEG' */
const named = (purpose: Purpose): string => {
  const names = kindsOf(purpose).map((kind) => fileKinds[kind].name)
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** The input's `accept`: media types and endings. */
export const acceptOf = (purpose: Purpose): string =>
  kindsOf(purpose)
    .flatMap((kind) => [fileKinds[kind].mediaType, `.${fileKinds[kind].extension}`])
    .join(',')

/** 'PDF, PNG or JPEG, up to 25 MB' */
export const hintOf = (purpose: Purpose): string => words.accepts(named(purpose), megabytes(purpose))

/** Whether an upload was refused for what the file is: its size, its kind, what is in it. Sent again it is refused again. */
export const isRefusedFile = (status: number): boolean => status === 413 || status === 415 || status === 422

/** Why this file cannot be sent, said before it is; the server looks again, into its bytes. */
export const wrongFile = (file: Chosen, purpose: Purpose): string | null => {
  const kind = kindOfFile(file)
  if (!kind || !kindsOf(purpose).includes(kind)) return words.wrongKind(file.name, named(purpose))
  if (file.size === 0) return words.emptyFile(file.name)
  if (file.size > purposes[purpose].maxBytes) return words.tooLarge(file.name, fileSize(file.size), megabytes(purpose))
  return null
}
