import { onTestFinished } from 'vitest'
import { authenticator } from '#tests/passkey-authenticator.ts'

const text = (given: BufferSource): string =>
  Buffer.from(ArrayBuffer.isView(given) ? given.buffer : given).toString('base64url')
const bytes = (written: string): ArrayBuffer => new Uint8Array(Buffer.from(written, 'base64url')).buffer
const all = (answer: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(answer).map(([name, written]) => [name, bytes(written)]))

const credential = (id: string, response: object) => ({
  ...{ id, rawId: bytes(id), type: 'public-key', response, authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
})

/** Until the test ends the page has an authenticator, as a browser on a telephone does. `refuses`: the person cancels. */
export const withPasskeys = (origin: string) => {
  const device = authenticator(origin)
  const browser = { refuses: false }
  const cancelled = () => {
    if (browser.refuses) throw new DOMException('Cancelled', 'NotAllowedError')
  }
  const credentials = {
    create: async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
      cancelled()
      const { id, transports, ...response } = device.creates({
        challenge: text(publicKey.challenge),
        party: { id: publicKey.rp.id ?? '' },
        user: { id: text(publicKey.user.id) },
      })
      return credential(id, { ...all(response), getTransports: () => transports })
    },
    get: async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
      cancelled()
      const { id, ...response } = device.shows({ challenge: text(publicKey.challenge), party: publicKey.rpId ?? '' })
      return credential(id, all(response))
    },
  }
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class PublicKeyCredential {} })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  })
  return browser
}
