import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ines, startMailing } from '#tests/mailing.ts'
import type { PostOffice } from './post-office.ts'

const { begin, end, drop, personal, mailbox, openOffice, rowOf, settled } = await startMailing()

beforeEach(begin)
afterEach(end)
afterAll(drop)

describe('what no one else may read', () => {
  const token = 'open-sesame'
  const key = async () => ({ name: 'key', data: { token: await personal.seal(ines, token) } })
  const contentOf = async (office: PostOffice, effectId: string) => {
    const { id } = await rowOf(effectId)
    return JSON.stringify((await office.outbox({ offset: 0, limit: 50 })).mails.find((mail) => mail.id === id))
  }

  test('lies sealed until the mail is made, and is not kept once it went out', async () => {
    const office = await openOffice(true)
    const effect = randomUUID()
    await office.queue(effect, ines, await key())
    expect(JSON.stringify(await rowOf(effect))).not.toContain(token)
    await settled(effect, 'SENT')
    for (const content of [mailbox.arrived[0]!.text, mailbox.arrived[0]!.html])
      expect(content).toContain(`/door?token=${token}`)
    expect(await contentOf(office, effect)).toContain('https://portal.example/door')
    expect(await contentOf(office, effect)).not.toContain(token)
    expect(JSON.stringify(await rowOf(effect))).not.toContain(token)
  })

  test('can be read in the outbox where there is no mail server, and lies sealed there', async () => {
    const office = await openOffice(false)
    const effect = randomUUID()
    await office.queue(effect, ines, await key())
    await settled(effect, 'KEPT')
    expect(await contentOf(office, effect)).toContain(`/door?token=${token}`)
    expect(JSON.stringify(await rowOf(effect))).not.toContain(token)
  })
})

test.each([true, false])(
  'what others wrote is read in the outbox until they are erased (mail server: %s)',
  async (hasServer) => {
    const author = randomUUID()
    const office = await openOffice(hasServer)
    const effect = randomUUID()
    await office.queue(effect, ines, { name: 'cancelled', data: { why: await personal.seal(author, 'Too dear') } })
    await settled(effect, hasServer ? 'SENT' : 'KEPT')
    if (hasServer) expect(mailbox.arrived[0]!.text).toContain('It was cancelled: Too dear')
    const content = async () => {
      const { id } = await rowOf(effect)
      return (await office.outbox({ offset: 0, limit: 50 })).mails.find((mail) => mail.id === id)?.text
    }
    expect(await content()).toContain('It was cancelled: Too dear')
    await personal.erase([author])
    expect(await content()).toContain('It was cancelled: —')
    const { text, html } = await personal.openAll(await rowOf(effect))
    expect(`${text} ${html}`).not.toContain('Too dear')
  },
)
