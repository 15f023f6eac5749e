import type { Claims } from '#platform/access/sessions/claims.ts'
import type { KnownDevices } from '#platform/access/sessions/known-devices.ts'
import type { SessionHistory } from '#platform/access/sessions/session-history.ts'
import type { Sessions } from '#platform/access/sessions/sessions.ts'
import type { NightlyBackup } from '#platform/backup/nightly-backup.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { StreamVerdict } from '#platform/log/proof/checking-stream.ts'
import type { LogProof } from '#platform/log/proof/log-proof.ts'
import type { SignedTrail } from '#platform/log/proof/signed-trail.ts'
import type { Accounts } from './access/accounts.ts'
import type { ApiTokens } from './access/api-tokens.ts'
import type { Drafts } from './access/drafts.ts'
import type { PasskeyChallenges } from './access/passkeys/challenges.ts'
import type { Passkeys } from './access/passkeys/passkeys.ts'
import type { PasswordLinks } from './access/password-links.ts'
import type { PersonalData } from './access/personal-data.ts'
import type { RateLimits } from './access/rate-limit.ts'
import type { SecondFactors } from './access/second-factors.ts'
import type { SignedLinks } from './access/signed-links.ts'
import type { SignInAttempts } from './access/single-sign-on/attempts.ts'
import type { LinkedSignIns } from './access/single-sign-on/linked-sign-ins.ts'
import type { OpenId } from './access/single-sign-on/openid.ts'
import type { WorkingCopies } from './access/working-copies.ts'
import type { Files } from './files/files.ts'
import type { VisitorDrafts } from './files/visitor-drafts.ts'
import type { StreamName } from './log/append.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Documents } from './pdf/documents.ts'
import type { ProjectionDesk } from './projecting/desk.ts'
import type { ReadModels } from './projection.ts'
import type { Webhooks } from './webhooks/webhooks.ts'
import type { ParkedAdmin } from './work/reactions.ts'

export type Services = {
  readonly configuration: Configuration
  readonly db: ReadModels
  readonly personal: PersonalData
  readonly accounts: Accounts
  /** Unique names, reserved until the read models know them. */
  readonly claims: Claims
  readonly passwordLinks: PasswordLinks
  readonly signedLinks: SignedLinks
  readonly openId: OpenId
  readonly signInAttempts: SignInAttempts
  /** Companies' issuers, and who their subjects are here. */
  readonly linkedSignIns: LinkedSignIns
  readonly secondFactors: SecondFactors
  readonly passkeys: Passkeys
  readonly passkeyChallenges: PasskeyChallenges
  readonly sessions: Sessions
  /** By which programs call. */
  readonly apiTokens: ApiTokens
  /** Where people signed in, and when they last entered their password. */
  readonly sessionHistory: SessionHistory
  readonly knownDevices: KnownDevices
  readonly drafts: Drafts
  readonly rateLimits: RateLimits
  /** Typed and not saved yet. */
  readonly workingCopies: WorkingCopies
  readonly files: Files
  readonly visitorDrafts: VisitorDrafts
  readonly mailer: Mailer
  /** For the log: errors behind an answer that hides them. */
  readonly warn: (fault: unknown) => void
  readonly projections: ProjectionDesk
  readonly parked: ParkedAdmin
  readonly documents: Documents
  /** How far each webhook has delivered, and what it signs with. */
  readonly webhooks: Webhooks
  /** A signed file that can be verified offline; null: there is no such stream. */
  readonly proveTrail: (stream: StreamName, by: string, now: Date) => Promise<SignedTrail | null>
  readonly checkStream: (stream: StreamName) => Promise<StreamVerdict | null>
  readonly logProof: LogProof
  /** Null: no folder for backups is named. */
  readonly backUp: NightlyBackup | null
  /** UUIDv7, or what a test hands in. */
  readonly newId: () => string
}
