import type { EmailChangeUndone, UserEmailChanged, UserProfileChanged, UserRoleChanged } from './events.ts'

type Profile = Omit<Parameters<typeof UserProfileChanged.make>[0], 'userId'>

const profileFields = ({ civility, firstname, lastname, job, email, phone, phone2 }: Profile) => ({
  ...{ civility, firstname, lastname, job, email, phone, phone2 },
})
const joiningFields = ({ role, ...profile }: Profile & { readonly role: string }) => ({
  role,
  ...profileFields(profile),
})

/** What the events of a person say of the forms that change them. */
export const profileHistory = {
  UserRegistered: joiningFields,
  UserInvited: joiningFields,
  UserProfileChanged: profileFields,
  UserEmailChanged: ({ to }: Parameters<typeof UserEmailChanged.make>[0]) => ({ email: to }),
  EmailChangeUndone: ({ to }: Parameters<typeof EmailChangeUndone.make>[0]) => (to === null ? {} : { email: to }),
  UserRoleChanged: ({ role }: Parameters<typeof UserRoleChanged.make>[0]) => ({ role }),
}
