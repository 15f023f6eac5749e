import { asciiDomain } from './domain-name.ts'

const PART = `[^<>()[\\]\\\\.,;:\\s@"\\p{C}\\p{Z}\\u2800]+`
const pattern = new RegExp(`^(${PART}(?:\\.${PART})*)@(?:\\[([\\d.]+)\\]|([^\\s@[\\]]+))$`, 'u')
const IP = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/
/** Two letters or more, of any script, or a script's name in ASCII. */
const SUFFIX = /^(\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu

/** Octets that mail servers take before the @ (RFC 5321). */
const LONGEST_LOCAL = 64

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.')
  return labels.length > 1 && SUFFIX.test(labels.at(-1) as string) && asciiDomain(domain) !== null
}

/** Local part, @, a domain with a dot and a suffix of two or more letters, or a bracketed IP address (specification 1 §5). */
export const isEmailAddress = (text: string): boolean => {
  const [, local, ip, domain] = (text.length <= 254 && pattern.exec(text)) || []
  if (local === undefined || new TextEncoder().encode(local).length > LONGEST_LOCAL) return false
  return ip === undefined ? isDomain(domain as string) : IP.test(ip)
}
