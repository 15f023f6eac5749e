import { present } from '#platform/typed.ts'
import { asciiDomain } from './domain-name.ts'

const PART = `[^<>()[\\]\\\\.,;:\\s@"\\p{C}\\p{Z}\\u2800]+`
const pattern = new RegExp(`^(${PART}(?:\\.${PART})*)@(?:\\[([\\d.]+)\\]|([^\\s@[\\]]+))$`, 'u')
const IP = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/
const SUFFIX = /^(\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu

/** Octets (RFC 5321). */
const LONGEST_LOCAL = 64

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.')
  return labels.length > 1 && SUFFIX.test(present(labels.at(-1))) && asciiDomain(domain) !== null
}

/** Specification 1 §5. */
export const isEmailAddress = (text: string): boolean => {
  const [, local, ip, domain] = (text.length <= 254 && pattern.exec(text)) || []
  if (local === undefined || new TextEncoder().encode(local).length > LONGEST_LOCAL) return false
  return ip === undefined ? isDomain(present(domain)) : IP.test(ip)
}
