import { ERASED } from '#platform/access/personal-data.ts'

/** A name that says nothing of its sender: 'documents-<uuid>.pdf'. */
export const storeName = (path: string): string => path.replace('/', '-')

/** What an opened file name reads as: after its sender was erased, the store's own name of the file. */
export const nameShown = (opened: string, path: string): string => (opened === ERASED ? storeName(path) : opened)
