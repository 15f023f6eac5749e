import { v5 } from 'uuid'

const NAMESPACE = 'a3d5c8f0-4b1e-5d27-9c66-2f7e8b1a9d04'

/** UUIDv5 of the parts: makes repeats idempotent. */
export const derivedId = (...parts: readonly (string | number)[]): string => v5(JSON.stringify(parts), NAMESPACE)
