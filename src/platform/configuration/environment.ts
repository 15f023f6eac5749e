import * as Schema from 'effect/Schema'
import type { Role } from '#platform/access/permissions.ts'
import { reasonOf } from '#platform/text/reasons.ts'
import { isTimeZone } from '#platform/time/time-zone.ts'
import { unchecked } from '#platform/typed.ts'

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
const MailAddress = pattern(/^smtps?:\/\/\S+$/, 'Expected an address such as smtp://user:password@host:587')
const ScannerAddress = pattern(/^tcp:\/\/[^\s/]+:\d+$/, 'Expected an address such as tcp://clamd:3310')
const Key = pattern(/^[A-Za-z0-9+/]{43}=$/, 'Expected 32 bytes in base64: openssl rand -base64 32')
const Zone = Schema.String.check(
  Schema.makeFilter((name: string) => isTimeZone(name) || 'Expected a time zone such as Europe/Zurich'),
)
const Text = Schema.String
const rolesOf = (roles: readonly string[]) =>
  Schema.String.check(
    Schema.makeFilter(
      (names: string) =>
        names.split(',').every((name) => roles.includes(name.trim())) ||
        `Expected roles such as ADMIN,QUALITY: ${roles.join(', ')}`,
    ),
  )
const Many = Schema.FiniteFromString.check(
  Schema.isInt({ message: 'Expected a whole number' }),
  Schema.isBetween({ minimum: 1, maximum: 1_000_000 }, { message: 'Expected a number from 1 to 1000000' }),
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
    'The address that people type, used in mails and documents',
    'http://localhost:PORT',
  ),
  DATA_DIR: variable(Text, 'The folder of the embedded Postgres and of files', '.data'),
  DATABASE_URL: variable(
    PostgresAddress,
    'A Postgres 18 to use instead of the embedded one, as the owner of its database, who may create roles: it makes the login that the portal works by',
    'none',
  ),
  S3_ENDPOINT: variable(WebAddress, 'An S3 store for files, instead of the folder', 'none'),
  S3_REGION: variable(Text, 'Its region', 'us-east-1'),
  S3_BUCKET: variable(Text, 'Its bucket', 'none'),
  S3_ACCESS_KEY_ID: variable(Text, 'Its access key', 'none'),
  S3_SECRET_ACCESS_KEY: variable(Text, 'The secret of that key', 'none'),
  CLAMD_URL: variable(
    ScannerAddress,
    'A virus scanner that every upload must pass (a clamd, such as tcp://scanner:3310 of `docker-compose.yml`)',
    'none',
  ),
  SMTP_URL: variable(MailAddress, 'Where mails are sent; without it they stay in the outbox', 'none'),
  MAIL_FROM: variable(Text, 'Who mails come from', 'the name and contact address of the brand'),
  LOG_LEVEL: variable(
    Schema.Literals(['silent', 'error', 'warn', 'info', 'debug']),
    'How much is logged',
    'info; warn in the demo',
  ),
  TOKEN_SECRET: variable(Key, 'Signs the tokens of sessions', "the demo's; required in production"),
  MASTER_KEY: variable(
    Key,
    "Wraps the keys that people's personal data is sealed with",
    "the demo's; required in production",
  ),
  FINGERPRINT_SECRET: variable(
    Key,
    'Keys the fingerprints of logins and addresses',
    "the demo's; required in production",
  ),
  LOG_SIGNING_KEY: variable(
    Key,
    'Signs the head of the event log (the 32 bytes of an Ed25519 key)',
    'a key of its own, made in DATA_DIR',
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
    'The roles that need an authenticator app to sign in, such as ADMIN,QUALITY',
    'none; everybody may use one',
  ),
  TAKE_BACK_SECONDS: variable(
    Seconds,
    'How long a quote that is sent and a publication wait before they leave, and can be taken back; 0: not at all',
    '10',
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
    SECOND_FACTOR_ROLES: Schema.optionalKey(rolesOf(roles)),
  })

type Read = { value: Environment } | { issues: readonly { path: readonly PropertyKey[]; message: string }[] }

const decoderOf = (roles: readonly Role[]) =>
  unchecked<{ '~standard': { validate: (value: unknown) => Read } }>(
    Schema.toStandardSchemaV1(schemaOf(roles), { parseOptions: { errors: 'all' } }),
  )

/** Blank ones count as not set. */
export const readEnvironment = (
  given: Readonly<Record<string, string | undefined>>,
  roles: readonly Role[],
): Environment | { faults: string[] } => {
  const set = Object.entries(given).filter(([name, value]) => name in variables && value?.trim())
  const read = decoderOf(roles)['~standard'].validate(Object.fromEntries(set))
  if ('value' in read) return read.value
  const reasons = new Map(read.issues.map(({ path, message }) => [path.map(String).join('.'), reasonOf(message)]))
  return { faults: [...reasons].map(([name, reason]) => `${name}: ${reason}`) }
}

export const environmentTable = (): string =>
  [
    '| Variable | Meaning | Default |',
    '|---|---|---|',
    ...Object.entries(variables).map(
      ([name, { means, default: otherwise }]) => `| \`${name}\` | ${means} | ${otherwise} |`,
    ),
  ].join('\n')
