import { hostsOf } from '#platform/postgres/primary.ts'
import { unchecked } from '#platform/typed.ts'

export const services = ['database', 'files', 'mail', 'scanner'] as const
export type Service = (typeof services)[number]

export type Addresses = {
  readonly databaseUrl: string | null
  readonly databaseReadUrl: string | null
  readonly s3: { readonly endpoint: string } | null
  readonly smtpUrl: string | null
  readonly clamdUrl: string | null
}

/** A name as URLs have it: '[::1]'. */
export const isThisMachine = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost')

const parameter = (address: string, name: string): string | null =>
  new URLSearchParams(address.split('?')[1] ?? '').get(name)

/** Postgres's client checks the certificate in each of these modes. */
const VERIFIED = ['require', 'verify-ca', 'verify-full']

/** Postgres's client goes by the parameter first, which may be a folder of sockets. */
const staysHere = (address: string): boolean => {
  const host = parameter(address, 'host') ?? new URL(address).hostname
  return host === '' || host.startsWith('/') || isThisMachine(host)
}

const isEncrypted: Readonly<Record<Service, (address: string) => boolean>> = {
  database: (address) => VERIFIED.includes(parameter(address, 'sslmode') ?? ''),
  files: (address) => address.startsWith('https:'),
  mail: (address) => address.startsWith('smtps:') || parameter(address, 'requireTLS') === 'true',
  scanner: () => false, // clamd has no encryption
}

const ways: Readonly<Record<Service, string>> = {
  database: 'DATABASE_URL with sslmode=verify-full',
  files: 'S3_ENDPOINT by https',
  mail: 'SMTP_URL by smtps, or with requireTLS=true',
  scanner: 'CLAMD_URL as a socket of this machine (unix:///run/clamav/clamd.sock)',
}

/** The services on other machines that would be called without encryption, each with how it is encrypted. */
export const plainConnections = (given: Addresses): ReadonlyMap<Service, string> => {
  const addresses: Readonly<Record<Service, readonly (string | null | undefined)[]>> = {
    database: [given.databaseUrl, given.databaseReadUrl].flatMap((url) => (url === null ? [] : hostsOf(url))),
    files: [given.s3?.endpoint],
    mail: [given.smtpUrl],
    scanner: [given.clamdUrl],
  }
  const isPlain = (service: Service) => (address: string | null | undefined) =>
    address && !staysHere(address) && !isEncrypted[service](address)
  const plain = services.filter((service) => addresses[service].some(isPlain(service)))
  return new Map(plain.map((service) => [service, ways[service]]))
}

/** 'database,scanner' as services; [] for none. */
export const servicesIn = (text: string | undefined): readonly Service[] =>
  unchecked<readonly Service[]>(text?.split(',').map((name) => name.trim()) ?? [])
