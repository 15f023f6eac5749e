import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { connect } from './pool.ts'
import { hostsOf, withOneHost } from './primary.ts'

test.each([
  ['postgres://me:p%40ss@one:5432/portal', ['postgres://me:p%40ss@one:5432/portal']],
  ['postgres://me@one/portal?sslmode=require', ['postgres://me@one/portal?sslmode=require']],
  ['postgres://me:a@b@one:5432/portal', ['postgres://me:a%40b@one:5432/portal']],
  [
    'postgres://me:secret@one:5432,two:5433,three/portal?sslmode=require',
    [
      'postgres://me:secret@one:5432/portal?sslmode=require',
      'postgres://me:secret@two:5433/portal?sslmode=require',
      'postgres://me:secret@three/portal?sslmode=require',
    ],
  ],
])('the hosts of %s', (url, hosts) => {
  const oneHost = withOneHost(url)
  expect(URL.canParse(oneHost)).toBe(true)
  expect(withOneHost(oneHost)).toBe(oneHost)
  expect(hostsOf(oneHost)).toEqual(hosts)
})

/** A message of Postgres's protocol: its letter, its length and what it says. */
const message = (letter: string, content: string): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content, 'latin1')])
}

test('a server that ends a connection in the packet that opens it fails a query, and ends no process', async () => {
  const opened = [message('R', '\0\0\0\0'), message('Z', 'I')]
  const ended = message('E', 'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0')
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([...opened, ended])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const pool = connect({ connectionString: `postgres://me@127.0.0.1:${port}/portal` })
  await expect(pool.query('select 1')).rejects.toThrow()
  await pool.end()
})
