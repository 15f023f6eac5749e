import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'

import { s3Store } from '#platform/files/s3-store.ts'

/** An S3 server on which another one makes the bucket right after we found that it is missing. */
const serverOfAnother = async (isItsOwner: boolean) => {
  const requests: string[] = []
  const server = createServer((request, answer) => {
    requests.push(request.method!)
    if (request.method === 'PUT') answer.writeHead(409, { 'content-type': 'application/xml' })
    else answer.writeHead(requests.length === 1 ? 404 : isItsOwner ? 200 : 403)
    answer.end(request.method === 'PUT' ? '<Error><Code>BucketAlreadyOwnedByYou</Code></Error>' : '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'partnercare',
    key: { accessKeyId: 'partnercare', secretAccessKey: 'secret' },
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { requests, settings, [Symbol.dispose]: close }
}

test('two nodes that start together on a store without the bucket both start, though only one can make it', async () => {
  using server = await serverOfAnother(true)
  const store = await s3Store(server.settings)
  store.stop()
  expect(server.requests).toEqual(['HEAD', 'PUT', 'HEAD'])
})

test('a bucket that another account made meanwhile is refused in the same sentence as one that was theirs before', async () => {
  using server = await serverOfAnother(false)
  await expect(s3Store(server.settings)).rejects.toThrow(/^The S3 bucket partnercare at http:\S+ cannot be used: /)
})
