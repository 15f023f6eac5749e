import { kindOf } from '#platform/files/file-kinds.ts'
import { fileName } from '#platform/files/file-names.ts'
import type { Endpoint, Sent } from '#platform/http/endpoint.ts'
import { wire } from '#web/api/endpoint.ts'
import { type FileCall, request } from '#web/api/http.ts'
import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'

/** Long enough for the browser to have taken the file over. */
const KEPT_FOR = 60_000

/** Hands the browser a file to save. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR)
}

/** Saves a file that needs the session's rights under `name`, or shows why not. Answers whether it came. */
export const download = <E extends Endpoint>(endpoint: E, input: Sent<E>, name: string): Promise<boolean> =>
  keep(wire(endpoint, input as Record<string, unknown>), name)

/** The same for a file whose address is known. */
export const keep = async (call: FileCall, name: string): Promise<boolean> => {
  try {
    const response = await request(call)
    const file = await response.blob()
    saveFile(file, fileName(name, kindOf(file.type)) ?? '')
    return true
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault
    showProblem(fault)
    return false
  }
}
