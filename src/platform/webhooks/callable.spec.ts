import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { callable, isNetwork } from './callable.ts'

const outside = callable({ networks: [], local: false })
const inDemo = callable({ networks: [], local: true })
const withNetwork = callable({ networks: ['10.1.0.0/16', 'fd00::1'], local: false })

test('public addresses are called', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111'])
    expect(outside.isCallable(address), address).toBe(true)
})

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1'],
  ...['198.18.0.1', '203.0.113.7', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1'],
  // Addresses of version 4 in those of version 6.
  ...['::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::', '2001:0:a00:1::'],
  'example.com',
])('%s is not called', (address) => expect(outside.isCallable(address)).toBe(false))

test('the networks of this machine are not called, even where they are public', () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? [])
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((address) => outside.isCallable(address))).toEqual([])
})

test('networks inside are called where the configuration names them', () => {
  expect(['10.1.2.3', 'fd00::1'].map(withNetwork.isCallable)).toEqual([true, true])
  expect(['10.2.0.1', 'fd00::2'].map(withNetwork.isCallable)).toEqual([false, false])
  expect(withNetwork.mayBe('https://10.1.2.3/events')).toBe(true)
})

test.each([
  ['https://erp.example.com/events?tenant=1', true],
  ['https://8.8.8.8:8443/', true],
  ['http://erp.example.com/', false],
  ['https://user:password@erp.example.com/', false],
  ['https://erp.example.com/#part', false],
  ['https://localhost/', true], // a name: the lookup refuses it
  ['https://[::1]/', false],
  ['https://2130706433/', false], // 127.0.0.1
  ['https://0x7f.1/', false],
  ['ftp://erp.example.com/', false],
  ['erp.example.com', false],
])('%s may be entered: %s', (url, may) => expect(outside.mayBe(url)).toBe(may))

test('a demo calls this machine, and by http', () => {
  expect(['http://localhost:4000/x', 'http://127.0.0.1/x', 'https://[::1]/x'].map(inDemo.mayBe)).toEqual([
    true,
    true,
    true,
  ])
  expect(['http://erp.example.com/', 'https://10.0.0.1/'].map(inDemo.mayBe)).toEqual([false, false])
})

const looked = (of: typeof outside, host: string) => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  of.lookup(host, { all: true }, (error, found) => resolve(error ?? found))
  return promise
}

test('a name that leads inside is refused when the socket looks it up', async () => {
  expect(await looked(outside, 'localhost')).toBeInstanceOf(Error)
  expect(await looked(inDemo, 'localhost')).toMatchObject([{ address: expect.any(String) }])
})

test('networks are written as addresses with a length', () => {
  expect(['10.1.0.0/16', '10.2.3.4', 'fd00::/8'].map(isNetwork)).toEqual([true, true, true])
  expect(['10.1.0.0/33', '10.1', 'inside', '10.1.0.0/16/2', ''].map(isNetwork)).toEqual(Array(5).fill(false))
})
