import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** As Standard Webhooks writes it. */
export const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

const signatureBy = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** Headers of Standard Webhooks (standardwebhooks.com). `secrets`: while one is changed there are two. */
export const signedHeaders = (
  message: { readonly id: string; readonly at: Date; readonly body: string },
  secrets: readonly string[],
): Record<string, string> => {
  const seconds = String(Math.floor(message.at.getTime() / 1000))
  const signed = `${message.id}.${seconds}.${message.body}`
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => signatureBy(secret, signed)).join(' '),
  }
}
