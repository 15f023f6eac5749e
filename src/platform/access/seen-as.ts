import { type Refusal, refused } from '#platform/decision.ts'
import { type AccessPolicy, type Me, mayDo, type Permission } from './permissions.ts'
import type { SignedLinks } from './signed-links.ts'

export const LOOK_MINUTES = 30

const ONLY_LOOKING = refused('You see the portal as this company. Nothing can be changed or sent from here.', {
  status: 403,
  members: { look: 'reads' },
})
const NOT_SHOWN = refused('This is not shown while you see the portal as a company', {
  status: 403,
  members: { look: 'reads' },
})
const OVER = refused('This look is over. Begin another one on the page of the company.', {
  status: 403,
  members: { look: 'over' },
})

export const asCompanySees = (
  me: Me | null,
  look: string,
  call: { readonly method: string; readonly may: Permission },
  {
    signedLinks,
    policy,
    now,
  }: { readonly signedLinks: SignedLinks; readonly policy: AccessPolicy; readonly now: Date },
): Me | Refusal => {
  if (!me || !mayDo(policy, policy.look.permission, me.role)) return NOT_SHOWN
  if (call.method !== 'GET') return ONLY_LOOKING
  const begun = signedLinks.read('seen-as', look, now)
  if (begun?.userId !== me.userId) return OVER
  if (!policy.look.shows.includes(call.may)) return NOT_SHOWN
  return { ...me, role: policy.look.role, distributorId: begun.id }
}

export const ONLY_READS = ONLY_LOOKING
