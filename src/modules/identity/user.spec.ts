import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { erase } from '#modules/identity/people/erasing.ts'
import { accept, invite, sendAgain, withdraw } from '#modules/identity/people/invitation.ts'
import { profileForm, roleFault } from '#modules/identity/people/person-form.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { isStaff, Role as Roles, staffRoles } from '#modules/permissions/roles.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { isRefusal } from '#platform/decision.ts'
import { evolved, given, givenFor } from '#tests/given.ts'
import { confirmEmail, undoEmail } from './email-change.ts'
import {
  ColumnsChosen,
  EmailChangeRequested,
  EmailChangeUndone,
  InvitationAccepted,
  InvitationSentAgain,
  InvitationWithdrawn,
  LanguageChosen,
  TimeZoneChosen,
  UserDeactivated,
  UserEmailChanged,
  type UserEvent,
  type UserId,
  UserInvited,
  UserRegistered,
  UserRoleChanged,
  UserSecurityChanged,
} from './events.ts'
import {
  changeColleague,
  changeRole,
  changeSecurity,
  chooseColumns,
  chooseLanguage,
  chooseTimeZone,
  deactivate,
  reactivate,
  type User,
  user,
} from './user.ts'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}` as UserId
const sealed = `sealed:1:${idOf(1)}:aaaa:bbbb` as Sealed
const registered = (n: number, role: Role) =>
  UserRegistered.make({
    userId: idOf(n),
    distributorId: idOf(100),
    role,
    username: sealed,
    civility: 'MS',
    firstname: sealed,
    lastname: sealed,
    job: sealed,
    email: sealed,
    phone: sealed,
    phone2: null,
  })
const left = (n: number) => UserDeactivated.make({ userId: idOf(n) })
const person = (n: number, ...happened: UserEvent[]) => givenFor(idOf(n), user, ...happened).state

describe('deactivating', () => {
  const buyer = person(1, registered(1, 'PROCUREMENT'))
  const otherBuyer = person(2, registered(2, 'PROCUREMENT'))
  const marketer = person(3, registered(3, 'MARKETING'))
  const formerBuyer = person(4, registered(4, 'PROCUREMENT'), left(4))

  test('one of two buyers, or anybody else, leaves a buyer behind', () => {
    expect(deactivate([buyer, otherBuyer], buyer.id)).toEqual([left(1)])
    expect(deactivate([buyer, marketer], marketer.id)).toEqual([left(3)])
  })

  test('the last active buyer is refused', () => {
    const refusal = { status: 409, error: 'At least one active user with the role PROCUREMENT must remain' }
    expect(deactivate([buyer, marketer], buyer.id)).toMatchObject(refusal)
    expect(deactivate([buyer, formerBuyer], buyer.id)).toMatchObject(refusal)
  })

  test('the same person twice counts once, and a person of another company not at all', () => {
    expect(deactivate([buyer, formerBuyer], formerBuyer.id)).toEqual([])
    expect(deactivate([buyer], otherBuyer.id)).toMatchObject({ status: 404 })
  })
})

describe('whatever is done to staff, in whatever order', () => {
  const roleOfStaff = fc.constantFrom(...staffRoles)
  const step = fc.record({
    who: fc.nat({ max: 4 }),
    by: fc.nat({ max: 4 }),
    way: fc.constantFrom('deactivate' as const, 'role' as const, 'erase' as const, 'reactivate' as const),
    role: roleOfStaff,
  })
  const staff = (roles: readonly Role[]) =>
    roles.map((role, n): User => ({ ...user.initial(idOf(n)), role, active: true }))
  const isAdmin = ({ role, active }: User) => active && role === 'ADMIN'

  test('an administrator remains where there was one', () => {
    fc.assert(
      fc.property(
        fc.array(roleOfStaff, { minLength: 5, maxLength: 5 }),
        fc.array(step, { maxLength: 30 }),
        (roles, steps) => {
          let team = staff(['ADMIN', ...roles.slice(1)])
          for (const { who, by, way, role } of steps) {
            const { id } = team[who]!
            const decided = {
              deactivate: () => deactivate(team, id),
              role: () => changeRole(team, id, role),
              erase: () => erase(team, id, idOf(by)),
              reactivate: () => reactivate(team[who]!),
            }[way]()
            if (!isRefusal(decided)) team = team.map((it) => (it.id === id ? evolved(user, it, decided as never) : it))
          }
          expect(team.some(isAdmin)).toBe(true)
        },
      ),
    )
  })

  test('a role is given to who may sign in, and once', () => {
    const [boss, seller] = staff(['ADMIN', 'SALES']) as [User, User]
    expect(changeRole([seller, boss], seller.id, 'QUALITY')).toEqual([
      UserRoleChanged.make({ userId: seller.id, role: 'QUALITY' }),
    ])
    expect(changeRole([seller, boss], seller.id, 'SALES')).toEqual([])
    expect(changeRole([seller, boss], seller.id, 'MARKETING')).toMatchObject({ status: 422 })
    expect(changeRole([{ ...seller, active: false }, boss], seller.id, 'QUALITY')).toMatchObject({ status: 409 })
    expect(changeRole([boss], boss.id, 'SALES')).toMatchObject({
      status: 409,
      error: 'At least one active administrator must remain',
    })
  })
})

describe('whatever is done to the people of a company, in whatever order', () => {
  const ways = ['deactivate', 'change', 'erase', 'reactivate', 'invite', 'accept', 'sendAgain', 'withdraw'] as const
  const step = fc.record({
    who: fc.nat({ max: 5 }),
    way: fc.constantFrom(...ways),
    role: fc.constantFrom('PROCUREMENT' as const, 'MARKETING' as const),
  })
  const { userId: _, ...joining } = registered(1, 'MARKETING').data
  const { distributorId: _company, role: _role, username: _username, ...profile } = joining
  const isBuyer = ({ active, role }: User) => active && role === 'PROCUREMENT'

  test('an active PROCUREMENT remains, and a person who is only invited does not count as one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let team: User[] = [1, 2, 3, 4, 5, 6].map((n) =>
          n > 3 ? user.initial(idOf(n)) : person(n, registered(n, n === 1 ? 'PROCUREMENT' : 'MARKETING')),
        )
        for (const [at, { who, way, role }] of steps.entries()) {
          const it = team[who]!
          const invitationId = idOf(1_000 + at)
          const decided = {
            deactivate: () => deactivate(team, it.id),
            change: () => changeColleague(team, it.id, { role, profile, change: null, username: null }),
            erase: () => erase(team, it.id, idOf(99)),
            reactivate: () => reactivate(it),
            invite: () => invite({ ...joining, role, invitationId })(it),
            accept: () => accept(it.invitationId ?? invitationId)(it),
            sendAgain: () => sendAgain(invitationId)(it),
            withdraw: () => withdraw(it),
          }[way]()
          if (isRefusal(decided)) continue
          team = team.map((one) => (one.id === it.id ? evolved(user, one, decided as never) : one))
          for (const one of team) if (one.invitationId !== null) expect(one.active).toBe(false)
          expect(team.some(isBuyer)).toBe(true)
        }
      }),
    )
  })
})

describe('an invitation', () => {
  const { userId: _, ...joining } = registered(1, 'MARKETING').data
  const invited = (invitationId: string) => UserInvited.make({ userId: idOf(1), ...joining, invitationId })
  const [first, second] = [idOf(21), idOf(22)]
  const expired = ['Request expired', { status: 410 }] as const

  test('is accepted once, by its newest link', () => {
    given(user, invited(first))
      .when(accept(first))
      .records(InvitationAccepted.make({ userId: idOf(1) }))
    const again = given(user, invited(first), InvitationSentAgain.make({ userId: idOf(1), invitationId: second }))
    again.when(accept(first)).refuses(...expired)
    again.when(accept(second)).records(InvitationAccepted.make({ userId: idOf(1) }))
    given(user, invited(first), InvitationAccepted.make({ userId: idOf(1) }))
      .when(accept(first))
      .refuses(...expired)
  })

  test('that is withdrawn is over, and so is one that was accepted', () => {
    const withdrawn = given(user, invited(first), InvitationWithdrawn.make({ userId: idOf(1) }))
    withdrawn.when(accept(first)).refuses(...expired)
    for (const gone of [withdrawn, given(user, invited(first), InvitationAccepted.make({ userId: idOf(1) }))])
      for (const decision of [withdraw, sendAgain(second)])
        gone.when(decision).refuses('This person is not invited any more')
  })

  test('is no account yet: it is not given back, and its role is not changed', () => {
    given(user, invited(first)).when(reactivate).refuses('This person is invited and has not joined yet')
    expect(changeRole([person(1, invited(first))], idOf(1), 'PROCUREMENT')).toMatchObject({ status: 409 })
  })
})

describe('a new e-mail address', () => {
  const [change, other] = [idOf(31), idOf(32)]
  const requested = EmailChangeRequested.make({ userId: idOf(1), changeId: change, to: sealed })
  const waiting = given(user, registered(1, 'MARKETING'), requested)
  const moved = UserEmailChanged.make({ userId: idOf(1), from: sealed, to: sealed })
  const undone = (to: Sealed | null) => EmailChangeUndone.make({ userId: idOf(1), changeId: change, to })

  test('counts once it is confirmed, by the link of the newest change', () => {
    waiting.when(confirmEmail(change, sealed)).records(moved)
    waiting.when(confirmEmail(other, sealed)).refuses('Request expired', { status: 410 })
    given(user, registered(1, 'MARKETING'), requested, moved)
      .when(confirmEmail(change, sealed))
      .refuses('Request expired')
  })

  test('is taken back by the old one, once, whether it counts already or not', () => {
    waiting.when(undoEmail(change)).records(undone(null))
    const after = [registered(1, 'MARKETING'), requested, moved]
    given(user, ...after)
      .when(undoEmail(change))
      .records(undone(sealed))
    given(user, ...after, undone(sealed))
      .when(undoEmail(change))
      .refuses('Request expired', { status: 410 })
    given(user, registered(1, 'MARKETING'), requested, undone(null))
      .when(confirmEmail(change, sealed))
      .refuses('Request expired')
  })
})

test('a changed login or password is recorded as a fact, and nothing when neither changed', () => {
  const changed = given(user, registered(1, 'MARKETING')).when(
    changeSecurity({ username: null, passwordChanged: true }),
  )
  changed.records(UserSecurityChanged.make({ userId: idOf(1), username: null, passwordChanged: true }))
  given(user, registered(1, 'MARKETING'))
    .when(changeSecurity({ username: null, passwordChanged: false }))
    .records()
})

test.each(Roles.literals)('%s is a role of staff or of a company, never of both', (role) => {
  expect(roleFault(role, null) === null).toBe(isStaff(role))
  expect(roleFault(role, idOf(100)) === null).toBe(!isStaff(role))
})

describe('a profile', () => {
  const given = {
    civility: 'MS',
    firstname: ' Lucía ',
    lastname: 'Restrepo',
    job: 'Buyer',
    email: 'lucia@andina.example',
    phone: '+57 1',
  } as const

  test('is trimmed', () => expect(profileForm(given)).toEqual({ ...given, firstname: 'Lucía', phone2: null }))

  test.each(['civility', 'firstname', 'lastname', 'job', 'email', 'phone'] as const)('needs %s', (field) => {
    const { [field]: _left, ...rest } = given
    expect(profileForm(rest)).toMatchObject({
      status: 422,
      error: 'Missing mandatory fields',
      errors: { [field]: 'This field is mandatory' },
    })
  })

  test('needs an e-mail address that is one', () =>
    expect(profileForm({ ...given, email: 'lucia' })).toMatchObject({ error: 'Email invalid' }))

  test.each(['phone', 'phone2'])('needs a %s that can be called', (field) =>
    expect(profileForm({ ...given, [field]: 'abc' })).toMatchObject({
      status: 422,
      errors: { [field]: 'Enter a phone number in digits, such as +41 22 555 01 10' },
    }),
  )
})

describe('choosing a time zone', () => {
  const buyer = person(1, registered(1, 'PROCUREMENT'))
  const chosen = (timeZone: string | null) => TimeZoneChosen.make({ userId: buyer.id, timeZone })
  const inMadrid = evolved(user, buyer, [chosen('Europe/Madrid')])

  test('keeps it, and gives it up for the company’s again', () => {
    expect(chooseTimeZone('Europe/Madrid')(buyer)).toEqual([chosen('Europe/Madrid')])
    expect(chooseTimeZone(null)(inMadrid)).toEqual([chosen(null)])
  })

  test('the same one again changes nothing', () => {
    expect(chooseTimeZone(null)(buyer)).toEqual([])
    expect(chooseTimeZone('Europe/Madrid')(inMadrid)).toEqual([])
  })

  test('one that clocks do not know is refused', () =>
    expect(chooseTimeZone('Mars/Base')(buyer)).toMatchObject({
      status: 422,
      errors: { timeZone: 'Choose a time zone of the list' },
    }))
})

describe('choosing a language', () => {
  const buyer = person(1, registered(1, 'PROCUREMENT'))
  const chosen = (language: 'es' | null) => LanguageChosen.make({ userId: buyer.id, language })
  const spanish = evolved(user, buyer, [chosen('es')])

  test('keeps it, and gives it up for the company’s again', () => {
    expect(chooseLanguage('es')(buyer)).toEqual([chosen('es')])
    expect(chooseLanguage(null)(spanish)).toEqual([chosen(null)])
  })

  test('the same one again changes nothing', () => {
    expect(chooseLanguage(null)(buyer)).toEqual([])
    expect(chooseLanguage('es')(spanish)).toEqual([])
  })
})

describe('choosing columns', () => {
  const buyer = person(1, registered(1, 'PROCUREMENT'))

  test('keeps which are hidden, once each and in the order of the list', () =>
    expect(chooseColumns('orders', ['progress', 'date', 'date'])(buyer)).toEqual([
      ColumnsChosen.make({ userId: buyer.id, list: 'orders', hidden: ['date', 'progress'] }),
    ]))

  test('a column of another list, or one that always stays, is refused', () => {
    for (const column of ['deadline', 'num'])
      expect(chooseColumns('orders', [column])(buyer)).toMatchObject({ error: 'This list has no such column' })
  })
})
