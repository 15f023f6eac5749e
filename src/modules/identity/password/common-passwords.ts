import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

let list: string | null = null

/** The 100 000 that Have I Been Pwned met most often, as the NCSC published them: in lower case, of five and more characters, one a line. */
const commonPasswords = (): string => {
  list ??= `\n${gunzipSync(readFileSync(join(import.meta.dirname, 'common-passwords.txt.gz'))).toString('utf8')}`
  return list
}

const isListed = (password: string): boolean => password !== '' && commonPasswords().includes(`\n${password}\n`)

/** Whether many people have it. The rules ask for signs, which most put at an end: there they make no other password. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase()
  return isListed(plain) || isListed(plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
}
