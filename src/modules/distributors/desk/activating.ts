import { activateWith, distributor, type Territory } from '#modules/distributors/distributor.ts'
import type { Evidence } from '#modules/distributors/events.ts'
import { type CompanyFile, companyFile, inForce } from '#modules/distributors/file/company-file.ts'
import { missingForActivation } from '#modules/distributors/file/file-view.ts'
import { isRefusal, type Refusal, refused } from '#platform/decision.ts'
import { existing, type Recordings, type States } from '#platform/log/commands.ts'

/** The company and its file, which must not move while it is decided. */
export const activationTargets = (id: string) => ({
  company: existing(distributor, id),
  file: existing(companyFile, id),
})
type Targets = ReturnType<typeof activationTargets>

/** The versions in force, with the hashes of what was looked at. */
const evidenceIn = ({ documents }: CompanyFile): Evidence[] =>
  documents.flatMap((document) => {
    const version = inForce(document)
    return version
      ? [{ documentId: document.id, version: version.version, type: document.type, sha256: version.sha256 }]
      : []
  })

/** An account is activated by a file in which all that is required is approved; otherwise what is missing is named. */
export const activateByFile =
  (given: { readonly territory: Territory | null; readonly representativeId: string | null }, now: Date) =>
  ({ company, file }: States<Targets>): Recordings<Targets> | Refusal => {
    const missing = company.state === 'ACTIVE' ? [] : missingForActivation(file, now)
    if (missing.length > 0) return refused(`Not approved yet: ${missing.join(', ')}`, { members: { missing } })
    const decided = activateWith({ ...given, evidence: evidenceIn(file) })(company)
    return isRefusal(decided) ? decided : { company: decided }
  }
