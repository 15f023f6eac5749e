import * as Schema from 'effect/Schema'

import { contactRoles } from '#modules/settings/contact-roles.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Literals, NullOr, String: Text, Struct } = Schema

export const showHouse = endpoint('GET /house', {
  may: 'portal.visit',
  does: 'What the provider says of itself to everybody: its name, whom to call, and where help is.',
  answer: Struct({
    name: Text,
    logo: NullOr(Text),
    company: Text,
    address: List(Text),
    emergencyPhone: Text,
    contactEmail: Text,
    contacts: List(Struct({ role: Literals(contactRoles), email: NullOr(Text), phone: NullOr(Text) })),
    helpCentreUrl: Text,
    termsOfSaleUrl: Text,
    privacyPolicyUrl: Text,
    social: List(Struct({ name: Text, url: Text })),
  }),
  reads: ['settings'],
})
