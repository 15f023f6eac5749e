import { DatabaseError } from 'pg'

const LONGEST = 500
/** May be personal: addresses, sealed and quoted texts. */
const PERSONAL = /\S+@\S+|sealed:1:\S+|"[^"]*"|“[^”]*”|'[^']*'|`[^`]*`/g

export const errorSentence = (error: unknown): string => {
  if (error instanceof DatabaseError) {
    const place = error.constraint ?? error.table
    return `The database refused it: ${error.code ?? 'unknown'}${place ? ` at ${place}` : ''}`
  }
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(PERSONAL, '…').slice(0, LONGEST)
}
