import type { ClientBase } from 'pg'

import type { Files, OfferedFile, Sender } from './files.ts'

/** Attached in the transaction of the command's events, or not at all. */
export const attaching = (
  files: Pick<Files, 'offered' | 'attach'>,
  sender: Sender,
  owner: { distributorId: string | null; isPublic?: boolean },
) => {
  const named: string[] = []
  return {
    take: async (given: string): Promise<OfferedFile> => {
      const file = await files.offered(sender, given, owner)
      named.push(file.path)
      return file
    },
    /** {} without files: the events need no transaction of their own. */
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
