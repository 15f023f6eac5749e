import * as Schema from 'effect/Schema'

import { contactRoles } from './contact-roles.ts'

const Text = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200))
const LongText = Schema.String.check(Schema.isBetweenLength(1, 1_000))
const Whole = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_000 }))
const Url = Schema.String.check(Schema.isPattern(/^https?:\/\/\S+$/))
const Email = Schema.String.check(Schema.isPattern(/^\S+@\S+\.\S+$/))

const LoyaltyLevel = Schema.Struct({
  displayName: Text,
  avantages: LongText,
  orders: Whole,
  units: Whole,
  turnover: Whole,
})

const Contact = Schema.Struct({
  role: Schema.Literals(contactRoles),
  email: Schema.NullOr(Email),
  phone: Schema.NullOr(Text),
})

/** What a provider changes: one file, no code. */
export const Brand = Schema.Struct({
  name: Text,
  logo: Schema.optionalKey(Schema.NullOr(Text)),
  accent: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isPattern(/^#[0-9a-f]{6}$/)))),
  slug: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9-]{1,30}$/)),
  provider: Schema.Struct({ name: Text, address: Schema.Array(Text), email: Email }),
  commercialDirector: Schema.Struct({
    firstname: Text,
    lastname: Text,
    email: Email,
    phone: Text,
    picture: Schema.NullOr(Text),
  }),
  emergencyPhone: Text,
  contacts: Schema.optionalKey(Schema.Array(Contact)),
  helpCentreUrl: Url,
  /** Third-party script on every page; without it, none may load. */
  helpWidgetUrl: Schema.optionalKey(
    Schema.NullOr(Schema.String.check(Schema.isPattern(/^https:\/\/[\w.-]+(:\d+)?\/\S*$/))),
  ),
  termsOfSaleUrl: Url,
  privacyPolicyUrl: Url,
  contactEmail: Email,
  social: Schema.Array(Schema.Struct({ name: Text, url: Url })),
  /** Each section gets quantity(a) + 10 × quantity(b) units of c free. */
  bonusRule: Schema.NullOr(Schema.Struct({ a: Text, b: Text, c: Text })),
  loyalty: Schema.Struct({
    /** Within 12 months, all three requirements at once; `turnover` in cents. */
    levels: Schema.Struct({ BLUE: LoyaltyLevel, BRONZE: LoyaltyLevel, SILVER: LoyaltyLevel, GOLD: LoyaltyLevel }),
    activities: Schema.Struct({
      COMPLETED_FORECAST: Whole,
      COMPLETED_SURVEY: Whole,
      TRAINING_CONDUCTED: Whole,
      BUSINESS_OPPORTUNITY_REPORTED: Whole,
      ANNUAL_BUSINESS_REVIEW: Whole,
      SELL_OUT_DATA: Whole,
    }),
  }),
})
export type Brand = typeof Brand.Type

declare module '#platform/declared.ts' {
  interface Declared {
    readonly brand: Brand
  }
}
