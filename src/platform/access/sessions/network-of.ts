import { isIPv4, isIPv6 } from 'node:net'

/** Without port, brackets, zone or quotes; IPv4-mapped addresses as IPv4. */
export const plainAddress = (written: string): string => {
  const text = written.trim().replaceAll('"', '').slice(0, 100)
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([^:]+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '')
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  return mapped !== undefined && isIPv4(mapped) ? mapped : address
}

/** For limits: the address, or the /64 of IPv6, which has one owner. */
export const networkOf = (written: string): string => {
  const address = plainAddress(written)
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
