import { describe, expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import type { Brand } from '#platform/configuration/configuration.ts'
import { layOut } from '#platform/mail/layout.ts'
import { modules } from '#portal'

const templates = Object.assign({}, ...modules.map(({ mails }) => mails)) as Record<
  string,
  NonNullable<(typeof modules)[number]['mails']>[string]
>
const samples = modules.flatMap(({ mailSamples = [] }) => mailSamples)

test('every mail that the portal sends can be looked at, and no two are called alike', () => {
  expect([...new Set(samples.map(({ template }) => template))].toSorted()).toEqual(Object.keys(templates).toSorted())
  expect(new Set(samples.map(({ kind }) => kind)).size).toBe(samples.length)
})

describe.each(samples.map((sample) => [sample.kind, sample] as const))(
  '%s',
  (_, { template, staff, data, others = [] }) => {
    test('says something, and nothing that its sample lacks', () => {
      const mailTexts = templates[template]!(
        data,
        { staff, brand: brand as Brand, timeZone: 'UTC', companyZone: 'UTC' },
        others,
      )
      const to = { email: 'reader@example.com', name: 'Sample Reader', staff, timeZone: 'UTC', companyZone: 'UTC' }
      const { subject, text, html } = layOut(mailTexts, to, {
        brand: brand as Brand,
        publicUrl: 'https://portal.example',
      })
      expect(subject.length).toBeGreaterThan(10)
      expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|\bnull\b|NaN|Invalid/)
    })

    test('has links and buttons in the accent colour of the brand', () => {
      const painted = { ...(brand as Brand), accent: '#8a1538' }
      const mailTexts = templates[template]!(
        data,
        { staff, brand: painted, timeZone: 'UTC', companyZone: 'UTC' },
        others,
      )
      const to = { email: 'reader@example.com', name: null, staff, timeZone: 'UTC', companyZone: 'UTC' }
      const { html } = layOut(mailTexts, to, { brand: painted, publicUrl: 'https://portal.example' })
      expect(html).not.toContain('#7529b5')
      expect(html).toContain('#8a1538')
    })
  },
)
