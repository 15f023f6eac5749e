import { createHash } from 'node:crypto'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import { requirements } from '#modules/distributors/file/requirements.ts'
import {
  CompanyDocumentApproved,
  CompanyDocumentId,
  CompanyDocumentSubmitted,
  type CompanyDocumentType,
} from '#modules/distributors/file-events.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { TestPortal } from './portal.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A document that was never sent: no file lies behind it. */
export const submitted = (distributorId: string, type: CompanyDocumentType, version = 1) =>
  CompanyDocumentSubmitted.make({
    documentId: CompanyDocumentId.make(derivedId('document', distributorId, type)),
    version,
    type,
    name: type,
    file: `documents/${derivedId('file', distributorId, type, version)}.pdf`,
    sha256: sha256(`${distributorId} ${type} ${version}`),
    validityDate: null,
    endsAt: null,
  })

/** Each required document of a company, sent and approved, as if it had been so before a test begins. */
export const approveFile = async (portal: Pick<TestPortal, 'asSystem'>, distributorId: string): Promise<void> => {
  const events = requirements
    .filter(({ required }) => required)
    .flatMap(({ type }) => {
      const { data, ...sent } = submitted(distributorId, type)
      const which = { documentId: data.documentId, version: 1 }
      return [{ ...sent, data }, CompanyDocumentApproved.make({ ...which, validityDate: null, endsAt: null })]
    })
  await portal.asSystem().decide(companyFile, distributorId, () => events)
}
