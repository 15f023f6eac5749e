import { isIPv4, isIPv6 } from 'node:net'

/**
 * An address as proxies write it, without what is not the address: the port, the brackets and the zone of IPv6, quotes.
 * An IPv4 one in IPv6's clothes is itself.
 */
export const plainAddress = (written: string): string => {
  const text = written.trim().replaceAll('"', '').slice(0, 100)
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([^:]+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '')
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  return mapped !== undefined && isIPv4(mapped) ? mapped : address
}

/**
 * The unit in which the tries of an address are counted: itself, and of IPv6 the network of its first 64 bits, because
 * the owner of one address there has all of them.
 */
export const networkOf = (written: string): string => {
  const address = plainAddress(written)
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
