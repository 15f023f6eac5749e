import { describe, expect, test } from 'vitest'
import { PersonErased, type UserId } from '#modules/identity/events.ts'
import { type User, user } from '#modules/identity/user.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { isRefusal } from '#platform/decision.ts'
import { erase } from './erasing.ts'

const id = (n: number) => `0199ee1c-6461-723d-a918-50c5bea01a0${n}` as UserId
const one = (n: number, role: Role, more: Partial<User> = {}): User => ({
  ...user.initial(id(n)),
  distributorId: role === 'PROCUREMENT' || role === 'MARKETING' ? id(9) : null,
  role,
  active: true,
  ...more,
})
const [ada, ben] = [one(1, 'ADMIN'), one(2, 'ADMIN')]
const [ines, mateo] = [one(3, 'PROCUREMENT'), one(4, 'MARKETING')]

const saidOf = (decided: ReturnType<typeof erase>) => (isRefusal(decided) ? decided.error : decided)

describe('a person is erased', () => {
  test('by an administrator', () => {
    expect(erase([mateo, ines], mateo.id, ada.id)).toEqual([PersonErased.make({ userId: mateo.id })])
    expect(erase([ben, ada], ben.id, ada.id)).toEqual([PersonErased.make({ userId: ben.id })])
  })

  test('also after they have left', () => {
    const gone = { ...ines, active: false }
    expect(erase([gone], gone.id, ada.id)).toEqual([PersonErased.make({ userId: gone.id })])
  })
})

test.each([
  ['no one does it to themselves', [ada, ben], ada, 'You cannot erase yourself. Ask another administrator.'],
  ['not twice', [{ ...mateo, active: false, erased: true }], mateo, 'This person has already been erased'],
  ['not the last buyer', [ines, mateo], ines, 'At least one active user with the role PROCUREMENT must remain'],
  ['not the last administrator', [ben], ben, 'At least one active administrator must remain'],
  ['not a person who does not exist', [{ ...ben, role: null }], ben, 'This person does not exist'],
])('%s', (_, team, { id: leaving }, says) => {
  expect(saidOf(erase(team as User[], leaving, ada.id))).toBe(says)
})
