import { DatabaseError } from 'pg'

const LONGEST = 500
/** Addresses, sealed texts, and texts in quotation marks may be about a person. */
const PERSONAL = /\S+@\S+|sealed:1:\S+|"[^"]*"|“[^”]*”|'[^']*'|`[^`]*`/g

/** What an error says, for staff and health checks: without personal data that it repeats. */
export const errorSentence = (error: unknown): string => {
  if (error instanceof DatabaseError) {
    const place = error.constraint ?? error.table
    return `The database refused it: ${error.code ?? 'unknown'}${place ? ` at ${place}` : ''}`
  }
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(PERSONAL, '…').slice(0, LONGEST)
}
