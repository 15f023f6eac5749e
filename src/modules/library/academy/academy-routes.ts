import { createHash } from 'node:crypto'
import { isForPerson } from '#modules/library/audience.ts'
import { CertificateNumber } from '#modules/library/events.ts'
import { foundFor, PRODUCTS_SHOWN, personOf, relatedProducts, shownTo } from '#modules/library/item-routes.ts'
import { filmOf, itemOf, itemsOf, textOf } from '#modules/library/item-view.ts'
import { reader as libraryReader } from '#modules/library/reader.ts'
import type { CertificateRow, ShelvedResource } from '#modules/library/row-contract.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { Limit } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { notFound, orRefuse } from '#platform/decision.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { Services } from '#platform/services.ts'
import { present } from '#platform/typed.ts'
import { certificateOf, certificatesOf } from '#projections/academy_certificates.ts'
import { distributorOf } from '#projections/distributors.ts'
import { shelvedCategory, shelvedItem } from '#projections/resources.ts'
import { namesOf } from '#projections/users.ts'
import * as calls from './academy-contract.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { issueCertificate, lessonOf, look } from './lessons.ts'

/** Numbers cannot be guessed; trying them costs no one else anything. */
const certificatesByAddress: Limit = {
  name: 'certificates by address',
  allowed: 60,
  seconds: 300,
  says: 'Too many requests from this address. Please try again later.',
}

/** 32 of them, without what looks like something else: 0 and O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** As hard to guess as an id is. */
const numberFrom = (id: string) => {
  const hash = [...createHash('sha256').update(id).digest()]
  const four = (at: number) =>
    hash
      .slice(at, at + 4)
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
  return CertificateNumber.make([0, 4, 8, 12].map(four).join('-'))
}

const certificate = ({ id, categoryId, categoryName, issuedAt, validUntil }: CertificateRow, now: Date) => ({
  number: id,
  category: { id: categoryId, name: categoryName },
  issuedAt,
  validUntil,
  valid: validUntil > moment(now),
})

const kind = 'womancare-academy'

/** An entry is called by its resource. */
const entryFrom = (found: ShelvedResource | undefined, resourceId: string): ShelvedResource | undefined =>
  found?.id === resourceId && found.kind === kind && found.published.length > 0 ? found : undefined

/** Whose it is, as they are called now. */
const holderOf = async ({ db, personal }: Services, { userId, distributorId }: CertificateRow) => {
  const [people, company] = await Promise.all([
    namesOf(db, [userId]).then((found) => personal.openAll([...found.values()])),
    distributorOf(db, distributorId),
  ])
  const [person] = people
  return { holder: person ? calledBy(person) : null, company: company?.organizationName ?? null }
}

const noCertificate = notFound('There is no certificate with this number')

export const academyRoutes = [
  serve(calls.readAcademyEntry, async (context) => {
    const { db, me, now, files, input } = context
    const [row, reader, shown, certificates] = await Promise.all([
      shelvedItem(db, input.resourceId).then((found) => entryFrom(found, input.resourceId)),
      personOf(context),
      shownTo(context),
      certificatesOf(db, me.userId),
    ])
    if (!row || !isForPerson(row.facts.audience, reader)) return notFound('This resource does not exist')
    const [first] = row.published
    const category = row.facts.productCategory?.id
    const course = category ? await shelvedCategory(db, { kind, categoryId: category, reader }) : [row]
    const films = course.flatMap(({ published }) =>
      published.flatMap((variant) => {
        const film = filmOf(variant, shown)
        return film ? [[variant.id, film] as const] : []
      }),
    )
    const earned = certificates.find(({ categoryId }) => categoryId === category)
    return {
      entry: itemOf(row, present(first), shown),
      blocks: textOf(first?.content.content ?? '', files),
      items: itemsOf(course, shown),
      films: Object.fromEntries(films),
      products: relatedProducts(row, shown.products, PRODUCTS_SHOWN),
      progress: { done: course.filter(({ id }) => shown.isDone(id)).length, of: course.length },
      certificate: earned ? certificate(earned, now) : null,
    }
  }),

  serve(calls.listCertificates, async ({ db, me, now }) =>
    (await certificatesOf(db, me.userId)).map((row) => certificate(row, now)),
  ),

  serve(calls.askForCertificate, async (context) => {
    const { log, me, now, newId, input } = context
    const reader = await personOf(context)
    const course = await shelvedCategory(context.db, { kind, categoryId: input.categoryId, reader })
    const category = orRefuse(course[0]?.facts.productCategory ?? notFound('This category does not exist'))
    const lessons = course.map(({ id }) => id)
    const about = { category, lessons, distributorId: me.distributorId }
    await log.decide(libraryReader, me.userId, issueCertificate(about, numberFrom(newId()), now))
    return { success: true } as const
  }),

  serve(calls.downloadCertificate, async ({ me, input: { number }, ...services }) => {
    const { db, configuration, documents } = services
    const row = await certificateOf(db, number)
    if (!row || row.userId !== me.userId) return noCertificate
    const { brand, publicUrl } = configuration
    const definition = certificatePdf({ ...row, ...(await holderOf(services, row)), brand, publicUrl })
    return {
      download: await documents.make(definition),
      name: `certificate-${number}.pdf`,
      mediaType: 'application/pdf',
    }
  }),

  serveVisitors(calls.verifyCertificate, async ({ caller, now, input: { number }, ...services }) => {
    const tooMany = await services.rateLimits.take(certificatesByAddress, networkOf(caller.address))
    if (tooMany) return tooMany
    const row = await certificateOf(services.db, number)
    return row ? { ...certificate(row, now), ...(await holderOf(services, row)) } : noCertificate
  }),

  serve(calls.previewItem, async (context) => {
    const { row, variant } = await foundFor(context, context.input.id)
    const { file, externalLink, title } = variant.content
    const url = orRefuse((file ? context.files.lend(file.path) : externalLink) ?? notFound('This resource has no file'))
    await context.log.decide(libraryReader, context.me.userId, look(lessonOf(row, variant)))
    return { url, name: file?.name ?? title }
  }),
]
