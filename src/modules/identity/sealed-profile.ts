import type { Services } from '#platform/services.ts'

import type { Profile } from './person-form.ts'

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
