/** Where a browser reads a stored file; null: there is none. */
export const fileAddress = (path: string | null): string | null => (path === null ? null : `/api/files/${path}`)
