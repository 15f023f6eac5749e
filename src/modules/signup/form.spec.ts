import { describe, expect, test } from 'vitest'

import { requirements } from '#modules/distributors/file/requirements.ts'
import { applicant } from '#tests/applicant.ts'

import { documentFaults, namedFiles } from './documents.ts'
import { accountFaults, MANDATORY, sentenceOf, wholeAccount } from './form.ts'

const right = applicant('andina')

describe('what is typed in the first step', () => {
  test('may be as it should', () => expect(accountFaults(right)).toEqual({}))

  test('misses every field but the three that are optional', () => {
    const faults = accountFaults({ phone2: null, company: { address2: null } })
    expect(Object.keys(faults)).toEqual([
      ...['civility', 'lastname', 'firstname', 'job', 'email', 'phone', 'username'],
      ...['company.organizationName', 'company.address', 'company.zipCode', 'company.city', 'company.countryId'],
      ...['company.email', 'company.phone'],
    ])
    expect(new Set(Object.values(faults))).toEqual(new Set([MANDATORY]))
    expect(sentenceOf(faults)).toBe('Missing mandatory fields')
    expect(accountFaults({ ...right, job: '  ' })).toEqual({ job: MANDATORY })
  })

  test.each([
    [{ email: 'invalid@' }, 'email', 'Personal email invalid'],
    [{ company: { ...right.company, email: 'invalid' } }, 'company.email', 'Company email invalid'],
    [{ phone: 'call me' }, 'phone', expect.stringContaining('phone number')],
    [{ phone2: 'me too' }, 'phone2', expect.stringContaining('phone number')],
    [{ username: 'lucіa' }, 'username', expect.stringContaining('different alphabets')],
  ])('%j is refused at its field', (change, field, says) => {
    const faults = accountFaults({ ...right, ...change })
    expect(faults).toEqual({ [field]: says })
    expect(sentenceOf(faults)).toEqual(says)
  })

  test('is trimmed, and what is left empty is nothing', () => {
    expect(wholeAccount({ ...right, firstname: ' Lucía ', phone2: ' ' })).toMatchObject({
      firstname: 'Lucía',
      phone2: null,
    })
  })
})

describe('the documents', () => {
  const none = () => false
  test('are five, and a licence or the checkbox', () => {
    const faults = documentFaults(none, false)
    expect(Object.keys(faults)).toEqual([
      ...['certificateOfIncorporation', 'memorandum', 'registerOfDirectors', 'registerOfMembers'],
      ...['freeSaleCertificate', 'wholesalerLicense'],
    ])
    expect(faults['wholesalerLicense']).toBe('Please upload wholesaler license or check the related checkbox')
    expect(documentFaults((field) => field !== 'wholesalerLicense', true)).toEqual({})
    expect(Object.keys(documentFaults((field) => field === 'wholesalerLicense', false))).toHaveLength(5)
  })

  test('are named by the fields of the requirement table, others as many as there are', () => {
    const one = Object.fromEntries(
      requirements.filter(({ multiple }) => !multiple).map(({ field }) => [field, `signup/${field}.pdf`]),
    )
    const named = namedFiles({ ...one, other: ['signup/a.pdf', 'signup/b.pdf'] })
    expect(named.map(({ type }) => type)).toEqual([...requirements.map(({ type }) => type), 'OTHER'])
  })
})
