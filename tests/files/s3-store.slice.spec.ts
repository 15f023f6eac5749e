import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { s3Store } from '#platform/files/s3-store.ts'

import { inContainers } from '#tests/postgres-for-tests.ts'

import { startRadosGateway } from './rados-gateway.ts'
import { storeContract } from './store-contract.ts'

const gateway = await (inContainers ? (await import('#tests/containers.ts')).startS3Container() : startRadosGateway())
if ('why' in gateway) console.info(`The S3 store is not tested against a server: ${gateway.why}.`)

describe.skipIf('why' in gateway)(`files in S3 (${inContainers ? 'Versity' : 'Ceph RADOS'} gateway)`, () => {
  let store: Awaited<ReturnType<typeof s3Store>>
  const settings = 'settings' in gateway ? gateway.settings : (null as never)

  beforeAll(async () => {
    store = await s3Store(settings)
  })
  afterAll(async () => {
    store?.stop()
    if ('stop' in gateway) await gateway.stop()
  })

  storeContract(() => store)

  test('a bucket that is there already is used as it is', async () => {
    await store.write('documents/kept.pdf', Buffer.from('kept'), 'application/pdf')
    const again = await s3Store(settings)
    expect(await again.read('documents/kept.pdf')).not.toBeNull()
    again.stop()
  })

  test('the wrong secret is one clear sentence at the start', async () => {
    await expect(s3Store({ ...settings, key: { ...settings.key!, secretAccessKey: 'wrong' } })).rejects.toThrow(
      /^The S3 bucket partnercare at http:\S+ cannot be used: /,
    )
  })

  test('nothing is readable without the secret', async () => {
    await store.write('documents/private.pdf', Buffer.from('private'), 'application/pdf')
    expect((await fetch(`${settings.endpoint}/${settings.bucket}/documents/private.pdf`)).status).toBe(403)
  })
})
