import * as Schema from 'effect/Schema'

import { endpoint } from '#platform/http/endpoint.ts'

export const countWaitingFiles = endpoint('GET /office/waiting-files', {
  may: 'office.company-documents.review',
  does: 'How many files of companies wait for staff: as many as the vetting queue holds',
  answer: Schema.Struct({ files: Schema.Int }),
  reads: ['company_overviews'],
})
