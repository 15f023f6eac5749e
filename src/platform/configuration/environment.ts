import { readFileSync } from 'node:fs'
import * as Schema from 'effect/Schema'
import type { Role } from '#platform/access/permissions.ts'
import { reasonOf } from '#platform/text/reasons.ts'
import { isTimeZone } from '#platform/time/time-zone.ts'
import { unchecked } from '#platform/typed.ts'
import { isNetwork } from '#platform/webhooks/callable.ts'
import { services } from './plain-connections.ts'

const pattern = (regex: RegExp, message: string) => Schema.String.check(Schema.isPattern(regex, { message }))

const PortNumber = Schema.FiniteFromString.check(
  Schema.isInt({ message: 'Expected a port from 0 to 65535' }),
  Schema.isBetween({ minimum: 0, maximum: 65_535 }, { message: 'Expected a port from 0 to 65535' }),
)
const WebAddress = pattern(
  /^https?:\/\/[^\s/]+$/,
  'Expected an address such as https://portal.example.com, without a path',
)
const PostgresAddress = pattern(
  /^postgres(ql)?:\/\/\S+$/,
  'Expected an address such as postgres://user:password@host:5432/database',
)
const IssuerAddress = pattern(/^https?:\/\/\S+$/, 'Expected an address such as https://login.example.com/tenant')
const MailAddress = pattern(/^smtps?:\/\/\S+$/, 'Expected an address such as smtp://user:password@host:587')
const ScannerAddress = pattern(
  /^(tcp:\/\/[^\s/]+:\d+|unix:\/\/\/\S+)$/,
  'Expected an address such as tcp://clamd:3310 or unix:///run/clamav/clamd.sock',
)
const CollectorAddress = pattern(/^https?:\/\/\S+$/, 'Expected an address such as http://collector:4318')
const Key = pattern(/^[A-Za-z0-9+/]{43}=$/, 'Expected 32 bytes in base64: openssl rand -base64 32')
const Zone = Schema.String.check(
  Schema.makeFilter((name: string) => isTimeZone(name) || 'Expected a time zone such as Europe/Zurich'),
)
const AgeKey = pattern(/^age1[a-z0-9]+$/, 'Expected a public key of age, such as age1…: age-keygen makes one')
const Text = Schema.String
const listOf = (known: readonly string[], what: string) =>
  Schema.String.check(
    Schema.makeFilter(
      (names: string) =>
        names.split(',').every((name) => known.includes(name.trim())) || `Expected ${what}: ${known.join(', ')}`,
    ),
  )
const NO_ROLE = 'none'
const mappedRoles = (roles: readonly string[]) =>
  Schema.String.check(
    Schema.makeFilter(
      (mapped: string) =>
        mapped
          .split(',')
          .every((pair) => /=/.test(pair) && roles.includes(pair.slice(pair.lastIndexOf('=') + 1).trim())) ||
        `Expected pairs such as admins=ADMIN,sales-team=SALES: ${roles.join(', ')}`,
    ),
  )
const Many = Schema.FiniteFromString.check(
  Schema.isInt({ message: 'Expected a whole number' }),
  Schema.isBetween({ minimum: 1, maximum: 1_000_000 }, { message: 'Expected a number from 1 to 1000000' }),
)

const Networks = Schema.String.check(
  Schema.makeFilter(
    (names: string) =>
      names.split(',').every((name) => isNetwork(name.trim())) || 'Expected networks such as 10.1.0.0/16,10.2.3.4',
  ),
)

const Seconds = Schema.FiniteFromString.check(
  Schema.isInt({ message: 'Expected a whole number' }),
  Schema.isBetween({ minimum: 0, maximum: 300 }, { message: 'Expected a number from 0 to 300' }),
)

type Variable<S extends Schema.Top = Schema.Top> = { readonly is: S; readonly means: string; readonly default: string }
const variable = <S extends Schema.Top>(is: S, means: string, otherwise: string): Variable<S> => ({
  is,
  means,
  default: otherwise,
})

export const variables = {
  PORT: variable(PortNumber, 'Where the portal listens', '3000'),
  HOST: variable(
    Text,
    'The network address that it listens on',
    '0.0.0.0, which is all of them; 127.0.0.1 in the demo',
  ),
  PUBLIC_URL: variable(
    WebAddress,
    'The address that people type, used in mails and documents. Passkeys are bound to its host: with another one people sign in by password and add new ones',
    'http://localhost:PORT',
  ),
  DATA_DIR: variable(Text, 'The folder of the embedded Postgres and of files', '.data'),
  DATABASE_URL: variable(
    PostgresAddress,
    'A Postgres 18 to use instead of the embedded one, as the owner of its database, who may create roles: it makes the login that the portal works by; several hosts (`a:5432,b:5432`) where a standby may take over',
    'none',
  ),
  DATABASE_READ_URL: variable(
    PostgresAddress,
    'Replicas of it that answer reads, as DATABASE_URL but for the hosts (docs/operations.md)',
    'none',
  ),
  BACKUP_DIR: variable(
    Text,
    'The folder for a backup each night, of which a restore is tried',
    'none: no backup is made',
  ),
  BACKUP_KEEP_DAYS: variable(Many, 'How many days those backups are kept', '14'),
  BACKUP_RECIPIENT: variable(AgeKey, 'The public key of age that backups are sealed to', 'none: they are not sealed'),
  S3_ENDPOINT: variable(WebAddress, 'An S3 store for files, instead of the folder', 'none'),
  S3_REGION: variable(Text, 'Its region', 'us-east-1'),
  S3_BUCKET: variable(Text, 'Its bucket', 'none'),
  S3_ACCESS_KEY_ID: variable(
    Text,
    "Its access key; without one, the short-lived credentials of the machine's or the workload's role",
    'none',
  ),
  S3_SECRET_ACCESS_KEY: variable(Text, 'The secret of that key', 'none'),
  CLAMD_URL: variable(
    ScannerAddress,
    'A virus scanner that every upload must pass: a clamd, such as unix:///run/clamav/clamd.sock',
    'none',
  ),
  SMTP_URL: variable(MailAddress, 'Where mails are sent; without it they stay in the outbox', 'none'),
  MAIL_FROM: variable(Text, 'Who mails come from', 'the name and contact address of the brand'),
  PLAIN_CONNECTIONS: variable(
    listOf(services, 'services such as database,scanner'),
    'The services that production may call without encryption on other machines, because the network in between encrypts',
    'none',
  ),
  TLS_CERT_FILE: variable(
    Text,
    'A certificate (PEM): the portal speaks https by itself, for a proxy on another machine',
    'none',
  ),
  TLS_KEY_FILE: variable(Text, 'The key of that certificate', 'none'),
  LOG_LEVEL: variable(
    Schema.Literals(['silent', 'error', 'warn', 'info', 'debug']),
    'How much is logged',
    'info; warn in the demo',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    CollectorAddress,
    'An OpenTelemetry collector, to which traces and metrics are sent by OTLP over HTTP; the other standard variables (OTEL_…) count as well',
    'none: nothing is traced or sent',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: variable(Text, 'What the collector wants in headers, such as api-key=…', 'none'),
  OTEL_METRIC_EXPORT_INTERVAL: variable(Many, 'How often metrics are sent there, in milliseconds', '60000'),
  OTEL_SERVICE_NAME: variable(Text, 'What the portal is called in traces and metrics', 'partnercare'),
  TOKEN_SECRET: variable(
    Key,
    'Signs sessions, mailed links, keys of files and calendar addresses, each by a key derived of it',
    "the demo's; required in production",
  ),
  TOKEN_SECRET_ALSO: variable(
    Key,
    'What it signed is accepted as well, while TOKEN_SECRET is changed (docs/backup.md)',
    'none',
  ),
  MASTER_KEY: variable(
    Key,
    "Wraps the keys that people's personal data is sealed with",
    "the demo's; required in production",
  ),
  MASTER_KEY_ALSO: variable(Key, 'Opens what it wraps as well, while MASTER_KEY is changed (docs/backup.md)', 'none'),
  FINGERPRINT_SECRET: variable(
    Key,
    'Keys the fingerprints of logins and addresses',
    "the demo's; required in production",
  ),
  FINGERPRINT_SECRET_ALSO: variable(
    Key,
    'What it keyed is found as well, while FINGERPRINT_SECRET is changed (docs/backup.md)',
    'none',
  ),
  LOG_SIGNING_KEY: variable(
    Key,
    'Signs the head of the event log (the 32 bytes of an Ed25519 key)',
    'a key of its own, made in DATA_DIR',
  ),
  LOG_SIGNING_KEY_ALSO: variable(
    Key,
    'The key of before: signs that LOG_SIGNING_KEY follows it, while that is changed (docs/backup.md)',
    'none',
  ),
  ADMIN_EMAIL: variable(
    Text,
    'The first administrator of a portal that holds nothing yet',
    'none; the demo has its own',
  ),
  ADMIN_PASSWORD: variable(Text, 'Their first password, to be changed once they have signed in', 'none'),
  PASSWORD_POLICY: variable(
    Schema.Literals(['specification', 'modern']),
    'specification: the closed alphabet; modern: 12 or more of any characters',
    'specification',
  ),
  TRUST_PROXY: variable(
    Schema.Literals(['yes', 'no']),
    'yes: a proxy of ours is in front and says where calls come from (X-Forwarded-For); it has 2 s to notice that a node stops',
    'no',
  ),
  VISITOR_CALLS_PER_MINUTE: variable(
    Many,
    'How many calls that may change something one address may make without being signed in, on one node',
    '300',
  ),
  COMMANDS_PER_MINUTE: variable(Many, 'How many of them one person may make, on one node', '300'),
  TOKEN_CALLS_PER_MINUTE: variable(Many, 'How many calls one API token may make, on one node', '300'),
  MESSAGES_PER_MINUTE: variable(Many, 'How many messages about orders one person may write', '20'),
  UPLOADS_PER_MINUTE: variable(Many, 'How many files one person may send', '60'),
  EXPORTS_PER_MINUTE: variable(Many, 'How many spreadsheets and trails one person may download', '20'),
  SEARCHES_PER_MINUTE: variable(Many, 'How often one person may search everything, or the audit trail by a name', '60'),
  INVITATIONS_PER_HOUR: variable(
    Many,
    'How many invitations and new e-mail addresses one person may have mailed',
    '20',
  ),
  SESSIONS_PER_PERSON: variable(Many, 'On how many devices one person is signed in; one more ends the oldest', '20'),
  CONNECTIONS_PER_ADDRESS: variable(
    Many,
    'How many connections one address may keep open to one node; not counted behind a proxy of ours',
    '500',
  ),
  SECOND_FACTOR_ROLES: variable(
    Text,
    'The roles that need a second factor to sign in, such as ADMIN,QUALITY; `none` for no role',
    'all of them in production, else none; everyone may use one',
  ),
  OIDC_ISSUER: variable(
    IssuerAddress,
    'Where people of the office sign in by OpenID Connect (docs/sign-in.md); needs the next two and OIDC_ROLES',
    'none',
  ),
  OIDC_CLIENT_ID: variable(Text, 'Who the portal is there', 'none'),
  OIDC_CLIENT_SECRET: variable(Text, 'The secret of that client', 'none'),
  OIDC_ROLE_CLAIM: variable(Text, 'The claim that names what they are there: a text or a list', 'groups'),
  OIDC_ROLES: variable(
    Text,
    'Which role they have here, such as admins=ADMIN,sales-team=SALES; the first that fits counts',
    'none',
  ),
  OIDC_STAFF: variable(
    Schema.Literals(['optional', 'required']),
    'required: their passwords sign them in no more, except an ADMIN with a second factor (break-glass)',
    'optional',
  ),
  TAKE_BACK_SECONDS: variable(
    Seconds,
    'How long a quote that is sent and a publication wait before they leave, and can be taken back; 0: not at all',
    '10',
  ),
  WEBHOOKS: variable(
    Schema.Literals(['on', 'off']),
    'Whether events are sent to addresses that companies and administrators enter (docs/webhooks.md)',
    'on',
  ),
  WEBHOOK_NETWORKS: variable(
    Networks,
    'Networks inside that webhooks may reach, such as 10.1.0.0/16; without it only public addresses are called',
    'none',
  ),
  OFFICE_TIME_ZONE: variable(
    Zone,
    "The time zone of the provider's office, in which its people read and enter days; each company has its country's",
    'UTC',
  ),
  BRAND: variable(Text, 'The brand file', 'brand.json'),
} as const

type Variables = typeof variables
export type Environment = { readonly [Name in keyof Variables]?: Variables[Name]['is']['Type'] }

const schemaOf = (roles: readonly Role[]) =>
  Schema.Struct({
    ...Object.fromEntries(Object.entries(variables).map(([name, { is }]) => [name, Schema.optionalKey(is)])),
    SECOND_FACTOR_ROLES: Schema.optionalKey(listOf([...roles, NO_ROLE], 'roles such as ADMIN,QUALITY')),
    OIDC_ROLES: Schema.optionalKey(mappedRoles(roles)),
  })

type Read = { value: Environment } | { issues: readonly { path: readonly PropertyKey[]; message: string }[] }

const decoderOf = (roles: readonly Role[]) =>
  unchecked<{ '~standard': { validate: (value: unknown) => Read } }>(
    Schema.toStandardSchemaV1(schemaOf(roles), { parseOptions: { errors: 'all' } }),
  )

const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TOKEN_SECRET',
  'TOKEN_SECRET_ALSO',
  'MASTER_KEY',
  'MASTER_KEY_ALSO',
  'FINGERPRINT_SECRET',
  'FINGERPRINT_SECRET_ALSO',
  'LOG_SIGNING_KEY',
  'LOG_SIGNING_KEY_ALSO',
  'ADMIN_PASSWORD',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OIDC_CLIENT_SECRET',
] as const satisfies readonly (keyof Variables)[]

/** `MASTER_KEY_FILE` names a file that holds MASTER_KEY, as vaults and container engines provide secrets. */
const secretsInFiles = (given: Readonly<Record<string, string | undefined>>) => {
  const values: Record<string, string> = {}
  const faults: string[] = []
  for (const name of secrets) {
    const file = given[`${name}_FILE`]?.trim()
    if (!file) continue
    if (given[name]?.trim()) faults.push(`${name}_FILE: ${name} is set as well`)
    try {
      values[name] = readFileSync(file, 'utf8').trim()
    } catch {
      faults.push(`${name}_FILE: ${file} cannot be read`)
    }
  }
  return { values, faults }
}

/** Blank ones count as not set. */
export const readEnvironment = (
  given: Readonly<Record<string, string | undefined>>,
  roles: readonly Role[],
): Environment | { faults: string[] } => {
  const { values, faults } = secretsInFiles(given)
  if (faults.length > 0) return { faults }
  const set = Object.entries({ ...given, ...values }).filter(([name, value]) => name in variables && value?.trim())
  const read = decoderOf(roles)['~standard'].validate(Object.fromEntries(set))
  if ('value' in read) return read.value
  const reasons = new Map(read.issues.map(({ path, message }) => [path.map(String).join('.'), reasonOf(message)]))
  return { faults: [...reasons].map(([name, reason]) => `${name}: ${reason}`) }
}

/** The roles of SECOND_FACTOR_ROLES. */
export const rolesIn = (text: string): readonly Role[] =>
  unchecked<readonly Role[]>(
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== NO_ROLE),
  )

export const environmentTable = (): string =>
  [
    '| Variable | Meaning | Default |',
    '|---|---|---|',
    ...Object.entries(variables).map(
      ([name, { means, default: otherwise }]) => `| \`${name}\` | ${means} | ${otherwise} |`,
    ),
  ].join('\n')
