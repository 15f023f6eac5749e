import { inject } from 'vitest'

import { copyOf, type DatabaseCopy } from './database-copy.ts'

export type TestDatabase = Pick<DatabaseCopy, 'url' | 'drop'>

/** A migrated database of its own, for one test file. */
export const freshDatabase = (): Promise<TestDatabase> => {
  const { adminUrl, template } = inject('postgres')
  return copyOf(template, adminUrl)
}
