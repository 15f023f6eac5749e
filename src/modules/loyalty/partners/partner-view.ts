import type { PartnerOrder, PartnerProduct } from '#modules/loyalty/contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'

type StoredProduct = Omit<PartnerProduct, 'priceInCC'> & { readonly price: number }

/** A row of the price list as both sides read it. */
export const partnerProductAnswer = ({ id, name, price, description, kind }: StoredProduct): PartnerProduct => ({
  id,
  name,
  priceInCC: careCoins(price),
  description,
  kind,
})

type StoredOrder = Pick<PartnerOrder, 'id' | 'status' | 'closedAt' | 'note'> & {
  readonly partnerProductId: string
  readonly name: string
  readonly cost: number
  readonly placedAt: PartnerOrder['creationDate']
}

/** An ordered piece of material as both sides read it. */
export const partnerOrderAnswer = ({
  id,
  partnerProductId,
  name,
  cost,
  status,
  placedAt,
  closedAt,
  note,
}: StoredOrder): PartnerOrder => ({
  id,
  partnerProduct: { id: partnerProductId, name },
  costInCC: careCoins(cost),
  status,
  creationDate: placedAt,
  closedAt,
  note,
})
