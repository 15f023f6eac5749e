import { ERASED } from '#platform/access/personal-data.ts'

/** Anonymous: 'documents-<uuid>.pdf'. */
export const storeName = (path: string): string => path.replace('/', '-')

export const nameShown = (opened: string, path: string): string => (opened === ERASED ? storeName(path) : opened)
