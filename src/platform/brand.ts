import * as Schema from 'effect/Schema'

const Text = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200))
const Url = Schema.String.check(Schema.isPattern(/^https?:\/\/\S+$/))
const Email = Schema.String.check(Schema.isPattern(/^\S+@\S+\.\S+$/))

/** What a provider changes to make the portal its own: one file, no code. */
export const Brand = Schema.Struct({
  name: Text,
  /** The portal's name in addresses: /partnercare. */
  slug: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9-]{1,30}$/)),
  provider: Schema.Struct({ name: Text, address: Schema.Array(Text), email: Email }),
  /** The contact of a distributor that has no sales representative. */
  commercialDirector: Schema.Struct({
    firstname: Text,
    lastname: Text,
    email: Email,
    phone: Text,
    picture: Schema.NullOr(Text),
  }),
  emergencyPhone: Text,
  helpCentreUrl: Url,
  termsOfSaleUrl: Url,
  privacyPolicyUrl: Url,
  contactEmail: Email,
  social: Schema.Array(Schema.Struct({ name: Text, url: Url })),
  /** Reference codes of the bonus rule: each section gets quantity(a) + 10 × quantity(b) units of c free. */
  bonusRule: Schema.NullOr(Schema.Struct({ a: Text, b: Text, c: Text })),
})
export type Brand = typeof Brand.Type
