import { type CertificateNumber, readerStream } from '#modules/library/events.ts'
import type { CertificateRow } from '#modules/library/row-contract.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

/** One row for each certificate of the academy. Its owner is an id there: names are opened when they are shown. */
export const academyCertificates = projection<CertificateRow>()({
  name: 'academy_certificates',
  version: 1,
  of: [readerStream],
  table: `
    id text primary key, user_id text not null, distributor_id text not null, category_id text not null,
    category_name text not null, lessons int not null, issued_at text not null, valid_until text not null`,
  indexes: ['(user_id)'],
  key: (data) => ('validUntil' in data ? data.number : []),
  onlyAdds: true,
  ignores: ['ResourceOpened', 'ResourceDownloaded', 'FilmLeft', 'LessonCompleted', 'LibrarySeen'],
  when: {
    CertificateIssued: (_, { number, category, lessons, validUntil, distributorId }, { at, key }) => ({
      id: number,
      userId: key,
      distributorId,
      categoryId: category.id,
      categoryName: category.name,
      lessons,
      issuedAt: at,
      validUntil,
    }),
  },
  topics: (_, { key }) => [`library-reader:${key}`],
  onPoison: 'park',
})

export const certificatesOf = (db: ReadModels, userId: string): Promise<CertificateRow[]> =>
  rows(db, academyCertificates)
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('issuedAt', 'desc')
    .orderBy('id')
    .execute()

export const certificateOf = (db: ReadModels, number: CertificateNumber): Promise<CertificateRow | undefined> =>
  rows(db, academyCertificates).selectAll().where('id', '=', number).executeTakeFirst()
