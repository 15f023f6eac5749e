import type { OrderDetail } from '#modules/ordering/contract.ts'
import { RequestedDocument } from './RequestedDocument.tsx'
import { ShipmentCard } from './ShipmentCard.tsx'
import { ShippingDrafts } from './ShippingDrafts.tsx'

/** What the order waits for from its distributor, and where the goods are: where the links of a status lead. */
export const OrderDocuments = ({ order }: { order: OrderDetail }) => (
  <>
    <RequestedDocument order={order} />
    <ShippingDrafts order={order} />
    <ShipmentCard order={order} />
  </>
)
