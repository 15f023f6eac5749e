import { decrypt, encrypt } from './sealing.ts'
import { type TokenPurpose, type TokenSecrets, tokenKeys } from './token-keys.ts'

export type SealedAttempts<Attempt extends { readonly began: number }> = {
  readonly seal: (attempt: Omit<Attempt, 'began'>) => string
  /** null: not sealed here, or over. */
  readonly open: (sealed: string) => Attempt | null
}

const IV_BYTES = 12

/** What a browser keeps in a cookie, sealed, between two steps. `began`: milliseconds since 1970; `now`: real time. */
export const sealedAttempts = <Attempt extends { readonly began: number }>(
  secrets: TokenSecrets,
  purpose: TokenPurpose,
  {
    decode,
    seconds,
    now,
  }: { readonly decode: (plain: unknown) => Attempt; readonly seconds: number; readonly now: () => Date },
): SealedAttempts<Attempt> => {
  const [key, ...others] = tokenKeys(secrets, purpose)
  const openedBy = (by: Buffer, bytes: Buffer): Attempt | null => {
    try {
      const plain = decrypt(by, purpose, bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES))
      const attempt = decode(JSON.parse(plain.toString()))
      return now().getTime() - attempt.began < seconds * 1000 ? attempt : null
    } catch {
      return null
    }
  }
  return {
    seal: (attempt) => {
      const { iv, sealed } = encrypt(key, purpose, Buffer.from(JSON.stringify({ ...attempt, began: now().getTime() })))
      return Buffer.concat([iv, sealed]).toString('base64url')
    },
    open: (text) => {
      const bytes = Buffer.from(text, 'base64url')
      return [key, ...others].reduce<Attempt | null>((found, by) => found ?? openedBy(by, bytes), null)
    },
  }
}
