import { CannotStart } from './cannot-start.ts'
import type { Configuration } from './configuration.ts'

type CheckedSettings = Pick<Configuration, 'secrets' | 'logSigningKey' | 'publicUrl'>

/** One byte over and over: zeros, or a key that was kept pressed. */
const isOneByte = (secret: string): boolean => new Set(Buffer.from(secret, 'base64')).size === 1

const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname) || new URL(url).hostname.endsWith('.localhost')

/** What the environment may say anywhere but where customers come. Throws `CannotStart` with one sentence. */
export const refuseUnfitForProduction = ({ secrets, logSigningKey, publicUrl }: CheckedSettings): void => {
  const given = {
    TOKEN_SECRET: secrets.tokens,
    MASTER_KEY: secrets.masterKey,
    FINGERPRINT_SECRET: secrets.fingerprints,
    ...(logSigningKey && { LOG_SIGNING_KEY: logSigningKey }),
  }
  const weak = Object.entries(given).flatMap(([name, secret]) => (isOneByte(secret) ? [name] : []))
  if (weak.length > 0)
    throw new CannotStart(
      `Production does not start with a secret that is one byte repeated: make ${weak.join(', ')} with openssl rand -base64 32.`,
    )
  const alike = [...Map.groupBy(Object.keys(given), (name) => given[name as keyof typeof given])].find(
    ([, names]) => names.length > 1,
  )
  if (alike)
    throw new CannotStart(
      `Production does not start with ${alike[1].join(' and ')} being equal: make each with openssl rand -base64 32.`,
    )
  if (publicUrl.startsWith('http:') && !isThisMachine(publicUrl))
    throw new CannotStart(
      `Production does not start with ${publicUrl} as PUBLIC_URL: passwords would travel readable, so people must come by https.`,
    )
}
