import type { AccessPolicy } from '#platform/access/permissions.ts'
import { seenInALook } from './look.ts'
import { permissions } from './permissions.ts'
import { isStaff } from './roles.ts'
import { everyTokenMay, givenToTokens } from './tokens.ts'

const linkUses = [
  'invitation',
  'confirm-email',
  'confirm-signup',
  'undo-email',
  'end-sessions',
  'second-factor',
  'newsletter-confirm',
  'newsletter-leave',
  'deadline-feed',
  'seen-as',
] as const

declare module '#platform/declared.ts' {
  interface Declared {
    readonly linkUse: (typeof linkUses)[number]
  }
}

/** A company is looked at with the role that only reads. */
export const accessPolicy: AccessPolicy = {
  permissions,
  isStaff,
  look: { permission: 'office.distributors.see-as', role: 'MARKETING', shows: seenInALook },
  tokens: { given: givenToTokens, always: everyTokenMay },
  linkUses,
}
