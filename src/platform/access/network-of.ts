import { isIPv6 } from 'node:net'

/**
 * Whom an address stands for where tries are counted: itself, and of IPv6 the network of its first 64 bits, because
 * whoever has one address there has all of them.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
