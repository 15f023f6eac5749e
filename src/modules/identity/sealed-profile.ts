import type { Profile } from '#modules/identity/people/person-form.ts'
import type { Services } from '#platform/services.ts'

/** As events hold it: under the person's own key. */
export const sealedProfile = async (
  personal: Services['personal'],
  userId: string,
  { civility, phone2, ...named }: Profile,
) => ({
  civility,
  ...(await personal.sealAll(userId, named)),
  phone2: phone2 === null ? null : await personal.seal(userId, phone2),
})
