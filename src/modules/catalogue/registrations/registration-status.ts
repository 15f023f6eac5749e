import { keysOf, recordOf } from '#platform/records.ts'
import { labelledCard, say } from '#platform/text/say.ts'

const cards = {
  REGISTERED: { label: 'Registered', sellable: true },
  UNDER_RENEWAL: { label: 'Under renewal', sellable: true },
  ELIGIBLE_FOR_IMPORT_WITH_LETTER: { label: 'Eligible for import with letter', sellable: true },
  REGISTRATION_NOT_REQUIRED_OR_ELIGIBLE_FOR_IMPORT: { label: 'Registration not required', sellable: true },
  IN_PROGRESS: { label: 'Registration in progress', sellable: false },
  NOT_REGISTERED: { label: 'Not registered', sellable: false },
  SUSPENDED: { label: 'Suspended', sellable: false },
  EXPIRED: { label: 'Expired', sellable: false },
  REJECTED: { label: 'Rejected', sellable: false },
} as const satisfies Record<string, { label: string; sellable: boolean }>

/** The status of a product's registration in a country. Sellable ones may be ordered there (specification 2, section 4). */
export const registrationStatuses = recordOf(keysOf(cards), (status) => labelledCard(cards[status], 'label'))

export type RegistrationStatus = keyof typeof cards

/** Why no one can order by a registration that is not sellable or has no price, as distributors read it. */
export const whyNotOrderable = (status: RegistrationStatus, country: string): string => {
  const { sellable, label } = registrationStatuses[status]
  return say(
    'Not available in {0} ({1})',
    country,
    sellable ? say('no price is set') : say('registration status: {0}', label),
  )
}

export const isSellable = (status: RegistrationStatus): boolean => registrationStatuses[status].sellable
