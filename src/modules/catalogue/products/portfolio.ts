import { countryOf } from '#modules/catalogue/countries.ts'
import { atListPrice } from '#modules/catalogue/prices/list-price.ts'
import type { CareCoins } from '#modules/terms/care-coins.ts'
import { moment } from '#platform/moment.ts'
import { percent } from '#platform/money.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { present } from '#platform/typed.ts'
import type {
  Label,
  LabelOfRegistration,
  Product,
  ProductRow,
  Registration,
  RegistrationOfProduct,
} from './product-contract.ts'

/** An open request of a distributor: for another label than `labelId` in a country, or (null) for the product itself. */
export type LabelRequest = {
  readonly productId: string
  readonly countryId: string | null
  readonly labelId: string | null
}

/** An agreement of a distributor, for these products in one country. */
export type AgreementCover = {
  readonly type: NonNullable<Registration['agreementType']>
  readonly countryId: string
  readonly productCodes: readonly string[]
  /** The address of its document. */
  readonly document: string
}

/** Who looks at the portfolio, and so what they see of it. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'staff' }
  | {
      readonly kind: 'distributor'
      readonly countryIds: readonly string[]
      /** Its account is not activated yet: it sees no net prices. */
      readonly isPending: boolean
      readonly loyaltyProgramGroup: 1 | 2 | null
      readonly requested: readonly LabelRequest[]
      readonly agreements: readonly AgreementCover[]
    }

/** The row's registrations that this person may know of: a distributor's own countries, and no other. */
export const visibleRegistrations = (viewer: Viewer, row: ProductRow): readonly RegistrationOfProduct[] => {
  if (viewer.kind === 'visitor') return []
  if (viewer.kind === 'staff') return row.registrations
  const { registrations } = viewer.isPending ? atListPrice(row) : row
  return registrations.filter(({ countryId }) => viewer.countryIds.includes(countryId))
}

/** The label that a buyer is shown, or null: 'No label available'. */
export const labelShown = ({ id: registrationId, labels }: RegistrationOfProduct): Label | null => {
  const label = labels.find(({ kind }) => kind === 'SECONDARY_PACKAGING')
  if (!label) return null
  return { id: label.id, code: label.code, name: label.name, file: `/api/registrations/${registrationId}/label.pdf` }
}

const labelOf = ({ id, labels }: RegistrationOfProduct, kind: LabelOfRegistration['kind']): Label | null => {
  const label = labels.find((it) => it.kind === kind)
  if (!label) return null
  return {
    id: label.id,
    code: label.code,
    name: label.name,
    file: `/api/registrations/${id}/labels/${label.id}/label.pdf`,
  }
}

/** What a product is sold under in a country: the distributor agreement, before those on supply and quality. */
const agreementFor = (viewer: Viewer, { reference }: ProductRow, { countryId }: RegistrationOfProduct) => {
  if (viewer.kind !== 'distributor') return undefined
  const covers = (it: AgreementCover) => it.countryId === countryId && it.productCodes.includes(reference)
  const agreed = viewer.agreements.filter(covers)
  return agreed.find(({ type }) => type === 'DISTRIBUTOR') ?? agreed[0]
}

export const registrationShown = (
  viewer: Viewer,
  row: ProductRow,
  registration: RegistrationOfProduct,
): Registration => {
  const { id: productId } = row
  const label = labelShown(registration)
  const agreement = agreementFor(viewer, row, registration)
  return {
    id: registration.id,
    country: countryOf(registration.countryId),
    status: registration.status,
    creationDate: moment(new Date(registration.createdAt)),
    price: registration.price,
    discount: registration.discount,
    effectivePrice: registration.effectivePrice,
    label,
    secondaryPackagingLabel: labelOf(registration, 'SECONDARY_PACKAGING'),
    masterCartonLabel: labelOf(registration, 'MASTER_CARTON'),
    shippingCartonLabel: labelOf(registration, 'SHIPPING_CARTON'),
    otherLabel: labelOf(registration, 'OTHER'),
    agreementType: agreement?.type ?? null,
    agreementDocument: agreement?.document ?? null,
    labelRequested:
      viewer.kind === 'distributor' &&
      viewer.requested.some(
        (request) =>
          request.productId === productId &&
          request.countryId === registration.countryId &&
          request.labelId === (label?.id ?? null),
      ),
  }
}

const careCoinsOf = (viewer: Viewer, { careCoins }: ProductRow): CareCoins | null => {
  if (viewer.kind !== 'distributor' || viewer.loyaltyProgramGroup === null) return null
  return viewer.loyaltyProgramGroup === 1 ? careCoins.group1 : careCoins.group2
}

/** A row as this person may see it. */
export const productShown = (viewer: Viewer, row: ProductRow): Product => {
  const forEverybody: Product = {
    id: row.id,
    name: row.name,
    reference: row.reference,
    MBDreferenceCode: row.mbdReferenceCode,
    description: row.description,
    technicalDescription: row.technicalDescription,
    image: `/api/products/${row.id}/picture`,
    file: `/api/products/${row.id}/sheet.pdf`,
    artwork: row.artwork,
    sterile: row.sterile,
    minimumOrderQuantity: row.minimumOrderQuantity,
    orderQuantityStep: row.orderQuantityStep,
    packagings: row.packagings,
    productSubCategory: {
      id: row.subCategoryId,
      name: row.subCategoryName,
      productCategory: { id: row.categoryId, name: row.categoryName },
    },
    careCoinGroup1: row.careCoins.group1,
    careCoinGroup2: row.careCoins.group2,
  }
  if (viewer.kind === 'visitor') return forEverybody

  const visible = visibleRegistrations(viewer, row)
  const cheapest = visible
    .filter(({ sellable }) => sellable)
    .reduce<RegistrationOfProduct | null>(
      (best, it) => (best === null || (it.effectivePrice as number) < (best.effectivePrice as number) ? it : best),
      null,
    )
  return {
    ...forEverybody,
    available: cheapest !== null,
    minPrice: cheapest?.effectivePrice ?? null,
    price: cheapest?.price ?? null,
    discount: cheapest?.discount ?? percent(0),
    registrations: visible
      .map((it) => registrationShown(viewer, row, it))
      .toSorted((a, b) => compareTexts(a.country.name, b.country.name)),
    careCoins: careCoinsOf(viewer, row),
    requested:
      viewer.kind === 'distributor' &&
      viewer.requested.some((request) => request.productId === row.id && request.countryId === null),
  }
}

/** At most this many in each of the two lists next to a product. */
export const RELATED = 8

/** What is bought with a product (its sub-category), and what else could interest (its category first); available ones first. */
export const related = (
  id: string,
  all: readonly Product[],
): { frequentlyPurchasedWith: Product[]; interestedIn: Product[] } => {
  const { productSubCategory: sub } = present(all.find((it) => it.id === id))
  const others = all
    .filter((it) => it.id !== id)
    .toSorted((a, b) => Number(b.available ?? false) - Number(a.available ?? false))
  const inSub = (it: Product) => it.productSubCategory.id === sub.id
  const inCategory = (it: Product) => it.productSubCategory.productCategory.id === sub.productCategory.id
  const elsewhere = others.filter((it) => !inSub(it))
  return {
    frequentlyPurchasedWith: others.filter(inSub).slice(0, RELATED),
    interestedIn: [...elsewhere.filter(inCategory), ...elsewhere.filter((it) => !inCategory(it))].slice(0, RELATED),
  }
}
