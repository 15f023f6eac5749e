import {
  downloadCatalogue,
  downloadLabel,
  downloadLabelVersion,
  downloadSheet,
  showPicture,
} from '#modules/catalogue/contract.ts'
import { countryOf } from '#modules/catalogue/countries.ts'
import type { RegistrationId } from '#modules/catalogue/events.ts'
import { packagingText } from '#modules/catalogue/products/packaging-text.ts'
import { visibleRegistrations } from '#modules/catalogue/products/portfolio.ts'
import { productArt } from '#modules/catalogue/products/product-art.ts'
import type {
  LabelOfRegistration,
  ProductRow,
  RegistrationOfProduct,
} from '#modules/catalogue/products/product-contract.ts'
import { offered, viewerOf } from '#modules/catalogue/routes.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { Limit } from '#platform/access/rate-limit.ts'
import { notFound } from '#platform/decision.ts'
import { type Download, serve, serveVisitors } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { DocumentDefinition } from '#platform/pdf/page.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { languageSpoken } from '#platform/text/say.ts'
import { dayIn, startOfDay } from '#platform/time/time-zone.ts'
import { companyZone, distributorOf, zoneOfCompany } from '#projections/distributors.ts'
import { labelsOfRegistration } from '#projections/labels.ts'
import { portfolio, productOfRegistration } from '#projections/products.ts'
import { type CatalogueEntry, cataloguePdf } from './catalogue-pdf.ts'
import { labelPdf } from './label-pdf.ts'
import { sheetPdf } from './sheet-pdf.ts'

/** Seconds that anybody may keep what everybody may see: a new picture shows within minutes. */
const PUBLIC_FOR = 300

const kindNames: Readonly<Record<LabelOfRegistration['kind'], string>> = {
  SECONDARY_PACKAGING: 'Secondary packaging',
  MASTER_CARTON: 'Master carton',
  SHIPPING_CARTON: 'Shipping carton',
  OTHER: 'Other packaging',
}

/** A file that staff uploaded, or null when there is none: then it is made from the data. */
const stored = async ({ files }: Services, path: string | null) => (path === null ? null : files.open(path))

const pdf = async ({ documents }: Services, name: string, definition: DocumentDefinition): Promise<Download> => ({
  download: await documents.make(definition),
  name,
  mediaType: 'application/pdf',
  inline: true,
})

const shownPrices = (registrations: readonly RegistrationOfProduct[]): CatalogueEntry['prices'] =>
  registrations.flatMap(({ sellable, countryId, price, discount, effectivePrice }) =>
    sellable && price !== null && effectivePrice !== null
      ? [{ country: countryOf(countryId).name, price, discount, effectivePrice }]
      : [],
  )

/** Rows that come in the order of their categories, as chapters. */
const chapters = (rows: readonly ProductRow[], pricesOf: (row: ProductRow) => CatalogueEntry['prices']) =>
  [...Map.groupBy(rows, ({ categoryName }) => categoryName)].map(([name, inCategory]) => ({
    name,
    subCategories: [...Map.groupBy(inCategory, ({ subCategoryName }) => subCategoryName)].map(
      ([subName, products]) => ({
        name: subName,
        products: products.map((row) => ({ ...row, prices: pricesOf(row) })),
      }),
    ),
  }))

const noLabel = notFound('No label available')

/** A registration that this person may know of, with its product. */
const registrationFor = async (db: ReadModels, me: Me, id: RegistrationId) => {
  const row = await productOfRegistration(db, id)
  const its = row && visibleRegistrations(await viewerOf(db, me), row).find((it) => it.id === id)
  return row && its ? { row, its } : undefined
}
type FoundRegistration = NonNullable<Awaited<ReturnType<typeof registrationFor>>>

/** The artwork that was uploaded, or a proof. */
const labelFile = async (
  services: Services,
  me: Me,
  { row, its }: FoundRegistration,
  label: Pick<LabelOfRegistration, 'kind' | 'name' | 'code' | 'file' | 'publishedAt'>,
): Promise<Download> => {
  const { configuration } = services
  const artwork = await stored(services, label.file)
  if (artwork) return { download: artwork.body, name: artwork.name, mediaType: artwork.mediaType, inline: true }
  const definition = labelPdf({
    brand: configuration.brand,
    language: languageSpoken(),
    publishedAt: label.publishedAt,
    timeZone: await companyZone(services, me.distributorId),
    productUrl: `${configuration.publicUrl}/product/${row.id}`,
    kind: kindNames[label.kind],
    name: label.name,
    code: label.code,
    country: countryOf(its.countryId).name,
    reference: row.reference,
    product: row.name,
    description: row.description,
    packaging: row.packagings[0]?.name ?? null,
    sterile: row.sterile,
  })
  return pdf(services, `${label.code}.pdf`, definition)
}

/** By company: a catalogue is made again with every change of its name or prices, which takes seconds. */
const catalogueLimit: Limit = {
  name: 'catalogue',
  allowed: 10,
  seconds: 600,
  says: 'Your company has downloaded its catalogue many times. Please try again in a few minutes.',
}

export const documentRoutes = [
  serveVisitors(downloadCatalogue, async ({ me, now, ...services }) => {
    const { db, configuration, rateLimits } = services
    const tooMany = me?.distributorId ? await rateLimits.take(catalogueLimit, me.distributorId) : null
    if (tooMany) return tooMany
    const [viewer, rows] = await Promise.all([viewerOf(db, me), portfolio(db)])
    const company = me?.distributorId ? await distributorOf(db, me.distributorId) : undefined
    const timeZone = company ? zoneOfCompany(company) : configuration.officeTimeZone
    const countries = (company?.countryIds ?? []).map((id) => countryOf(id).name)
    const definition = cataloguePdf({
      brand: configuration.brand,
      language: languageSpoken(),
      timeZone,
      madeAt: moment(startOfDay(dayIn(now, timeZone), timeZone)),
      shopUrl: `${configuration.publicUrl}/shop`,
      distributor: company ? { name: company.organizationName, countries } : null,
      // Staff take it to any customer: it holds prices only for the one whom they belong to.
      categories: chapters(rows, (row) => (company ? shownPrices(visibleRegistrations(viewer, row)) : [])),
    })
    return pdf(services, `${configuration.brand.name} catalogue.pdf`, definition)
  }),

  serveVisitors(showPicture, async ({ input: { id }, ...services }) => {
    const row = await offered(services.db, id)
    const photograph = await stored(services, row.image)
    if (photograph) {
      const { body, name, mediaType } = photograph
      return { download: body, name, mediaType, inline: true, publicFor: PUBLIC_FOR }
    }
    const drawing = Buffer.from(productArt(row.reference, row.artwork, row.categoryName))
    return {
      download: drawing,
      name: `${row.reference}.svg`,
      mediaType: 'image/svg+xml',
      inline: true,
      publicFor: PUBLIC_FOR,
    }
  }),

  serveVisitors(downloadSheet, async ({ input: { id }, ...services }) => {
    const { db, configuration } = services
    const row = await offered(db, id)
    const sheet = await stored(services, row.file)
    if (sheet) return { download: sheet.body, name: sheet.name, mediaType: sheet.mediaType, inline: true }
    const definition = sheetPdf({
      ...row,
      brand: configuration.brand,
      language: languageSpoken(),
      revisedAt: moment(new Date(row.revisedAt)),
      productUrl: `${configuration.publicUrl}/product/${row.id}`,
      MBDreferenceCode: row.mbdReferenceCode,
      category: row.categoryName,
      subCategory: row.subCategoryName,
      packagings: row.packagings.map(packagingText),
    })
    return pdf(services, `${row.reference} product sheet.pdf`, definition)
  }),

  serve(downloadLabel, async ({ me, input: { id }, ...services }) => {
    const found = await registrationFor(services.db, me, id)
    const label = found?.its.labels.find(({ kind }) => kind === 'SECONDARY_PACKAGING')
    return found && label ? labelFile(services, me, found, label) : noLabel
  }),

  serve(downloadLabelVersion, async ({ me, input: { id, labelId }, ...services }) => {
    const [found, labels] = await Promise.all([
      registrationFor(services.db, me, id),
      labelsOfRegistration(services.db, id),
    ])
    const label = labels?.versions.find((version) => version.id === labelId)
    return found && label ? labelFile(services, me, found, label) : noLabel
  }),
]
