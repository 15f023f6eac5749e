import type { showCompany } from '#modules/distributors/desk/desk-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'

/** A company as its page in the office knows it. */
export type OfficeCompany = Answer<typeof showCompany>
