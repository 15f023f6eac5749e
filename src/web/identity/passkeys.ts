import { useState } from 'react'
import {
  type addPasskey,
  type beginPasskey,
  challengePasskey,
  signInByPasskey,
} from '#modules/identity/passkeys/passkey-contract.ts'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { usePasskeyTexts as texts } from '#texts/passkeys.ts'
import { useCommand } from '#web/api/endpoint.ts'

type Attestation = Sent<typeof addPasskey>['attestation']
type Assertion = Sent<typeof signInByPasskey>['assertion']

/** As long as a challenge is good. */
const TIMEOUT_MS = 300_000

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

const library = () => import('@simplewebauthn/browser')

/** Lets the browser make a passkey. 'known': the authenticator has one of this person already. */
export const attestationOf = async ({
  challenge,
  party,
  user,
  algorithms,
  known,
}: Answer<typeof beginPasskey>): Promise<Attestation | 'cancelled' | 'known'> => {
  const { startRegistration, WebAuthnError } = await library()
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...{ challenge, rp: party, user, timeout: TIMEOUT_MS, attestation: 'none' },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: known.map(({ id, transports }) => ({
          id,
          type: 'public-key',
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports }
  } catch (fault) {
    const isKnown = fault instanceof WebAuthnError && fault.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return isKnown ? 'known' : 'cancelled'
  }
}

/** null: the person cancelled, or has no passkey here; browsers do not say which. */
const assertionOf = async ({ challenge, party }: Answer<typeof challengePasskey>): Promise<Assertion | null> => {
  const { startAuthentication } = await library()
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId: party, userVerification: 'required', timeout: TIMEOUT_MS },
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return userHandle ? { id, clientDataJSON, authenticatorData, signature, userHandle } : null
  } catch {
    return null
  }
}

/** Lets the browser show a passkey, which is then given on. */
export const usePasskey = (give: (assertion: Assertion) => Promise<unknown>) => {
  const challenge = useCommand(challengePasskey, { onProblem: () => true })
  const [isCancelled, setCancelled] = useState(false)
  const show = async () => {
    setCancelled(false)
    const begun = await challenge.send({})
    if (!begun) return
    const assertion = await assertionOf(begun)
    if (assertion) await give(assertion)
    else setCancelled(true)
  }
  return { show, busy: challenge.busy, fault: challenge.problem?.message ?? (isCancelled ? texts.cancelled : null) }
}

/** Signs in by a passkey alone; with the ticket of a first step it is the second factor. */
export const usePasskeySignIn = ({
  onSignedIn,
  ...begun
}: { readonly onSignedIn: (jwt: string) => void } & Omit<Sent<typeof signInByPasskey>, 'assertion'>) => {
  const finish = useCommand(signInByPasskey, { onDone: ({ jwt }) => onSignedIn(jwt), onProblem: () => true })
  const { show, busy, fault } = usePasskey((assertion) => finish.send({ ...begun, assertion }))
  return { show, busy: busy || finish.busy, fault: fault ?? finish.problem?.message ?? null }
}
