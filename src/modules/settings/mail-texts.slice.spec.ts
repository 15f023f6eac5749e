import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { draftReview, sendReviews } from '#modules/distributors/desk/vetting-contract.ts'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import type { CompanyDocumentType } from '#modules/distributors/file-events.ts'
import { chooseLanguage } from '#modules/identity/contract.ts'
import { chooseMails, readOutbox, resendMail } from '#modules/notifications/mails/mail-contract.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { addressOf, changing, modules, projections } from '#portal'
import { submitted } from '#tests/company-file.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import { showSettings } from './contract.ts'
import { changeMailText, listMailKinds, previewMail, previewMailText } from './mail-contract.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
let admin: { jwt: string }
let quality: { jwt: string }
let andina: Awaited<ReturnType<typeof world.company>>
beforeAll(async () => {
  portal = await startPortal({ modules, projections, addressOf, changing })
  world = await trade(portal)
  andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  quality = await world.person('Mira', 'QUALITY', null)
  admin = await world.person('Ada', 'ADMIN', null)
})
afterAll(() => portal.stop())

type TextInput = Input<typeof changeMailText>
const reviewed = { kind: 'DOCUMENT_REVIEWED', language: 'en' } as const
const nothing = { subject: null, introduction: null, closing: null }
const change = (input: Partial<TextInput>) =>
  portal.call(changeMailText, { ...reviewed, ...nothing, expectedVersion: 0, ...input }, admin)

/** Changed, and followed by the node that sends. */
const changed = async (input: Partial<TextInput>) => {
  expect((await change(input)).status).toBe(200)
  const { kind, language, subject, introduction, closing } = { ...reviewed, ...nothing, ...input }
  await vi.waitFor(
    () =>
      expect(portal.node.services.configuration.mailTexts[kind]?.[language]).toEqual({
        subject,
        introduction,
        closing,
      }),
    { timeout: 30_000 },
  )
}

/** QUALITY approves a document of the company, of which its people are notified. */
const approve = async (type: CompanyDocumentType) => {
  const document = submitted(andina.id, type)
  await portal.asSystem().decide(companyFile, andina.id, () => [document])
  const review = { distributorId: andina.id, documentId: document.data.documentId, version: 1 }
  await world.done(draftReview, { ...review, decision: 'APPROVE' }, quality)
  await world.done(sendReviews, { distributorId: andina.id }, quality)
  await portal.settle()
}

const mailsTo = async ({ email }: { email: string }) =>
  (await world.done(readOutbox, { pageSize: 100 }, admin)).mails.filter(
    ({ to, state, text }) => to === email && state === 'KEPT' && /MEMORANDUM|REGISTER_OF_MEMBERS/.test(text),
  )

test('a mail has the text of its reader’s language from the next one on; one that waited keeps its own', async () => {
  const { procurement: ines, marketing: mateo } = andina
  await world.done(chooseLanguage, { language: 'es' }, ines)
  const hour = (new Date().getUTCHours() + 24 - 5) % 24
  const quiet = { from: (hour + 23) % 24, to: (hour + 3) % 24 }
  await world.done(chooseMails, { modes: [], quiet }, mateo)

  await approve('MEMORANDUM')
  await vi.waitFor(async () => expect(await mailsTo(ines)).toHaveLength(1), { timeout: 30_000 })
  await changed({ subject: '{document} was checked', closing: 'Write to us at any time.' })
  await changed({ language: 'es', introduction: 'Hemos revisado {document}.' })
  await approve('REGISTER_OF_MEMBERS')

  await vi.waitFor(async () => expect(await mailsTo(ines)).toHaveLength(2), { timeout: 30_000 })
  const [spanish, before] = await mailsTo(ines)
  expect(before!.text).not.toContain('Hemos')
  expect(spanish!.text).toMatch(/:\n\nHemos revisado REGISTER_OF_MEMBERS\.\n\nREGISTER_OF_MEMBERS se aprobó\./)
  expect(spanish!.text).not.toContain('Write to us')

  const waiting = await portal.owner.query<{ id: string }>(
    `select id from mail.outbox where person_id = $1 and state = 'QUEUED' order by id`,
    [mateo.userId],
  )
  for (const { id } of waiting.rows) await world.done(resendMail, { id }, admin)
  await vi.waitFor(async () => expect(await mailsTo(mateo)).toHaveLength(2), { timeout: 30_000 })
  const [english, kept] = await mailsTo(mateo)
  expect(english!.subject).toBe('REGISTER_OF_MEMBERS was checked · PartnerCare')
  expect(english!.text).toMatch(/Open my documents: \S+\n\nWrite to us at any time\.\n\n--/)
  expect(kept!.subject).toBe('Document approved · PartnerCare')
  expect(kept!.text).not.toContain('Write to us')
})

test('what was changed is in the list, the preview and the history, until it is the default again', async () => {
  const listed = async (kind: string) =>
    (await world.done(listMailKinds, {}, admin)).find((mail) => mail.kind === kind)?.changedIn
  expect(await listed('DOCUMENT_REVIEWED')).toEqual(['en', 'es'])
  expect(await listed('DOCUMENT_REVIEWED-staff')).toEqual([])

  const shown = await world.done(previewMail, reviewed, admin)
  expect(shown.subject).toBe('INV-2026-0042 was checked · PartnerCare')
  expect(shown.editable).toEqual({
    parts: ['subject', 'introduction', 'closing'],
    placeholders: ['portal', 'document'],
  })
  expect(shown.written).toEqual({
    version: 1,
    text: { ...nothing, subject: '{document} was checked', closing: 'Write to us at any time.' },
  })
  expect((await world.done(previewMail, { kind: 'invitation' }, admin)).editable).toBeNull()

  expect((await change({ expectedVersion: 1 })).status).toBe(200)
  expect(await listed('DOCUMENT_REVIEWED')).toEqual(['es'])
  expect((await world.done(previewMail, reviewed, admin)).written).toEqual({ version: 2, text: null })
  const { history } = await world.done(showSettings, {}, admin)
  expect(history[0]).toMatchObject({
    section: 'mailTexts',
    mail: reviewed,
    changes: [
      { field: 'closing', before: 'Write to us at any time.', after: null },
      { field: 'subject', before: '{document} was checked', after: null },
    ],
  })
})

test('of two administrators who write the same mail the second gets a conflict', async () => {
  const { status, problem } = await change({ closing: 'Yours', expectedVersion: 1 })
  expect([status, problem['conflictType'], problem['version']]).toEqual([409, 'SETTINGS_CHANGED', 2])
})

test('what cannot be filled in, or is fixed, is refused by part, and a draft of it is not shown', async () => {
  const wrong = await change({ introduction: 'For {name}', closing: '{document', expectedVersion: 2 })
  expect([wrong.status, wrong.problem.errors]).toEqual([
    422,
    {
      introduction: '{name} is not known in this email. Use {portal}, {document}',
      closing: 'A brace is missing or left over. Use {portal}, {document}',
    },
  ])
  const locked = await change({ kind: 'SIGN_IN_REUSED', subject: 'Nothing happened' })
  expect(locked.problem.errors).toEqual({ subject: 'This part of the email is fixed' })
  expect((await change({ kind: 'invitation', closing: 'Yours' })).status).toBe(404)

  const draft = (part: object) => portal.call(previewMailText, { ...reviewed, ...nothing, ...part }, admin)
  expect((await draft({ closing: '{x}' })).status).toBe(422)
  const { body } = await draft({ closing: 'Yours, {portal}' })
  expect(body.html).toContain('outline-offset:4px">Yours, PartnerCare</p>')
})
