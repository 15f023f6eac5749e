import { invalid, Refused } from '#platform/decision.ts'
import { attaching } from '#platform/files/attaching.ts'
import type { Context } from '#platform/http/serve.ts'
import type { NewMessage } from './helping.ts'

type Writer = Pick<Context<never>, 'me' | 'personal' | 'files' | 'newId'>

/** A message, sealed, with its files, which become the company's in the append. */
export const written = async (
  { me, personal, files, newId }: Writer,
  distributorId: string,
  purpose: 'tickets' | 'reports',
  text: string,
  paths: readonly string[] = [],
): Promise<{ readonly message: NewMessage; readonly attach: ReturnType<ReturnType<typeof attaching>['beside']> }> => {
  const { take, beside: attach } = attaching(files, me, { distributorId })
  const attached: NewMessage['files'][number][] = []
  for (const path of new Set(paths)) {
    const stored = await take(path)
    // Who may open the files of tickets is decided by their folder.
    if (purpose === 'tickets' && !stored.path.startsWith('tickets/'))
      throw new Refused(invalid({ files: 'Please upload this file again here' }))
    attached.push({ path: stored.path, name: stored.sealedName })
  }
  return {
    message: { messageId: newId(), text: await personal.seal(me.userId, text), files: attached },
    attach: attach(),
  }
}
