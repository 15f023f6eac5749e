import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Moment } from '#platform/event.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import { beyondMargins, missingGlyphs, pdfPages } from '#tests/pdf-text.ts'

import { vettingRecordPdf } from './vetting-record-pdf.ts'

// The first document starts the typesetter's thread.
vi.setConfig({ testTimeout: 60_000 })

let directory: string
let documents: Awaited<ReturnType<typeof startDocuments>>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vetting-record-'))
  documents = await startDocuments(directory)
})
afterAll(async () => {
  await documents.stop()
  await rm(directory, { recursive: true, force: true })
})

const at = '2026-11-20T09:30:00.000Z' as Moment
const sha256 = 'c4'.repeat(32)
const decision = {
  document: 'Certificate of incorporation',
  version: 1,
  status: 'Approved',
  sentAt: at,
  sentBy: 'Lucía Restrepo',
  reviewedAt: at,
  reviewedBy: 'Quinn Quality',
  validUntil: '31/12/2027',
  reason: null,
  sha256,
}
const record = {
  brand: {
    name: 'PartnerCare',
    provider: { name: 'The provider', address: ['Paris'], email: 'contact@provider.example' },
  },
  language: 'en',
  timeZone: 'UTC',
  asOf: at,
  reference: 'A1B2C3D4',
  company: 'Andina Salud',
  facts: [['Country', 'Colombia']],
  requirements: [{ label: 'Memorandum', state: 'Approved', since: at }],
  decisions: Array.from({ length: 40 }, (_, i) => ({ ...decision, version: i + 1 })),
  pageUrl: 'https://portal.example/office/distributors/1',
} as const

test('says of each version who decided on it, when, and its hash, over as many pages as it takes', async () => {
  const pdf = await documents.make(vettingRecordPdf(record))
  const pages = pdfPages(pdf)
  const text = pages.join(' ')
  for (const said of [
    'Due diligence record',
    'Andina Salud',
    'A1B2C3D4',
    'Quinn Quality',
    '20/11/2026 09:30 UTC',
    'version 40',
  ])
    expect(text).toContain(said)
  expect(text.replaceAll(' ', '')).toContain(sha256)
  expect(pages.length).toBeGreaterThan(1)
  expect([missingGlyphs(pdf), beyondMargins(pdf)]).toEqual([0, []])
})

test('says that nothing was sent', async () => {
  const pages = pdfPages(await documents.make(vettingRecordPdf({ ...record, decisions: [] })))
  expect(pages.join()).toContain('No document has been sent yet.')
})
