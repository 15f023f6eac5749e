import type { Me } from '#platform/access/permissions.ts'
import { ErasedError, type PersonalData, type Sealed } from '#platform/access/personal-data.ts'
import { sayDevice, UNKNOWN_DEVICE } from '#platform/access/sessions/device.ts'
import { RefusedError, refused } from '#platform/decision.ts'
import { say } from '#platform/text/say.ts'

/** `device`: 'Chrome on Linux'; `address`: the network's, sealed for the person; `token`: the name of an API token. */
export type Origin = {
  readonly session?: string
  readonly device?: string
  readonly address?: Sealed
  readonly token?: string
}

/** Without a visitor's address: there is no key to seal it. */
export const originOf = async (
  personal: Pick<PersonalData, 'seal'>,
  me: Me | null,
  { device, address }: { readonly device: string; readonly address: string },
): Promise<Origin> =>
  me
    ? {
        ...{ session: me.sessionId, device, address: await sealedFor(personal, me, address) },
        ...(me.token && { token: me.token.name }),
      }
    : { device }

const sealedFor = (personal: Pick<PersonalData, 'seal'>, { userId }: Me, address: string): Promise<Sealed> =>
  personal.seal(userId, address).catch((error: unknown) => {
    throw error instanceof ErasedError ? new RefusedError(refused('Please sign in', { status: 401 })) : error
  })

type OpenedOrigin = { readonly device?: string; readonly address?: string; readonly token?: string }

/** 'from Chrome on Linux, 203.0.113.7' or 'through the token ERP, 203.0.113.7', opened, in the reader's language; null: none. */
export const describeOrigin = ({ device, address, token }: OpenedOrigin) => {
  const where = (place: string) => [place, address].filter(Boolean).join(', ')
  if (token !== undefined) return say('through the token {0}', where(token))
  if (device === undefined) return null
  return say('from {0}', where(device === UNKNOWN_DEVICE ? say('an unknown device') : sayDevice(device)))
}
