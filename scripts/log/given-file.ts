import { accessSync, closeSync, constants, fstatSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { errorCode } from '#platform/typed.ts'

const codeOf = (error: unknown): string => errorCode(error) ?? 'unknown'

/** The file, which was named to be read, as it is; or one sentence that says why it cannot be. */
export const existingFile = (file: string): string => {
  let isFolder: boolean
  try {
    const opened = openSync(file, 'r')
    isFolder = fstatSync(opened).isDirectory()
    closeSync(opened)
  } catch (error) {
    const code = codeOf(error)
    throw new CannotStart(
      code === 'ENOENT' || code === 'ENOTDIR' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
    )
  }
  if (isFolder) throw new CannotStart(`${file} is a folder: name a file.`)
  return file
}

/** Says before anything is exported why a file cannot be written where it is wanted. */
export const refuseUnwritable = (file: string): void => {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw new CannotStart(`${file} is a folder: name a file in it.`)
    accessSync(dirname(file), constants.W_OK | constants.X_OK)
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(`${file} cannot be written (${codeOf(error)}).`)
  }
}
