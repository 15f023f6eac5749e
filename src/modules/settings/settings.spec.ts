import { describe, expect, test } from 'vitest'

import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { noSecondPerson } from '#modules/terms/second-person.ts'
import { firstSynonyms, spellingsOf } from '#modules/terms/synonyms.ts'
import type { Day } from '#platform/event.ts'
import { type MailText, mailParts } from '#platform/mail/mail-text.ts'
import { given } from '#tests/given.ts'
import { configured, valuesOf } from './current.ts'
import {
  BrandChanged,
  ContactsChanged,
  HolidayAdded,
  HolidayRemoved,
  MailSenderChanged,
  MailTextChanged,
  type Section,
  SynonymAdded,
  SynonymRemoved,
  type Values,
} from './events.ts'
import { fieldChanges } from './history.ts'
import { accentProblem, contrastToWhite, type EditableMail, wrongIn, wrongInMailText } from './rules.ts'
import {
  addHoliday,
  addSynonym,
  changeMailText,
  changeSettings,
  firstSettings,
  removeHoliday,
  removeSynonym,
  settings,
} from './settings.ts'

const file = readConfiguration('test', { MAIL_FROM: 'Portal <portal@provider.example>' })
const first = valuesOf(file)
const renamed = { ...first.brand, name: 'CareHouse' }
const christmas = { day: '2026-12-25' as Day, name: 'Christmas' }

describe('settings', () => {
  test('are changed with what counted before, the first time by the file', () => {
    given(settings)
      .when(changeSettings('brand', renamed, { first: first.brand, expectedVersion: 0 }))
      .records(BrandChanged.make({ before: first.brand, after: renamed }))
    given(settings, BrandChanged.make({ before: first.brand, after: renamed }))
      .when(changeSettings('brand', first.brand, { first: first.brand, expectedVersion: 1 }))
      .records(BrandChanged.make({ before: renamed, after: first.brand }))
  })

  test('record nothing where nothing is changed', () =>
    given(settings)
      .when(changeSettings('sender', first.sender, { first: first.sender, expectedVersion: 0 }))
      .records())

  test('are not changed over what another person has changed meanwhile: that is a conflict', () => {
    const theirs = BrandChanged.make({ before: first.brand, after: renamed })
    const ours = { ...first.brand, company: 'Ours SA' }
    given(settings, theirs)
      .when(changeSettings('brand', ours, { first: first.brand, expectedVersion: 0 }))
      .refuses('Someone else has changed this since you opened it')
    // Another part is no conflict, and a person who has seen the change may save over it.
    given(settings, theirs)
      .when(
        changeSettings(
          'sender',
          { ...first.sender, replyToEmail: 'a@b.example' },
          { first: first.sender, expectedVersion: 0 },
        ),
      )
      .records(
        MailSenderChanged.make({ before: first.sender, after: { ...first.sender, replyToEmail: 'a@b.example' } }),
      )
    given(settings, theirs)
      .when(changeSettings('brand', ours, { first: first.brand, expectedVersion: 1 }))
      .records(BrandChanged.make({ before: renamed, after: ours }))
  })

  test('a holiday is added once, and removed once', () => {
    const added = HolidayAdded.make(christmas)
    given(settings).when(addHoliday(christmas)).records(added)
    given(settings, added).when(addHoliday(christmas)).refuses('This day is in the list already: Christmas')
    given(settings, added).when(removeHoliday(christmas.day)).records(HolidayRemoved.make(christmas))
    given(settings).when(removeHoliday(christmas.day)).records()
  })
})

describe('synonyms', () => {
  const ocp = { typed: 'OCP', means: 'contraceptive pill' }

  test('are added once, however they are written, and removed once; there are some from the start', () => {
    const added = SynonymAdded.make(ocp)
    given(settings)
      .when(addSynonym({ typed: ' OCP ', means: ocp.means }))
      .records(added)
    given(settings, added)
      .when(addSynonym({ typed: 'o-c-p', means: 'another' }))
      .refuses('This is in the list already: it means contraceptive pill')
    given(settings)
      .when(addSynonym({ typed: 'pill', means: 'Pill' }))
      .refuses('Enter something else than what is typed')
    given(settings)
      .when(addSynonym({ typed: '´', means: 'Pill' }))
      .refuses('Enter what people type')
    given(settings, added).when(removeSynonym('OCP')).records(SynonymRemoved.make(ocp))
    given(settings).when(removeSynonym('OCP')).records()
    given(settings)
      .when(removeSynonym('iud'))
      .records(SynonymRemoved.make({ typed: 'iud', means: 'intrauterine device' }))
  })

  test('are other spellings of what is typed, and of whole parts of it alone', () => {
    expect(spellingsOf([ocp], 'ocp 28')).toEqual(['ocp 28', 'contraceptive pill 28'])
    expect(spellingsOf([ocp], 'ocpx')).toEqual(['ocpx'])
    expect(spellingsOf(firstSynonyms, 'vaginal ring')).toEqual(['vaginal ring'])
    expect(spellingsOf(firstSynonyms, 'Copper IUD')).toEqual(['Copper IUD', 'copper intrauterine device'])
  })
})

describe('the text of a mail', () => {
  const editable = { parts: mailParts, placeholders: ['portal', 'order'] }
  const ours = { subject: 'Your quote is here', introduction: 'Order {order} is ready.', closing: null }
  const theirs = { ...ours, closing: 'With kind regards' }
  const nothing = { subject: null, introduction: null, closing: null }
  const quote = { kind: 'NEW_QUOTE', language: 'es' } as const
  const written = MailTextChanged.make({ ...quote, before: null, after: theirs })
  const change = (text: MailText, expectedVersion: number, more: Partial<EditableMail> = {}) =>
    changeMailText({ ...quote, text }, { expectedVersion, editable: { ...editable, ...more } })

  test('is changed by kind and language, and is the default again without any part', () => {
    given(settings)
      .when(change(ours, 0))
      .records(MailTextChanged.make({ ...quote, before: null, after: ours }))
    given(settings, written)
      .when(change(nothing, 1))
      .records(MailTextChanged.make({ ...quote, before: theirs, after: null }))
    given(settings, written).when(change(theirs, 0)).records()
    given(settings).when(change(nothing, 0)).records()
  })

  test('is not changed over what another person wrote meanwhile; another language is no conflict', () => {
    given(settings, written).when(change(ours, 0)).refuses('Someone else has changed this since you opened it')
    given(settings, written)
      .when(changeMailText({ ...quote, language: 'fr', text: ours }, { editable, expectedVersion: 0 }))
      .records(MailTextChanged.make({ ...quote, language: 'fr', before: null, after: ours }))
  })

  test('is refused by part where it names what the mail does not know, or changes what is fixed', () => {
    given(settings)
      .when(change({ ...ours, subject: 'For {name}' }, 0))
      .refuses('{name} is not known in this email. Use {portal}, {order}')
    given(settings)
      .when(change({ ...ours, introduction: 'Order {order' }, 0))
      .refuses('A brace is missing or left over. Use {portal}, {order}')
    given(settings)
      .when(change({ ...ours, subject: 'Two\nlines' }, 0))
      .refuses('Enter one line')
    given(settings)
      .when(change(ours, 0, { parts: ['closing'] }))
      .refuses('This part of the email is fixed')
    expect(wrongInMailText({ ...ours, closing: '{' }, { ...editable, parts: ['closing'] })).toEqual({
      subject: 'This part of the email is fixed',
      introduction: 'This part of the email is fixed',
      closing: 'A brace is missing or left over. Use {portal}, {order}',
    })
  })

  test('counts from then on, by kind and language; the default is none', () => {
    const kept = { ...quote, version: 2, text: theirs }
    const restored = { ...quote, language: 'fr' as const, version: 2, text: null }
    const { mailTexts } = configured(
      { ...firstSettings(), mailTexts: { 'NEW_QUOTE es': kept, 'NEW_QUOTE fr': restored } },
      file,
    )
    expect(mailTexts).toEqual({ NEW_QUOTE: { es: theirs } })
  })
})

describe('what is wrong is said by field', () => {
  const cases: readonly [Section, object, Record<string, unknown>][] = [
    ['brand', { name: ' ', address: [] }, { name: expect.any(String), address: expect.any(String) }],
    ['brand', { accent: 'purple' }, { accent: expect.stringContaining('#7529b5') }],
    ['contacts', { emergencyPhone: '12' }, { emergencyPhone: expect.stringContaining('country code') }],
    [
      'contacts',
      { contacts: [{ role: 'SALES', email: 'no', phone: null }] },
      { SALES_email: expect.stringContaining('e-mail') },
    ],
    ['links', { helpCentreUrl: 'http://help.example' }, { helpCentreUrl: expect.stringContaining('https://') }],
    ['links', { social: [{ name: 'X', url: 'x' }] }, { social: expect.stringContaining('https://') }],
    ['sender', { name: 'A "B"', replyToEmail: 'x' }, { name: expect.any(String), replyToEmail: expect.any(String) }],
    ['hours', { from: '18:00', to: '08:00' }, { to: 'Work ends after it begins: enter a later time' }],
    ['hours', { from: '8', weekdays: [] }, { from: expect.any(String), weekdays: expect.any(String) }],
    ['hours', { timeZone: 'Mars/Base' }, { timeZone: expect.stringContaining('Europe/Zurich') }],
  ]
  test.each(cases)('%s %j', (section, part, wrong) => {
    const value = { ...first[section], ...part } as Values[Section]
    expect(wrongIn(section, value)).toEqual(wrong)
  })

  test('what the file says is right', () => {
    for (const section of Object.keys(first) as Section[]) expect(wrongIn(section, first[section])).toEqual({})
  })

  test.each([
    ['#7529b5', null],
    ['#767676', null],
    ['#777777', 'This colour reads 4.4 : 1 on white. Choose a darker one: text needs at least 4.5 : 1'],
    ['#42c3d4', 'This colour reads 2.1 : 1 on white. Choose a darker one: text needs at least 4.5 : 1'],
  ])('an accent of %s', (colour, problem) => expect(accentProblem(colour)).toBe(problem))

  test('contrast is that of WCAG', () => {
    expect(contrastToWhite('#000000')).toBeCloseTo(21, 5)
    expect(contrastToWhite('#ffffff')).toBeCloseTo(1, 5)
  })
})

describe('what counts', () => {
  const set = {
    mailTexts: {},
    holidays: [christmas],
    versions: { brand: 0, contacts: 0, links: 0, sender: 0, hours: 0, approvals: 0 },
  }

  test('is what the file and the environment say until it is changed', () => {
    const now = configured({ chosen: {}, ...set }, file)
    expect({ ...file, ...now }).toEqual({ ...file, workingHours: { ...file.workingHours, closed: ['2026-12-25'] } })
  })

  test('is what was changed, and reads the same in the forms', () => {
    const chosen: Values = {
      brand: { ...renamed, logo: 'brand/1.png', accent: '#8a1538' },
      contacts: { ...first.contacts, emergencyPhone: '+41 22 555 02 02', directorLastname: 'Another' },
      links: { ...first.links, helpCentreUrl: 'https://help.other.example' },
      sender: { name: 'House', senderEmail: 'house@provider.example', replyToEmail: 'answers@provider.example' },
      hours: { timeZone: 'Europe/Zurich', from: '08:00', to: '18:00', weekdays: [1, 2, 3, 4, 5] },
      approvals: noSecondPerson,
    }
    const now = { ...file, ...configured({ chosen, ...set }, file) }
    expect(now).toMatchObject({
      brand: {
        name: 'CareHouse',
        logo: '/api/files/brand/1.png',
        slug: 'partnercare',
        emergencyPhone: '+41 22 555 02 02',
      },
      mailFrom: '"House" <house@provider.example>',
      mailReplyTo: 'answers@provider.example',
      officeTimeZone: 'Europe/Zurich',
      workingHours: { from: '08:00', closed: ['2026-12-25'] },
    })
    expect(valuesOf(now)).toEqual(chosen)
  })
})

test('the history names the fields that changed, before and after', () => {
  const { before, after } = ContactsChanged.make({
    before: first.contacts,
    after: { ...first.contacts, emergencyPhone: '+41 22 555 02 02' },
  }).data
  expect(fieldChanges(before, after)).toEqual([
    { field: 'emergencyPhone', before: file.brand.emergencyPhone, after: '+41 22 555 02 02' },
  ])
  expect(fieldChanges(null, christmas)).toEqual([
    { field: 'day', before: null, after: '2026-12-25' },
    { field: 'name', before: null, after: 'Christmas' },
  ])
})
