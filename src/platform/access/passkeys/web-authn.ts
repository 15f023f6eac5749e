import type { Configuration } from '#platform/configuration/configuration.ts'

/** EdDSA, ES256, RS256: https://www.iana.org/assignments/cose. */
export const passkeyAlgorithms = [-8, -7, -257] as const

/** Loaded when the first passkey is used: 0.3 s and 25 MB. */
const library = () => import('@simplewebauthn/server')

/** A passkey is bound to `id`, the host: with another `PUBLIC_URL` those that people have are of no use. */
export type RelyingParty = { readonly id: string; readonly origin: string }

export const relyingPartyOf = ({ publicUrl }: Pick<Configuration, 'publicUrl'>): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** How authenticators know a person: the 16 bytes of their id, in base64url. */
export const handleOf = (userId: string): string => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

/** What a browser answers for a new passkey; all but `transports` in base64url. */
export type Attestation = {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

/** What a browser answers for an existing one, in base64url. */
export type Assertion = {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}

export type Use = { readonly counter: number; readonly isSynced: boolean }

export type NewCredential = Use & {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly transports: readonly string[]
  readonly aaguid: string
}

const expectedOf = ({ id, origin }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  // Fingerprint, face or PIN: possession and one of them are two factors.
  requireUserVerification: true,
})

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

/** null: of another challenge, origin or host, or the person was not verified. */
export const verifiedCredential = async (
  party: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject, transports }: Attestation,
): Promise<NewCredential | null> => {
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectedOf(party, challenge),
      supportedAlgorithmIDs: [...passkeyAlgorithms],
      response: { ...credential(id), response: { clientDataJSON, attestationObject } },
    })
    if (!verified) return null
    const { aaguid, credentialBackedUp } = registrationInfo
    const { publicKey, counter } = registrationInfo.credential
    const credentialId = registrationInfo.credential.id
    return { credentialId, publicKey, counter, transports, aaguid, isSynced: credentialBackedUp }
  } catch {
    return null
  }
}

/** null: as above, or not signed by this key. */
export const verifiedUse = async (
  party: RelyingParty,
  challenge: string,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: Assertion,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<Use | null> => {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedOf(party, challenge),
      response: { ...credential(id), response: { clientDataJSON, authenticatorData, signature, userHandle } },
      // The counter is compared where it is stored, once the signature is known to be right.
      credential: { id, publicKey, counter: 0 },
    })
    return verified ? { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp } : null
  } catch {
    return null
  }
}
