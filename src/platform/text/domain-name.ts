import { present } from '#platform/typed.ts'

const [BASE, SMALLEST, LARGEST, SKEW, DAMP] = [36, 1, 26, 38, 700]

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let left = isFirst ? Math.floor(delta / DAMP) : delta >> 1
  left += Math.floor(left / points)
  let bias = 0
  for (; left > ((BASE - SMALLEST) * LARGEST) >> 1; bias += BASE) left = Math.floor(left / (BASE - SMALLEST))
  return bias + Math.floor(((BASE - SMALLEST + 1) * left) / (left + SKEW))
}

const signValue = (sign: string): number => {
  const value = Number.parseInt(sign, BASE)
  return /[a-z]/.test(sign) ? value - 10 : value + 26
}

/** RFC 3492, without `xn--`; already validated. */
const decoded = (label: string): string => {
  const cut = label.lastIndexOf('-')
  const found = [...label.slice(0, Math.max(0, cut))].map((sign) => present(sign.codePointAt(0)))
  let [code, index, bias] = [128, 0, 72]
  for (let read = cut + 1; read < label.length; index++) {
    const before = index
    let weight = 1
    for (let k = BASE; read < label.length; k += BASE) {
      const value = signValue(present(label[read++]))
      index += value * weight
      const threshold = Math.min(LARGEST, Math.max(SMALLEST, k - bias))
      if (value < threshold) break
      weight *= BASE - threshold
    }
    bias = adapted(index - before, found.length + 1, before === 0)
    code += Math.floor(index / (found.length + 1))
    index %= found.length + 1
    found.splice(index, 0, code)
  }
  return String.fromCodePoint(...found)
}

const hostOf = (domain: string): string | null => {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return null
  }
}

const inScript = (label: string): string | null => {
  if (!label.startsWith('xn--')) return label
  try {
    const script = decoded(label.slice(4))
    return hostOf(script) === label ? script : null
  } catch {
    return null
  }
}

const isLabel = (label: string): boolean => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/.test(label) && inScript(label) !== null

/** ASCII (UTS #46); null: invalid. */
export const asciiDomain = (domain: string): string | null => {
  if (!/^[\p{L}\p{M}\p{N}.\-\u00B7\u30FB]+$/u.test(domain)) return null
  const host = hostOf(domain)
  return host !== null && host.length <= 253 && host.split('.').every(isLabel) ? host : null
}

/** 'xn--mnchen-3ya.example' and 'München.example' are equal. Invalid ones stay. */
export const domainName = (domain: string): string =>
  asciiDomain(domain)
    ?.split('.')
    .map((label) => inScript(label) ?? label)
    .join('.') ?? domain
