import { asWords } from '#platform/facts.ts'
import { wordsOf } from '#platform/in-words.ts'

import { userStream } from './events.ts'

const changed = (login: boolean, password: boolean): string =>
  login && password ? 'the login name and the password' : login ? 'the login name' : 'the password'

const listNames: Record<string, string> = { orders: 'My orders', 'order-desk': 'Order desk' }

/** What happened to people's accounts, in words for staff. */
export const userWords = wordsOf([userStream], {
  UserRegistered: ({ role, distributorId }) => ({
    what: distributorId === null ? 'registered a member of staff' : 'registered a person of the company',
    detail: asWords(role),
  }),
  UserProfileChanged: () => ({ what: 'changed the profile', detail: null }),
  EmailConfirmed: () => ({ what: 'confirmed the e-mail address', detail: 'By the link in the welcome mail' }),
  UserEmailChanged: () => ({ what: 'changed the e-mail address', detail: 'The old and the new one were told' }),
  UserSecurityChanged: ({ username, passwordChanged }) => ({
    what: `changed ${changed(username !== null, passwordChanged)}`,
    detail: null,
  }),
  PasswordReset: () => ({ what: 'set a new password', detail: 'By a link that was mailed to the person' }),
  UserDeactivated: () => ({ what: 'closed the account', detail: 'Nobody can sign in with it any more' }),
  UserPictureChanged: ({ picture }) => ({
    what: picture === null ? 'removed the picture' : 'changed the picture',
    detail: null,
  }),
  UserReactivated: () => ({ what: 'gave the account back', detail: 'The person can sign in again' }),
  UserRoleChanged: ({ role }) => ({ what: 'changed the role', detail: asWords(role) }),
  RefreshTokenReused: () => ({
    what: 'showed a sign-in that had been replaced',
    detail: 'It may have been copied: that session has ended',
  }),
  ColumnsChosen: ({ list, hidden }) => ({
    what: 'chose the columns of a list',
    detail: `${listNames[list] ?? list}: ${hidden.length === 0 ? 'all are shown' : `without ${hidden.join(', ')}`}`,
  }),
  PersonErased: () => ({
    what: 'erased the person',
    detail: 'The keys to all that tells who it was were destroyed',
  }),
})
