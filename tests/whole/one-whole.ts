import type { Role } from '#modules/permissions/roles.ts'
import { copiedWhole } from '#tests/copied-whole.ts'

import type { Side, Whole } from './two-companies.ts'

type Person = { readonly userId: string; readonly role: Role; readonly jwt: string }

/** With fresh tokens of both companies and of SALES: one is good for ten minutes, which several walks may outlast. */
const signedInAgain = async (whole: Whole): Promise<Whole> => {
  const again = async <P extends Person>(person: P, distributorId: string | null): Promise<P> => {
    const { jwt } = await whole.portal.sessionOf({ ...person, distributorId })
    return { ...person, jwt }
  }
  const sideAgain = async (side: Side): Promise<Side> => ({
    ...side,
    buyer: await again(side.buyer, side.distributorId),
    reader: await again(side.reader, side.distributorId),
  })
  return {
    ...whole,
    sales: await again(whole.sales, null),
    andina: await sideAgain(whole.andina),
    nordmed: await sideAgain(whole.nordmed),
  }
}

/** One portal for the walks of a file, one after the other. */
export const oneWhole = () => {
  let started: Promise<Whole> | null = null
  const start = () => (started ??= copiedWhole())
  return {
    begin: async (): Promise<Whole> => signedInAgain(await start()),
    stop: async (): Promise<void> => (await started)?.portal.stop(),
  }
}

/** How a walk gets the portal that it shares. */
export type Begin = () => Promise<Whole>
