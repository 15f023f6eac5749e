import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Bits of authenticator data: https://www.w3.org/TR/webauthn-3/#authdata-flags */
const flags = { present: 1, verified: 4, canSync: 8, isSynced: 16, hasKey: 64 }

type Key = { readonly privateKey: KeyObject; readonly userHandle: string; counter: number }

/** What a test makes different from what was right. */
type Change = {
  readonly origin?: string
  readonly party?: string
  readonly isVerified?: boolean
  readonly userHandle?: string
  readonly counter?: number
  readonly id?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** In software, at pages of `origin`. `counts`: as security keys do, and not as passkeys that are synced. */
export const authenticator = (origin: string, { counts = false }: { readonly counts?: boolean } = {}) => {
  const keys = new Map<string, Key>()

  const clientData = (type: string, challenge: string, change: Change) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: change.origin ?? origin, crossOrigin: false }))

  const dataOf = (party: string, counter: number, { isVerified = true }: Change, more = 0) => {
    const synced = counts ? 0 : flags.canSync | flags.isSynced
    const head = Buffer.alloc(5)
    head.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | synced | more)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(party), head])
  }

  return {
    /** The ids of its passkeys, the newest last. */
    ids: () => [...keys.keys()],

    creates: (
      { challenge, party, user }: { challenge: string; party: { id: string }; user: { id: string } },
      change: Change = {},
    ) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = dataOf(change.party ?? party.id, 0, change, flags.hasKey)
      const authData = Buffer.concat([data, Buffer.alloc(16), length, id, cose])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      keys.set(id.toString('base64url'), { privateKey, userHandle: user.id, counter: 0 })
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, change).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      }
    },

    /** By its newest passkey. */
    shows: ({ challenge, party }: { challenge: string; party: string }, change: Change = {}) => {
      const [own, key] = [...keys].at(-1)!
      if (counts) key.counter += 1
      const data = dataOf(change.party ?? party, change.counter ?? key.counter, change)
      const said = clientData('webauthn.get', challenge, change)
      return {
        id: change.id ?? own,
        clientDataJSON: said.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(said)]), key.privateKey).toString('base64url'),
        userHandle: change.userHandle ?? key.userHandle,
      }
    },
  }
}

export type Authenticator = ReturnType<typeof authenticator>
