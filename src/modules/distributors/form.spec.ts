import { describe, expect, test } from 'vitest'

import { addressForm, companyForm } from './form.ts'

const address = {
  name: ' Main warehouse ',
  addressee: 'Lucía Restrepo',
  address: 'Carrera 7',
  address2: ' ',
  zipCode: '110231',
  city: 'Bogotá',
  countryId: 'co',
  email: 'not checked',
  phone: '+57 1',
}

describe('an address form', () => {
  test('is trimmed; the second line may stay empty', () =>
    expect(addressForm(address)).toEqual({ ...address, name: 'Main warehouse', address2: null }))

  test.each(['name', 'addressee', 'address', 'zipCode', 'city', 'countryId', 'email', 'phone'] as const)(
    'needs %s',
    (field) => {
      for (const value of [undefined, '', '  ', null])
        expect(addressForm({ ...address, [field]: value })).toMatchObject({
          status: 422,
          error: 'Missing mandatory fields',
          errors: { [field]: 'This field is mandatory' },
        })
    },
  )

  test.each(['any', 'ANY_COUNTRY', 'xx', 'CO'])('does not lie in %s', (countryId) =>
    expect(addressForm({ ...address, countryId })).toMatchObject({
      status: 422,
      errors: { countryId: expect.any(String) },
    }),
  )
})

describe('a company form', () => {
  const { name: _name, addressee: _addressee, ...place } = address
  const company = { ...place, organizationName: 'Andina Salud', email: 'hello@andina.example' }

  test('needs an e-mail address that is one', () =>
    expect(companyForm({ ...company, email: 'andina' })).toMatchObject({
      error: 'Company email invalid',
      errors: { email: 'Company email invalid' },
    }))

  test.each(['phone', 'contactPhone'])('needs a %s that can be called', (field) =>
    expect(companyForm({ ...company, [field]: 'abc' })).toMatchObject({
      status: 422,
      errors: { [field]: 'Enter a phone number in digits, such as +41 22 555 01 10' },
    }),
  )

  test('may go without a contact', () =>
    expect(companyForm(company)).toMatchObject({ contactName: null, contactPhone: null, address2: null }))

  test('needs a name', () =>
    expect(companyForm({ ...company, organizationName: '' })).toMatchObject({ error: 'Missing mandatory fields' }))
})
