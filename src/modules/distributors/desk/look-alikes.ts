import { plainText } from '#platform/text/search.ts'

/** The default threshold of pg_trgm would find too many: half of the trigrams must be the same. */
const ALIKE = 0.5

/** Mailboxes there say nothing of the company. */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.es yahoo.fr ymail.com icloud.com me.com aol.com gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.com yandex.ru proton.me protonmail.com qq.com 163.com 126.com zoho.com orange.fr free.fr laposte.net libero.it'.split(
    ' ',
  ),
)
/** Forms of companies, which half of all names share. */
const FORMS =
  /\b(s\.?a\.?s?|s\.?r\.?l|s\.?l|ltd|limited|llc|inc|gmbh|ag|a\.?s|ab|oy|bv|nv|plc|ltda|co|company|pvt|pte|sdn|bhd)\b\.?/g

const partsOf = (name: string): readonly string[] =>
  plainText(name)
    .replaceAll(FORMS, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A name without the form of a company: of two that are alike, pg_trgm finds the other. */
export const comparedName = (name: string): string => partsOf(name).join(' ')

const trigramsOf = (text: string): ReadonlySet<string> => {
  const plain = partsOf(text)
  return new Set(
    plain.flatMap((part) => {
      const padded = `  ${part} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    }),
  )
}

/** How alike two names are, from 0 to 1, as pg_trgm's `similarity` counts it; the form of a company does not count. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [trigramsOf(one), trigramsOf(other)]
  const shared = [...a].filter((trigram) => b.has(trigram)).length
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

/** Of a mailbox; null: it says nothing of the company. */
export const domainOf = (email: string): string | null => {
  const domain = email.split('@').at(-1)?.trim().toLowerCase() ?? ''
  return domain === '' || PUBLIC_DOMAINS.has(domain) ? null : domain
}

type ComparedCompany = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly hashes: readonly string[]
}
type Why = 'NAME' | 'EMAIL_DOMAIN' | 'FILE'

const whyAlike = (own: ComparedCompany, other: ComparedCompany): Why[] => {
  const domain = domainOf(own.email)
  const hashes = new Set(own.hashes)
  return [
    ...(similarity(own.name, other.name) >= ALIKE ? ['NAME' as const] : []),
    ...(domain !== null && domainOf(other.email) === domain ? ['EMAIL_DOMAIN' as const] : []),
    ...(other.hashes.some((hash) => hashes.has(hash)) ? ['FILE' as const] : []),
  ]
}

/** Companies that look like this one, and by what; those that share most come first. */
export const lookAlikes = <Company extends ComparedCompany>(own: ComparedCompany, others: readonly Company[]) =>
  others
    .filter(({ id }) => id !== own.id)
    .map((company) => ({ company, by: whyAlike(own, company) }))
    .filter(({ by }) => by.length > 0)
    .toSorted((a, b) => b.by.length - a.by.length)
