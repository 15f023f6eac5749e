import type { Claims } from '#platform/access/sessions/claims.ts'
import type { KnownDevices } from '#platform/access/sessions/known-devices.ts'
import type { SessionHistory } from '#platform/access/sessions/session-history.ts'
import type { Sessions } from '#platform/access/sessions/sessions.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { StreamVerdict } from '#platform/log/proof/checking-stream.ts'
import type { LogProof } from '#platform/log/proof/log-proof.ts'
import type { SignedTrail } from '#platform/log/proof/signed-trail.ts'
import type { Accounts } from './access/accounts.ts'
import type { Drafts } from './access/drafts.ts'
import type { PasswordLinks } from './access/password-links.ts'
import type { PersonalData } from './access/personal-data.ts'
import type { RateLimits } from './access/rate-limit.ts'
import type { SecondFactors } from './access/second-factors.ts'
import type { SignedLinks } from './access/signed-links.ts'
import type { WorkingCopies } from './access/working-copies.ts'
import type { Files } from './files/files.ts'
import type { VisitorDrafts } from './files/visitor-drafts.ts'
import type { StreamName } from './log/append.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Documents } from './pdf/documents.ts'
import type { ProjectionDesk } from './projecting/desk.ts'
import type { ReadModels } from './projection.ts'
import type { ParkedAdmin } from './work/reactions.ts'

/** What every handler, reaction and deadline gets in addition to its own arguments. */
export type Services = {
  readonly configuration: Configuration
  /** The read models, live versions. */
  readonly db: ReadModels
  /** Seals and opens what belongs to a person. */
  readonly personal: PersonalData
  /** Accounts and their passwords. */
  readonly accounts: Accounts
  /** Names that read models answer for, reserved while they do not know them yet. */
  readonly claims: Claims
  /** For people who cannot sign in. */
  readonly passwordLinks: PasswordLinks
  /** Links that prove themselves: invitations, confirmations, tickets. */
  readonly signedLinks: SignedLinks
  /** Codes that people enter in addition to their password. */
  readonly secondFactors: SecondFactors
  readonly sessions: Sessions
  /** Where people were, and when they last showed their password. */
  readonly sessionHistory: SessionHistory
  /** Browsers that a person signed in with before. */
  readonly knownDevices: KnownDevices
  /** What people have written and not sent yet. */
  readonly drafts: Drafts
  /** Counts tries of whatever can be guessed or flooded, over all nodes. */
  readonly rateLimits: RateLimits
  /** What people have typed and not saved yet. */
  readonly workingCopies: WorkingCopies
  readonly files: Files
  /** What visitors have typed and sent before they have an account. */
  readonly visitorDrafts: VisitorDrafts
  readonly mailer: Mailer
  /** For the log: what went wrong behind an answer that says nothing of it. */
  readonly warn: (fault: unknown) => void
  /** How the read models are kept: for staff. */
  readonly projections: ProjectionDesk
  /** What reactions have parked: for staff. */
  readonly parked: ParkedAdmin
  /** PDFs made on the server. */
  readonly documents: Documents
  /** A stream as a signed file that proves itself; null: there is no such stream. */
  readonly proveTrail: (stream: StreamName, by: string, now: Date) => Promise<SignedTrail | null>
  /** Whether a stream is what was recorded, looked at now; null: there is no such stream. */
  readonly checkStream: (stream: StreamName) => Promise<StreamVerdict | null>
  /** How far the log goes, and whether it is what was recorded. */
  readonly logProof: LogProof
  /** UUIDv7, or what a test hands in. */
  readonly newId: () => string
}
