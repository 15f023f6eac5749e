import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as Schema from 'effect/Schema'
import { leastCost, type PasswordCost, safeCost } from '#platform/access/password-hashing.ts'
import type { Role } from '#platform/access/permissions.ts'
import type { DeclaredAs } from '#platform/declared.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { isReachable, runPostgresAs } from '#platform/postgres/run-as.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { everyHour, type WorkingHours } from '#platform/time/working-hours.ts'
import { errorOf } from '#platform/typed.ts'
import { type Caps, uncapped } from './caps.ts'
import { type Environment, readEnvironment } from './environment.ts'

type CheckedSettings = Pick<Configuration, 'secrets' | 'logSigningKey' | 'publicUrl'>

const isOneByte = (secret: string): boolean => new Set(Buffer.from(secret, 'base64')).size === 1

const isThisMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname) || new URL(url).hostname.endsWith('.localhost')

const refuseUnfitForProduction = ({ secrets, logSigningKey, publicUrl }: CheckedSettings): void => {
  const given = {
    TOKEN_SECRET: secrets.tokens,
    MASTER_KEY: secrets.masterKey,
    FINGERPRINT_SECRET: secrets.fingerprints,
    ...(logSigningKey && { LOG_SIGNING_KEY: logSigningKey }),
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
  if (publicUrl.startsWith('http:') && !isThisMachine(publicUrl))
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

export type Configuration = {
  /** demo: embedded Postgres, demo data and secrets. development: the same with hot reload. production: none of it. */
  readonly mode: 'demo' | 'development' | 'production' | 'test'
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | null
  readonly clamdUrl: string | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where answers to mails go; null: to their sender. */
  readonly mailReplyTo: string | null
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** 32 bytes each, base64: signs tokens, wraps people's keys, keys fingerprints. */
  readonly secrets: { tokens: string; masterKey: string; fingerprints: string }
  /** 32 bytes, base64: signs the head of the event log. null: a key that the node makes for itself. */
  readonly logSigningKey: string | null
  /** Registered where production starts on an empty log. null: existing accounts sign in. */
  readonly firstAdministrator: { email: string; password: string } | null
  readonly secondFactorRoles: readonly Role[]
  readonly passwordPolicy: 'specification' | 'modern'
  /** Cannot be lowered by the environment. */
  readonly passwordCost: PasswordCost
  /** Only behind our own proxy: otherwise any caller could forge its address. */
  readonly trustProxy: boolean
  readonly caps: Caps
  /** How long commands that send something out can be taken back; 0: not at all. */
  readonly takeBackSeconds: number
  /** Answers that reveal nothing by their time take so long. */
  readonly evenAnswerMs: number
  readonly officeTimeZone: TimeZone
  readonly workingHours: WorkingHours
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
  const required = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(required).length) return null
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw sentenceOf([`An S3 store needs ${missing.join(', ')} as well`])
  return { endpoint, region: env.S3_REGION ?? 'us-east-1', bucket, accessKeyId, secretAccessKey }
}

const secretsOf = (env: Environment, mode: Mode): Configuration['secrets'] => {
  const given = { tokens: env.TOKEN_SECRET, masterKey: env.MASTER_KEY, fingerprints: env.FINGERPRINT_SECRET }
  const secrets = {
    tokens: given.tokens ?? demoSecrets.tokens,
    masterKey: given.masterKey ?? demoSecrets.masterKey,
    fingerprints: given.fingerprints ?? demoSecrets.fingerprints,
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
  messagesPerMinute: 20,
  uploadsPerMinute: 60,
  exportsPerMinute: 20,
  searchesPerMinute: 60,
  invitationsPerHour: 20,
  sessionsPerPerson: 20,
  connectionsPerAddress: 500,
}

const TAKE_BACK_SECONDS = 10
const EVEN_ANSWER_MS = 300

const capsOf = (env: Environment, mode: Mode): Caps => {
  const otherwise = mode === 'test' ? uncapped : defaultCaps
  return {
    visitorCallsPerMinute: env.VISITOR_CALLS_PER_MINUTE ?? otherwise.visitorCallsPerMinute,
    commandsPerMinute: env.COMMANDS_PER_MINUTE ?? otherwise.commandsPerMinute,
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
    databaseUrl: env.DATABASE_URL ?? null,
    s3: s3Of(env),
    clamdUrl: env.CLAMD_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `${brand.name} <${brand.contactEmail}>`,
    mailReplyTo: null,
    logLevel: env.LOG_LEVEL ?? defaultLogLevel[mode],
    secrets: secretsOf(env, mode),
    logSigningKey: env.LOG_SIGNING_KEY ?? null,
    firstAdministrator: firstAdministratorOf(env),
    secondFactorRoles: (env.SECOND_FACTOR_ROLES?.split(',') ?? []).map((name) => name.trim() as Role),
    passwordPolicy: env.PASSWORD_POLICY ?? 'specification',
    passwordCost: mode === 'test' ? leastCost : safeCost,
    trustProxy: env.TRUST_PROXY === 'yes',
    caps: capsOf(env, mode),
    takeBackSeconds: env.TAKE_BACK_SECONDS ?? (mode === 'test' ? 0 : TAKE_BACK_SECONDS),
    evenAnswerMs: EVEN_ANSWER_MS,
    officeTimeZone: env.OFFICE_TIME_ZONE ?? 'UTC',
    workingHours: everyHour,
    brand,
  }
  if (mode === 'production') refuseUnfitForProduction(configuration)
  return configuration
}
