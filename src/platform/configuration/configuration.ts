import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as Schema from 'effect/Schema'
import { leastCost, type PasswordCost, safeCost } from '#platform/access/password-hashing.ts'
import type { Role } from '#platform/access/permissions.ts'
import type { Issuer } from '#platform/access/single-sign-on/openid.ts'
import type { DeclaredAs } from '#platform/declared.ts'
import type { MailTexts } from '#platform/mail/mail-text.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { withOneHost } from '#platform/postgres/primary.ts'
import { isReachable, runPostgresAs } from '#platform/postgres/run-as.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { everyHour, type WorkingHours } from '#platform/time/working-hours.ts'
import { errorOf } from '#platform/typed.ts'
import { type Caps, uncapped } from './caps.ts'
import { type Environment, readEnvironment, rolesIn } from './environment.ts'
import { type Addresses, isThisMachine, plainConnections, type Service, servicesIn } from './plain-connections.ts'

type CheckedSettings = Pick<Configuration, 'secrets' | 'logSigningKey' | 'alsoLogSigningKey' | 'publicUrl'>

const isOneByte = (secret: string): boolean => new Set(Buffer.from(secret, 'base64')).size === 1

const refusePlainConnections = (addresses: Addresses, allowed: readonly Service[]): void => {
  const plain = [...plainConnections(addresses)].filter(([service]) => !allowed.includes(service))
  if (plain.length === 0) return
  const names = plain.map(([service]) => service)
  throw new CannotStart(
    `Production does not call ${names.join(', ')} on another machine without encryption: set ${plain.map(([, way]) => way).join(', ')}. Where the network in between encrypts, PLAIN_CONNECTIONS=${names.join(',')} allows it.`,
  )
}

const refuseUnfitForProduction = ({ secrets, logSigningKey, alsoLogSigningKey, publicUrl }: CheckedSettings): void => {
  const given = {
    TOKEN_SECRET: secrets.tokens,
    MASTER_KEY: secrets.masterKey,
    FINGERPRINT_SECRET: secrets.fingerprints,
    ...(secrets.alsoTokens && { TOKEN_SECRET_ALSO: secrets.alsoTokens }),
    ...(secrets.alsoMasterKey && { MASTER_KEY_ALSO: secrets.alsoMasterKey }),
    ...(secrets.alsoFingerprints && { FINGERPRINT_SECRET_ALSO: secrets.alsoFingerprints }),
    ...(logSigningKey && { LOG_SIGNING_KEY: logSigningKey }),
    ...(alsoLogSigningKey && { LOG_SIGNING_KEY_ALSO: alsoLogSigningKey }),
  }
  const weak = Object.entries(given).flatMap(([name, secret]) => (isOneByte(secret) ? [name] : []))
  if (weak.length > 0)
    throw new CannotStart(
      `Production does not start with a secret that is one byte repeated: make ${weak.join(', ')} with openssl rand -base64 32.`,
    )
  const alike = [...Map.groupBy(Object.keys(given), (name) => given[name as keyof typeof given])].find(
    ([, names]) => names.length > 1,
  )
  if (alike)
    throw new CannotStart(
      `Production does not start with ${alike[1].join(' and ')} being equal: make each with openssl rand -base64 32.`,
    )
  if (publicUrl.startsWith('http:') && !isThisMachine(new URL(publicUrl).hostname))
    throw new CannotStart(
      `Production does not start with ${publicUrl} as PUBLIC_URL: passwords would travel readable, so people must come by https.`,
    )
}

/** What every provider has; the business adds its own. */
type AnyBrand = {
  readonly name: string
  readonly contactEmail: string
  readonly helpWidgetUrl?: string | null
}
export type Brand = DeclaredAs<'brand', AnyBrand>

/** What the business says of its configuration. */
type OfBusiness = {
  readonly roles: readonly Role[]
  readonly brand: Schema.Codec<Brand, unknown>
}

export type BackupSettings = {
  /** Null: no backup is made at night. */
  readonly folder: string | null
  readonly keepDays: number
  /** A public key of age that backups are sealed to. */
  readonly recipient: string | null
}

export type SingleSignOn = Issuer & {
  readonly roleClaim: string
  /** By what the claim says; the first that fits counts. */
  readonly roles: readonly (readonly [claimed: string, role: Role])[]
  readonly required: boolean
}

export type Configuration = {
  /** demo: embedded Postgres, demo data and secrets. development: the same with hot reload. production: none of it. */
  readonly mode: 'demo' | 'development' | 'production' | 'test'
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Its hosts answer reads that they are far enough for. */
  readonly databaseReadUrl: string | null
  readonly s3: {
    endpoint: string
    region: string
    bucket: string
    /** null: those of the machine's or the workload's role. */
    key: { accessKeyId: string; secretAccessKey: string } | null
  } | null
  readonly backup: BackupSettings
  readonly clamdUrl: string | null
  readonly smtpUrl: string | null
  /** PEM: the portal speaks https by itself. */
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null
  readonly mailFrom: string
  /** Where answers to mails go; null: to their sender. */
  readonly mailReplyTo: string | null
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** 32 bytes each, base64: signs tokens, wraps people's keys, keys fingerprints. */
  readonly secrets: {
    tokens: string
    masterKey: string
    fingerprints: string
    /** Of each the one of before, or the next one, while it is changed. */
    alsoTokens?: string
    alsoMasterKey?: string
    alsoFingerprints?: string
  }
  /** 32 bytes, base64: signs the head of the event log. null: a key that the node makes for itself. */
  readonly logSigningKey: string | null
  /** The one of before, while it is changed. */
  readonly alsoLogSigningKey: string | null
  /** Registered where production starts on an empty log. null: existing accounts sign in. */
  readonly firstAdministrator: { email: string; password: string } | null
  readonly secondFactorRoles: readonly Role[]
  /** Of the people of the office; null: they sign in by password. */
  readonly singleSignOn: SingleSignOn | null
  readonly passwordPolicy: 'specification' | 'modern'
  /** Cannot be lowered by the environment. */
  readonly passwordCost: PasswordCost
  /** Only behind our own proxy: otherwise any caller could forge its address. */
  readonly trustProxy: boolean
  /** The variables of OpenTelemetry (OTEL_…). null: nothing is traced, and no metrics are sent. */
  readonly openTelemetry: Readonly<Record<string, string>> | null
  readonly caps: Caps
  /** How long commands that send something out can be taken back; 0: not at all. */
  readonly takeBackSeconds: number
  /** Answers that reveal nothing by their time take so long. */
  readonly evenAnswerMs: number
  /** `networks`: inside, of receivers that are called all the same. */
  readonly webhooks: { readonly on: boolean; readonly networks: readonly string[] }
  readonly officeTimeZone: TimeZone
  readonly workingHours: WorkingHours
  /** What administrators have written of mails. */
  readonly mailTexts: MailTexts
  readonly brand: Brand
}

/** By https, whatever protocol the last proxy uses. */
export const comesByHttps = ({ publicUrl }: Pick<Configuration, 'publicUrl'>): boolean => publicUrl.startsWith('https:')

type Mode = Configuration['mode']

const root = join(import.meta.dirname, '../../..')

/** Public, so production refuses them. */
export const demoSecrets: Configuration['secrets'] = {
  tokens: 'ZGVtbyBvbmx5OiBzaWducyB0b2tlbnMuLi4uLi4uLi4=',
  masterKey: 'ZGVtbyBvbmx5OiB3cmFwcyBwZW9wbGUncyBrZXlzLi4=',
  fingerprints: 'ZGVtbyBvbmx5OiBrZXlzIGZpbmdlcnByaW50cy4uLi4=',
}

const sentenceOf = (faults: readonly string[]): CannotStart =>
  new CannotStart(`The configuration does not fit. ${faults.join('. ')}.`)

const s3Of = (env: Environment): Configuration['s3'] => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null
  const missing = Object.entries({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    ...(secretAccessKey && { S3_ACCESS_KEY_ID: accessKeyId }),
    ...(accessKeyId && { S3_SECRET_ACCESS_KEY: secretAccessKey }),
  }).flatMap(([name, value]) => (value ? [] : [name]))
  if (!endpoint || !bucket || missing.length > 0) throw sentenceOf([`An S3 store needs ${missing.join(', ')} as well`])
  const key = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null
  return { endpoint, region: env.S3_REGION ?? 'us-east-1', bucket, key }
}

const tlsOf = ({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key }: Environment): Configuration['tls'] => {
  if (!cert && !key) return null
  if (!cert || !key) throw sentenceOf(['TLS_CERT_FILE and TLS_KEY_FILE need each other'])
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) }
  } catch (error) {
    throw sentenceOf([`TLS_CERT_FILE or TLS_KEY_FILE cannot be read: ${errorOf(error).message}`])
  }
}

const singleSignOnOf = (env: Environment, mode: Mode): SingleSignOn | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES: roles } = env
  const needed = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES: roles }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(needed).length && !env.OIDC_STAFF) return null
  if (!issuer || !clientId || !clientSecret || !roles)
    throw sentenceOf([`Single sign-on needs ${missing.join(', ')} as well`])
  if (mode === 'production' && !issuer.startsWith('https:')) throw sentenceOf(['OIDC_ISSUER must be https'])
  return {
    ...{ issuer, clientId, clientSecret, roleClaim: env.OIDC_ROLE_CLAIM ?? 'groups' },
    roles: roles.split(',').map((pair) => {
      const cut = pair.lastIndexOf('=')
      return [pair.slice(0, cut).trim(), pair.slice(cut + 1).trim() as Role]
    }),
    required: env.OIDC_STAFF === 'required',
  }
}

const secretsOf = (env: Environment, mode: Mode): Configuration['secrets'] => {
  const given = { tokens: env.TOKEN_SECRET, masterKey: env.MASTER_KEY, fingerprints: env.FINGERPRINT_SECRET }
  const secrets = {
    tokens: given.tokens ?? demoSecrets.tokens,
    masterKey: given.masterKey ?? demoSecrets.masterKey,
    fingerprints: given.fingerprints ?? demoSecrets.fingerprints,
    ...(env.TOKEN_SECRET_ALSO && { alsoTokens: env.TOKEN_SECRET_ALSO }),
    ...(env.MASTER_KEY_ALSO && { alsoMasterKey: env.MASTER_KEY_ALSO }),
    ...(env.FINGERPRINT_SECRET_ALSO && { alsoFingerprints: env.FINGERPRINT_SECRET_ALSO }),
  }
  const open = Object.values(secrets).some((secret) => Object.values(demoSecrets).includes(secret))
  if (mode === 'production' && open) {
    throw new CannotStart(
      'Production does not start with the secrets of the demo: set TOKEN_SECRET, MASTER_KEY and FINGERPRINT_SECRET (openssl rand -base64 32 for each).',
    )
  }
  return secrets
}

const firstAdministratorOf = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) => {
  if (!email && !password) return null
  if (!email || !password) throw sentenceOf(['ADMIN_EMAIL and ADMIN_PASSWORD need each other'])
  return { email, password }
}

const defaultCaps: Caps = {
  visitorCallsPerMinute: 300,
  commandsPerMinute: 300,
  tokenCallsPerMinute: 300,
  messagesPerMinute: 20,
  uploadsPerMinute: 60,
  exportsPerMinute: 20,
  searchesPerMinute: 60,
  invitationsPerHour: 20,
  sessionsPerPerson: 20,
  connectionsPerAddress: 500,
}

const BACKUP_KEEP_DAYS = 14
const listOf = (names: string | undefined): string[] => (names?.split(',') ?? []).map((name) => name.trim())

const TAKE_BACK_SECONDS = 10
const EVEN_ANSWER_MS = 300

const capsOf = (env: Environment, mode: Mode): Caps => {
  const otherwise = mode === 'test' ? uncapped : defaultCaps
  return {
    visitorCallsPerMinute: env.VISITOR_CALLS_PER_MINUTE ?? otherwise.visitorCallsPerMinute,
    commandsPerMinute: env.COMMANDS_PER_MINUTE ?? otherwise.commandsPerMinute,
    tokenCallsPerMinute: env.TOKEN_CALLS_PER_MINUTE ?? otherwise.tokenCallsPerMinute,
    messagesPerMinute: env.MESSAGES_PER_MINUTE ?? otherwise.messagesPerMinute,
    uploadsPerMinute: env.UPLOADS_PER_MINUTE ?? otherwise.uploadsPerMinute,
    exportsPerMinute: env.EXPORTS_PER_MINUTE ?? otherwise.exportsPerMinute,
    searchesPerMinute: env.SEARCHES_PER_MINUTE ?? otherwise.searchesPerMinute,
    invitationsPerHour: env.INVITATIONS_PER_HOUR ?? otherwise.invitationsPerHour,
    sessionsPerPerson: env.SESSIONS_PER_PERSON ?? otherwise.sessionsPerPerson,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS ?? otherwise.connectionsPerAddress,
  }
}

const brandIn = (path: string, brand: OfBusiness['brand']): Brand => {
  try {
    return Schema.decodeUnknownSync(brand, { errors: 'all', onExcessProperty: 'error' })(
      JSON.parse(readFileSync(path, 'utf8')),
    )
  } catch (error) {
    throw new CannotStart(`The brand file ${path} does not fit: ${errorOf(error).message.replaceAll(/\s+/g, ' ')}.`)
  }
}

/** The path or its nearest existing parent. ENOENT and ENOTDIR alike mean that it is missing. */
const nearest = (path: string): string => (existsSync(path) || path === dirname(path) ? path : nearest(dirname(path)))

const folderAt = (path: string): string => {
  const standing = nearest(path)
  if (statSync(standing, { throwIfNoEntry: false })?.isDirectory() === false)
    throw sentenceOf([`DATA_DIR: ${standing} is a file, not a folder`])
  return path
}

/** The project's folder, unless Postgres cannot reach it: it does not run as root, and /root is closed. */
const defaultDataDir = (env: Environment): string => {
  const here = join(root, '.data')
  return env.DATABASE_URL || isReachable(here, runPostgresAs()) ? here : '/var/lib/partnercare'
}

/** All of the standard variables are its exporter's to read. */
const openTelemetryOf = (
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }: Environment,
  given: Readonly<Record<string, string | undefined>>,
): Configuration['openTelemetry'] => {
  if (!endpoint) return null
  const set = Object.entries(given).flatMap(([name, value]) =>
    name.startsWith('OTEL_') && value?.trim() ? [[name, value] as const] : [],
  )
  return { ...Object.fromEntries(set), ...(headers && { OTEL_EXPORTER_OTLP_HEADERS: headers }) }
}

const defaultLogLevel: Readonly<Record<Mode, Configuration['logLevel']>> = {
  demo: 'warn',
  development: 'info',
  production: 'info',
  test: 'silent',
}

export const readConfiguration = (
  mode: Mode,
  environment: Readonly<Record<string, string | undefined>>,
  business: OfBusiness,
): Configuration => {
  const env = readEnvironment(environment, business.roles)
  if ('faults' in env) throw sentenceOf(env.faults)
  const brand = brandIn(resolve(root, env.BRAND ?? 'brand.json'), business.brand)
  const port = env.PORT ?? 3000
  const configuration: Configuration = {
    mode,
    port,
    // A demo's open rights are for this machine only.
    host: env.HOST ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir: env.DATA_DIR ? folderAt(resolve(env.DATA_DIR)) : defaultDataDir(env),
    databaseUrl: env.DATABASE_URL ? withOneHost(env.DATABASE_URL) : null,
    databaseReadUrl: env.DATABASE_READ_URL ? withOneHost(env.DATABASE_READ_URL) : null,
    s3: s3Of(env),
    backup: {
      folder: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : null,
      keepDays: env.BACKUP_KEEP_DAYS ?? BACKUP_KEEP_DAYS,
      recipient: env.BACKUP_RECIPIENT ?? null,
    },
    clamdUrl: env.CLAMD_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    tls: tlsOf(env),
    mailFrom: env.MAIL_FROM ?? `${brand.name} <${brand.contactEmail}>`,
    mailReplyTo: null,
    logLevel: env.LOG_LEVEL ?? defaultLogLevel[mode],
    secrets: secretsOf(env, mode),
    logSigningKey: env.LOG_SIGNING_KEY ?? null,
    alsoLogSigningKey: env.LOG_SIGNING_KEY_ALSO ?? null,
    firstAdministrator: firstAdministratorOf(env),
    secondFactorRoles: rolesIn(env.SECOND_FACTOR_ROLES ?? (mode === 'production' ? business.roles.join() : 'none')),
    singleSignOn: singleSignOnOf(env, mode),
    passwordPolicy: env.PASSWORD_POLICY ?? 'specification',
    passwordCost: mode === 'test' ? leastCost : safeCost,
    trustProxy: env.TRUST_PROXY === 'yes',
    openTelemetry: openTelemetryOf(env, environment),
    caps: capsOf(env, mode),
    takeBackSeconds: env.TAKE_BACK_SECONDS ?? (mode === 'test' ? 0 : TAKE_BACK_SECONDS),
    evenAnswerMs: EVEN_ANSWER_MS,
    webhooks: { on: env.WEBHOOKS !== 'off', networks: listOf(env.WEBHOOK_NETWORKS) },
    officeTimeZone: env.OFFICE_TIME_ZONE ?? 'UTC',
    workingHours: everyHour,
    mailTexts: {},
    brand,
  }
  if (mode === 'production') {
    refuseUnfitForProduction(configuration)
    refusePlainConnections(configuration, servicesIn(env.PLAIN_CONNECTIONS))
  }
  return configuration
}
