import { describe, expect, test } from 'vitest'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { layOut } from '#platform/mail/layout.ts'
import { type MailText, type MailTexts, mailParts } from '#platform/mail/mail-text.ts'
import { placeholderProblem } from '#platform/text/placeholders.ts'
import { unchecked } from '#platform/typed.ts'
import { mailSamples } from './mail-samples.ts'
import { placeholdersOf, textsToQueue, valuesOf } from './mail-texts.ts'
import { mails } from './mails.ts'

const { brand } = readConfiguration('test', {})
const reader = { staff: false, brand, timeZone: 'UTC', companyZone: 'UTC' }
const text = (part: Partial<MailText>): MailText => ({ subject: null, introduction: null, closing: null, ...part })
const quote = { type: 'NEW_QUOTE', orderId: 'o-1', orderNum: '2026-000123', facts: { total: 100_000 } }
const mailOf = (texts: MailTexts, more: object = {}, language?: 'en' | 'es') =>
  mails['notification']!({ ...quote, texts, ...more }, { ...reader, ...(language && { language }) }, [])

describe.each(mailSamples)('the mail $kind', ({ kind, template, staff, data, others = [], editable }) => {
  test('is filled in with each of its placeholders, and keeps what is fixed', () => {
    const all = (editable?.placeholders ?? []).map((name) => `{${name}}`).join(' ')
    const written = Object.fromEntries((editable?.parts ?? []).map((part) => [part, `Ours: ${all}`]))
    const forReader = { ...reader, staff }
    const plain = mails[template]!(data, forReader, others)
    const texts = { [kind]: { en: text(written) } }
    const [first = {}, ...more] = [data, ...others].map((facts) => ({ ...facts, texts }))
    const { subject, introduction, closing, ...fixed } = mails[template]!(first, forReader, more)
    const { subject: title, ...untouched } = plain
    expect(fixed).toEqual(untouched)
    const said = { subject, introduction, closing }
    for (const part of mailParts)
      if (editable?.parts.includes(part)) expect(said[part]).toMatch(/^Ours: [^{}]+$/)
      else expect(said[part]).toBe(part === 'subject' ? title : undefined)
  })
})

test('the subject keeps the number of the order, once', () => {
  const subjectWith = (subject: string) => mailOf({ NEW_QUOTE: { en: text({ subject }) } }).subject
  expect(subjectWith('Your quote is here')).toBe('Your quote is here: order 2026-000123')
  expect(subjectWith('Quote for {order}')).toBe('Quote for 2026-000123')
})

test('a mail has the text of its reader’s language, else the English one, else its own', () => {
  const [en, es] = [text({ introduction: 'Good news.' }), text({ introduction: 'Buenas noticias.' })]
  expect(mailOf({ NEW_QUOTE: { en, es } }, {}, 'es').introduction).toBe('Buenas noticias.')
  expect(mailOf({ NEW_QUOTE: { en } }, {}, 'es').introduction).toBe('Good news.')
  expect(mailOf({ NEW_QUOTE: { es } }, {}, 'en').introduction).toBeUndefined()
  expect(mailOf({ 'NEW_QUOTE-staff': { en } }, {}, 'en').introduction).toBeUndefined()
})

test('a part that names what a mail does not know is left out of it', () => {
  const texts = { NEW_QUOTE: { en: text({ subject: 'Until {until}', closing: 'It costs {total}.' }) } }
  expect(mailOf(texts)).toMatchObject({ subject: 'New quote: order 2026-000123', closing: 'It costs $1 000.00.' })
  expect(mailOf(texts, { facts: {} }).closing).toBeUndefined()
})

test('what is written comes before and after all that is fixed, and cannot become HTML', () => {
  const written = text({ introduction: 'First <b>', closing: 'Last <b>' })
  const content = mailOf({ NEW_QUOTE: { en: written } })
  const mail = layOut(content, { email: '', name: null }, { brand, publicUrl: 'https://portal.example' })
  expect(mail.text).toMatch(/^Hello,\n\nFirst <b>\n\nThe quote for [\s\S]*Open the quote: \S+\n\nLast <b>\n\n--/)
  expect(mail.html).toContain('First &lt;b&gt;')
  expect(mail.html).not.toContain('outline')
  const outlined = layOut(content, { email: '', name: null }, { brand, publicUrl: 'https://portal.example' }, [
    'closing',
  ])
  expect(outlined.html.match(/outline:2px dashed/g)).toHaveLength(1)
})

test('a mail is queued with the texts of its type alone, for both sides', () => {
  const written = { en: text({ closing: 'Yours' }) }
  expect(textsToQueue({ NEW_QUOTE: written, NEW_ORDER: written }, 'NEW_QUOTE')).toEqual({
    texts: { NEW_QUOTE: written },
  })
  expect(textsToQueue({ 'NEW_MESSAGE-staff': written }, 'NEW_MESSAGE')).toEqual({
    texts: { 'NEW_MESSAGE-staff': written },
  })
  expect(textsToQueue({}, 'NEW_QUOTE')).toEqual({})
})

test('a distributor’s mail cannot name a company, and a day is that of its reader', () => {
  expect(placeholderProblem('{company}', placeholdersOf('NEW_MESSAGE', true))).toBeNull()
  expect(placeholderProblem('{company}', placeholdersOf('NEW_MESSAGE', false))).toMatch('is not known')
  const facts = { until: unchecked<never>('2026-12-18T01:30:00.000Z') }
  const until = (type: 'NEW_QUOTE' | 'NEW_INVOICE', staff: boolean) =>
    valuesOf({ type, facts }, { ...reader, staff, companyZone: 'America/Bogota' }).until
  expect(until('NEW_QUOTE', false)).toBe('17/12/2026 (UTC-5)')
  expect(until('NEW_QUOTE', true)).toBe('18/12/2026 01:30 UTC')
  expect(until('NEW_INVOICE', false)).toBe('18/12/2026')
})
