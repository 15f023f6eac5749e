import { join } from 'node:path'

import type { Pool } from 'pg'
import type { PersonalData } from '#platform/access/personal-data.ts'
import { fibres, whole } from '#platform/background/fibres.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { erasureKeeper } from './erasure-list.ts'
import { type FileDesk, openFiles } from './file-desk.ts'
import type { FilePurposes } from './file-kinds.ts'
import type { Files, MayOpen } from './files.ts'
import { folderStore } from './folder-store.ts'
import type { S3Settings } from './s3-store.ts'
import type { Store } from './store.ts'
import { clamd } from './virus-scanner.ts'
import { type VisitorDrafts, visitorDrafts } from './visitor-drafts.ts'

const HOUR_MS = 60 * 60_000

/** On demand: the SDK takes 30 MB. */
const s3StoreOf = async (settings: S3Settings) => (await import('./s3-store.ts')).s3Store(settings)

/** S3, or a folder below DATA_DIR. `shared`: a portal may be running. */
export const openStore = async (
  { s3, dataDir }: Pick<Configuration, 's3' | 'dataDir'>,
  how: { readonly shared: boolean },
): Promise<Store & { stop: () => void }> => {
  if (s3) return s3StoreOf(s3)
  return { ...(await folderStore(join(dataDir, 'files'), how)), stop: () => {} }
}

export const startFiles = async (parts: {
  readonly configuration: Configuration
  readonly purposes: FilePurposes
  readonly isStaff: FileDesk['isStaff']
  readonly pool: Pool
  readonly now: () => Date
  readonly newId: () => string
  readonly mayOpen: MayOpen
  readonly personal: FileDesk['personal'] & Pick<PersonalData, 'onErased'>
  readonly onFault: (error: unknown) => void
}): Promise<{ files: Files; visitorDrafts: VisitorDrafts; stop: () => Promise<void> }> => {
  const { clamdUrl, dataDir, secrets } = parts.configuration
  const store = await openStore(parts.configuration, { shared: false })
  const files = openFiles({
    purposes: parts.purposes,
    isStaff: parts.isStaff,
    pool: parts.pool,
    store,
    incomingDir: join(dataDir, 'incoming'),
    scanner: clamdUrl ? clamd(clamdUrl) : null,
    secrets,
    now: parts.now,
    newId: parts.newId,
    onFault: parts.onFault,
    mayOpen: parts.mayOpen,
    personal: parts.personal,
  })
  const drafts = visitorDrafts(parts.pool, { newId: parts.newId, disown: files.disown })
  const background = fibres(parts.onFault)
  background.every('sweep of files', HOUR_MS, () => drafts.sweep().then(files.sweep))
  const keepErasures = erasureKeeper(parts.pool, store)
  background.every('list of erasures', HOUR_MS, keepErasures, { atOnce: true })
  parts.personal.onErased(() => void background.start('list of erasures', whole(keepErasures)))
  return {
    files,
    visitorDrafts: drafts,
    stop: async () => {
      await background.stop()
      store.stop()
    },
  }
}
