import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { present } from '#platform/typed.ts'

/** `chain` in hex, `signature` in base64, `at` ISO 8601. */
export type SignedHead = {
  readonly position: number
  readonly chain: string
  readonly at: string
  readonly keyId: string
  readonly signature: string
}

export type HeadSigner = {
  readonly keyId: string
  /** PEM. */
  readonly publicKey: string
  readonly sign: (head: Pick<SignedHead, 'position' | 'chain' | 'at'>) => SignedHead
  /** Base64. The text must name its purpose, so that no signature passes for another. */
  readonly signText: (text: string) => string
}

const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex') // a private key's DER is this and 32 bytes

const said = ({ position, chain, at }: Pick<SignedHead, 'position' | 'chain' | 'at'>): Buffer =>
  Buffer.from(`partnercare log head 1\n${position}\n${chain}\n${at}`)

const publicPem = (key: KeyObject): string => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()

const idOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

export const idOfPem = (pem: string): string => idOf(createPublicKey(pem))

const ownKey = (folder: string): KeyObject => {
  const file = join(folder, 'signing-key.pem')
  if (existsSync(file)) return createPrivateKey(readFileSync(file))
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return privateKey
}

const keyOf = (given: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, Buffer.from(given, 'base64')]),
    format: 'der',
    type: 'pkcs8',
  })

const signerBy = (key: KeyObject): HeadSigner => {
  const keyId = idOf(createPublicKey(key))
  const signed = (text: Buffer): string => sign(null, text, key).toString('base64')
  return {
    keyId,
    publicKey: publicPem(key),
    sign: (head) => ({ ...head, keyId, signature: signed(said(head)) }),
    signText: (text) => signed(Buffer.from(text)),
  }
}

/** 32 bytes in base64, else the folder's own key (made on first use). The public key lies next to the heads. */
export const headSigner = (folder: string, given: string | null): HeadSigner => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const signer = signerBy(given ? keyOf(given) : ownKey(folder))
  writeFileSync(join(folder, `${signer.keyId}.public.pem`), signer.publicKey)
  return signer
}

/** Those that have signed here and do so no more: the given one of before, and the folder's own where a key was given since. */
export const earlierSigners = (folder: string, signer: HeadSigner, also: string | null): HeadSigner[] =>
  [...(also ? [keyOf(also)] : []), ...(existsSync(join(folder, 'signing-key.pem')) ? [ownKey(folder)] : [])]
    .map(signerBy)
    .filter(({ keyId }) => keyId !== signer.keyId && publicKeyOf(folder, keyId) !== null)

export const publicKeyOf = (folder: string, keyId: string): string | null => {
  const file = join(folder, `${keyId}.public.pem`)
  return /^[0-9a-f]{16}$/.test(keyId) && existsSync(file) ? readFileSync(file, 'utf8') : null
}

export const publicKeysIn = (folder: string): Record<string, string> => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const keyIds = names.flatMap((name) => /^([0-9a-f]{16})\.public\.pem$/.exec(name)?.[1] ?? [])
  return Object.fromEntries(keyIds.map((keyId) => [keyId, present(publicKeyOf(folder, keyId))]))
}

export const keepPublicKeys = (folder: string, keys: Readonly<Record<string, string>>): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [keyId, pem] of Object.entries(keys))
    if (idOf(createPublicKey(pem)) === keyId) writeFileSync(join(folder, `${keyId}.public.pem`), pem)
}

export const hasSigned = (pem: string, keyId: string, text: string | Buffer, signature: string): boolean => {
  const publicKey = createPublicKey(pem)
  return idOf(publicKey) === keyId && verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
}

export const hasSignedHead = (pem: string, head: SignedHead): boolean =>
  hasSigned(pem, head.keyId, said(head), head.signature)

/** Unknown keys prove nothing. */
export const isGenuine = (folder: string, head: SignedHead): boolean => {
  const pem = publicKeyOf(folder, head.keyId)
  return pem !== null && hasSignedHead(pem, head)
}
