export const fileAddress = (path: string | null): string | null => (path === null ? null : `/api/files/${path}`)
