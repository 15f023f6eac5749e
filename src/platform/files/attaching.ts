import type { ClientBase } from 'pg'

import type { Files, OfferedFile, Sender } from './files.ts'

/**
 * The files that a command names. They leave their quarantine in the transaction of its events, or not at all: what is
 * refused late leaves them as they were. The owner is the caller's own company, or null for the provider.
 */
export const attaching = (
  files: Pick<Files, 'offered' | 'attach'>,
  sender: Sender,
  owner: { distributorId: string | null; isPublic?: boolean },
) => {
  const named: string[] = []
  return {
    /** Refuses (422) what could not be attached. */
    take: async (given: string): Promise<OfferedFile> => {
      const file = await files.offered(sender, given, owner)
      named.push(file.path)
      return file
    },
    /** For the command's options; none where it names no file, so that its events go in without a transaction of their own. */
    attach: (): { also?: (tx: ClientBase) => Promise<void> } =>
      named.length === 0
        ? {}
        : {
            also: async (tx) => {
              for (const path of named) await files.attach(sender, path, owner, tx)
            },
          },
  }
}
