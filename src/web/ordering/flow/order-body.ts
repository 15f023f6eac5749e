import type { CartSection, OrderDraft, placeOrder } from '#modules/ordering/contract.ts'
import type { Sent } from '#platform/http/endpoint.ts'

type Choices = Pick<
  OrderDraft,
  'shippingAddressId' | 'billingAddressId' | 'shipping' | 'certificates' | 'purchaseOrderNumber' | 'wishedDelivery'
>

/** Lines that can be ordered at all: errors name them by their place. */
export const sentLines = ({ products }: CartSection) =>
  products.flatMap(({ registrationId, ...line }) => (registrationId === null ? [] : [{ ...line, registrationId }]))

/** A section as the request that places it, which the server prices again. `total`: in cents, what the person knows of. */
export const orderBody = (
  section: CartSection,
  { shippingAddressId, billingAddressId, shipping, certificates, purchaseOrderNumber, wishedDelivery }: Choices,
  { contact, specialRequest, promoCodes }: OrderDraft,
  {
    total,
    careCoinsUsed,
    useNumberAgain,
  }: { readonly total: number; readonly careCoinsUsed: number; readonly useNumberAgain?: boolean | undefined },
): Sent<typeof placeOrder> => ({
  registrations: sentLines(section).map(({ registrationId, packagingId, quantity }) => ({
    registrationId,
    packagingId,
    quantity,
  })),
  ...{ shippingAddressId, billingAddressId, shipping, certificates, purchaseOrderNumber, wishedDelivery },
  ...{ contact, specialRequest },
  promoCode: promoCodes[section.sectionId] ?? null,
  ...(useNumberAgain && { useNumberAgain }),
  careCoinsUsed,
  expectedTotal: total,
  previousOrderId: section.previousOrderId,
})
