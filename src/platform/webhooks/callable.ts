import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Networks that are no public ones, by the IANA registries of special-purpose addresses. */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Of the public ones of version 6: some lead to addresses of version 4.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]
const PUBLIC_V6 = ['2000::/3']
const LOOPBACK = ['127.0.0.0/8', '::1/128']

/** 'ipv4' or 'ipv6'; null: it is a name. */
const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const family = isIP(address)
  return family === 0 ? null : family === 4 ? 'ipv4' : 'ipv6'
}

/** Such as '10.1.0.0/16', or an address. */
export const isNetwork = (written: string): boolean => {
  const [address = '', bits = '0', ...more] = written.split('/')
  const most = { ipv4: 32, ipv6: 128 }
  const family = familyOf(address)
  return family !== null && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most[family]
}

const networksOf = (written: readonly string[]): BlockList => {
  const networks = new BlockList()
  for (const network of written) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    if (family === null) throw new Error(`${network} is no network`)
    networks.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family)
  }
  return networks
}

const special = networksOf(SPECIAL)
const publicV6 = networksOf(PUBLIC_V6)
const loopback = networksOf(LOOPBACK)

/** Networks that this machine is in. */
const ownNetworks = (): BlockList =>
  networksOf(
    Object.values(networkInterfaces()).flatMap((addresses) => addresses?.flatMap(({ cidr }) => cidr ?? []) ?? []),
  )

export type CallableOptions = {
  /** Networks inside that may be called: '10.1.0.0/16'. */
  readonly networks: readonly string[]
  /** This machine may be called, and by http: in a demo and in tests. */
  readonly local: boolean
}

export class NotCallable extends Error {}

/** Which addresses that a user has entered the server calls. */
export const callable = ({ networks, local }: CallableOptions) => {
  const inside = networksOf(networks)

  const isCallable = (address: string): boolean => {
    const family = familyOf(address)
    if (family === null) return false
    if (inside.check(address, family) || (local && loopback.check(address, family))) return true
    if (special.check(address, family) || ownNetworks().check(address, family)) return false
    return family === 'ipv4' || publicV6.check(address, family)
  }

  const lookup: LookupFunction = (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isCallable(address)))
        return callback(new NotCallable(hostname), [])
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })

  return {
    isCallable,

    /** Of a URL as it is entered; names are looked up when it is called. */
    mayBe: (written: string): boolean => {
      const url = URL.parse(written)
      if (!url || url.username || url.password || url.hash) return false
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const isHere = local && (host === 'localhost' || loopback.check(host, familyOf(host) ?? 'ipv4'))
      if (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:')) return false
      return familyOf(host) === null || isCallable(host)
    },

    /** For the socket that connects: what a name led to before is of no account. */
    lookup,
  }
}

export type Callable = ReturnType<typeof callable>
